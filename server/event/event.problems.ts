import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const eventProblem = problemsOf({
  'event-not-found': {
    status: 404,
    title: 'There is no event yet',
    detail: 'The next event has not been announced yet. Look in again soon.',
  },
  'ride-not-found': {
    status: 404,
    title: 'We couldn’t find this ride',
    detail: 'There is no such ride this year. Choose one of the rides of the event.',
  },
});
