import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const fraudProblem = problemsOf({
  'proof-of-work-needed': {
    status: 428,
    title: 'One moment',
    detail: 'Nothing was charged. Your browser runs a quick security check, then sends your gift.',
    securityEvent: 'card-testing',
  },
  'authentication-needed': {
    status: 428,
    title: 'Your bank wants to make sure it’s you',
    detail:
      'Nothing was charged. Confirm with your bank that this card is yours, or pay with PayPal, Google Pay or Apple Pay.',
    securityEvent: 'card-testing',
  },
  'too-many-attempts': {
    status: 429,
    title: 'Too many tries',
    detail: 'Nothing was charged. Wait a few minutes before you try again, or write to us.',
    securityEvent: 'card-testing',
  },
});
