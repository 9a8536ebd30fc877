import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const receiptProblem = problemsOf({
  'giving-year-empty': {
    status: 404,
    title: 'You didn’t give in that year',
    detail:
      'Choose a year in which you gave. Gifts made with another e-mail address are on that address’s summary.',
  },
});
