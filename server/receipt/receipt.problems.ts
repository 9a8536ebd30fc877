import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const receiptProblem = problemsOf({
  'giving-year-empty': {
    status: 404,
    title: 'You gave nothing in that year',
    detail:
      'Choose a year in which you gave. Gifts under another e-mail address are summed up for that address.',
  },
});
