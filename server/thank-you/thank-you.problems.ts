import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const thankYouProblem = problemsOf({
  'donation-not-received': {
    status: 404,
    title: 'This gift wasn’t given to you',
    detail: 'Nobody was written to. Load your list of gifts again, and choose from it.',
  },
  'donation-refunded': {
    status: 409,
    title: 'A gift was given back',
    detail:
      'Nobody was written to: one of these gifts was given back to its donor. Leave it out, and send again.',
  },
  'donation-thanked': {
    status: 409,
    title: 'You have thanked for this',
    detail:
      'Nobody was written to: you have thanked for one of these gifts before. Leave it out, and send again.',
  },
});
