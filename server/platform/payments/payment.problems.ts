import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const paymentProblem = problemsOf({
  'payment-declined': {
    status: 402,
    title: 'Your payment was declined',
    detail: 'Nothing was charged. Try again, or use another payment method.',
  },
  'payment-outcome-unknown': {
    status: 503,
    title: 'We’re still waiting for the answer',
    detail: 'The payment service hasn’t answered yet. Don’t pay again: we’ll find out and tell you.',
  },
  'payment-method-missing': {
    status: 404,
    title: 'No payment method is saved',
    detail: 'Add a payment method first.',
  },
  'notification-forged': {
    status: 400,
    title: 'This is not from the payment gateway',
    detail: 'Its signature does not fit what it says. Nothing was changed.',
    securityEvent: 'webhook-forged',
  },
  'notification-malformed': {
    status: 400,
    title: 'This notification can’t be read',
    detail: 'It is signed, but it holds nothing that we can read. Nothing was changed.',
  },
});
