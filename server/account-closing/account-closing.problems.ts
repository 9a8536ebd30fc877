import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const accountClosingProblem = problemsOf({
  'name-not-typed': {
    status: 422,
    title: 'This is not your first name',
    detail: 'Type your first name as it appears on your page.',
  },
  'payment-open': {
    status: 409,
    title: 'A payment is still open',
    detail: 'We’re waiting for the bank’s answer to a payment of yours. Try again in a few minutes.',
  },
  'commitment-unmet': {
    status: 409,
    title: 'Your ride comes first',
    detail: 'You haven’t met your commitment yet. Cancel your ride, or become a Challenger instead.',
  },
});
