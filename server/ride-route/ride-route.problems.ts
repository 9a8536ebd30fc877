import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const rideRouteProblem = problemsOf({
  'route-terms-changed': {
    status: 409,
    title: 'What this route asks for has changed',
    detail: 'Nothing changed. Check the new figures and confirm them.',
  },
  'route-change-open': {
    status: 409,
    title: 'Your payment is still being checked',
    detail: 'We’re checking whether your payment for another route went through. Please wait a moment.',
  },
  'too-late-to-lower': {
    status: 409,
    title: 'It’s too late for a route with a lower commitment',
    detail: 'You can still move to a route with a higher commitment while there are places.',
  },
  'ride-begun': {
    status: 409,
    title: 'The ride has started',
    detail: 'You can’t change routes on or after the day of the ride.',
  },
  'same-route': {
    status: 422,
    title: 'You’re already on this route',
    detail: 'You’re already on this route. Choose another one.',
  },
  'place-free': {
    status: 409,
    title: 'This route has a free place',
    detail: 'There’s a place on this route, so you don’t need the waiting list. Choose the route.',
  },
  'place-taken': {
    status: 409,
    title: 'This route is full',
    detail: 'Someone just took the last place on this route. You keep the place you have.',
  },
});
