import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const rideRouteProblem = problemsOf({
  'route-terms-changed': {
    status: 409,
    title: 'What this route asks for has changed',
    detail: 'Nothing was changed. Look at the new figures, and confirm them.',
  },
  'route-change-open': {
    status: 409,
    title: 'Your payment is still being checked',
    detail: 'We are finding out whether your payment for another route went through. Wait a moment.',
  },
  'too-late-to-lower': {
    status: 409,
    title: 'It is too late for a lower route',
    detail:
      'The last day for a route with a lower commitment is over. You can still move up while there are places.',
  },
  'ride-begun': {
    status: 409,
    title: 'The ride is on',
    detail: 'From the day of the ride on, routes stay as they are.',
  },
  'same-route': {
    status: 422,
    title: 'You ride this route already',
    detail: 'You ride this route already. Choose another one.',
  },
  'place-free': {
    status: 409,
    title: 'This route has a free place',
    detail: 'There is a place on this route, so nobody waits for it. Choose it.',
  },
  'place-taken': {
    status: 409,
    title: 'This route is full',
    detail: 'The last place on this route has just gone. You keep the place that you have.',
  },
});
