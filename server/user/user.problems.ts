import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const userProblem = problemsOf({
  'person-not-found': {
    status: 404,
    title: 'We couldn’t find this person',
    detail: 'There’s no one at this address. It may have changed.',
  },
  'person-not-yours': {
    status: 403,
    title: 'This belongs to someone else',
    detail: 'Only the owner can see and do this. Sign in with the account it belongs to.',
  },
  'route-not-ridden': {
    status: 404,
    title: 'You don’t have a route here',
    detail: 'You don’t have a route on this ride. Check your registration to see what you ride.',
  },
  'goal-too-low': {
    status: 422,
    title: 'The goal is below your commitment',
    detail: 'Set a goal of at least the amount you commit to raise.',
  },
  'contact-mismatch': {
    status: 422,
    title: 'This is not your sign-in',
    detail: 'That isn’t the account you’re signed in with. Please login again and try once more.',
  },
  'address-in-use': {
    status: 409,
    title: 'You have an account already',
    detail: 'You have an account with this e-mail address already. Sign in the way you did before.',
  },
});
