import { type ProblemError, problemsOf } from '#server/platform/problems/problem-error.ts';
import { windows } from './fraud.rules.ts';

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

const span = (seconds: number): string =>
  seconds > windows.hour ? 'in a day' : seconds > windows.tenMinutes ? 'in an hour' : 'in ten minutes';

/** Refuses for so many seconds, which the person is told. */
export const tooManyAttempts = (seconds: number): ProblemError =>
  fraudProblem('too-many-attempts', {
    headers: { 'retry-after': String(seconds) },
    detail: `Nothing was charged. You can try again ${span(seconds)}, or write to us.`,
  });
