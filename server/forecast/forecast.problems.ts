import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const forecastProblem = problemsOf({
  'forecast-route-unknown': {
    status: 404,
    title: 'This route isn’t on your rides',
    detail: 'Choose a route of a ride that you are registered for.',
  },
  'forecast-share-too-high': {
    status: 422,
    title: 'You can’t share that much',
    detail: 'You can share what you raised beyond your commitment. Choose a smaller amount.',
  },
});
