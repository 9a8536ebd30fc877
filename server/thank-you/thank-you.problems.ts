import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const thankYouProblem = problemsOf({
  'donation-not-received': {
    status: 404,
    title: 'This gift wasn’t given to you',
    detail: 'No e-mail was sent. Reload your list of gifts and choose again.',
  },
  'donation-refunded': {
    status: 409,
    title: 'A gift was refunded',
    detail: 'No e-mail was sent: one of these gifts was refunded. Leave it out and send again.',
  },
  'donation-thanked': {
    status: 409,
    title: 'You’ve already said thanks for this',
    detail:
      'No e-mail was sent: you’ve already said thanks for one of these gifts. Leave it out and send again.',
  },
});
