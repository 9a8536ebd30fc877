import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const recurringDonationProblem = problemsOf({
  'recurring-donation-not-found': {
    status: 404,
    title: 'There is no such monthly gift',
    detail: 'It may have ended. Your monthly gifts say which there are.',
  },
});
