import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const userProblem = problemsOf({
  'person-not-found': {
    status: 404,
    title: 'We couldn’t find this person',
    detail: 'There is nobody at this address. They may have changed it.',
  },
  'person-not-yours': {
    status: 403,
    title: 'This is somebody else’s',
    detail: 'Only the person themself can see and do this. Sign in with the account that it belongs to.',
  },
  'route-not-ridden': {
    status: 404,
    title: 'You ride no route here',
    detail: 'There is no route of yours in this ride. Your registration says what you ride.',
  },
  'contact-mismatch': {
    status: 422,
    title: 'This is not your sign-in',
    detail: 'The contact has to be made for the person who is signed in. Sign in again and try once more.',
  },
  'address-in-use': {
    status: 409,
    title: 'You have an account already',
    detail: 'You have an account with this e-mail address already. Sign in the way you did before.',
  },
});
