import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const receiptProblem = problemsOf({
  'receipt-not-found': {
    status: 404,
    title: 'We don’t have this receipt for you',
    detail:
      'No receipt was sent. Sign in with the account or the e-mail address that the gift was made with.',
  },
  'giving-year-empty': {
    status: 404,
    title: 'You didn’t give in that year',
    detail:
      'Choose a year in which you gave. Gifts made with another e-mail address are on that address’s summary.',
  },
});
