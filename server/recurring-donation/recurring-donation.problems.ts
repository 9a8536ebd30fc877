import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const recurringDonationProblem = problemsOf({
  'recurring-donation-not-found': {
    status: 404,
    title: 'We can’t find this monthly gift',
    detail: 'It may have ended. Check your list of monthly gifts.',
  },
});
