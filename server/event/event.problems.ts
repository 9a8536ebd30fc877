import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const eventProblem = problemsOf({
  'event-not-found': {
    status: 404,
    title: 'There’s no event yet',
    detail: 'We haven’t announced the next event yet. Please check back later.',
  },
  'ride-not-found': {
    status: 404,
    title: 'We couldn’t find this ride',
    detail: 'There is no such ride this year. Choose one of the rides of the event.',
  },
});
