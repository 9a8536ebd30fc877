import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const contactAddressProblem = problemsOf({
  'contact-address-unchanged': {
    status: 409,
    title: 'We already write to this address',
    detail: 'We already write to you at this address. Enter another one.',
  },
  'contact-address-taken': {
    status: 409,
    title: 'This address belongs to another account',
    detail: 'Another account uses this e-mail address. Enter a different one.',
  },
  'too-many-codes': {
    status: 429,
    title: 'You’ve asked for enough codes for now',
    detail: 'We’ve sent five codes within an hour. Check your spam folder, or try again in an hour.',
    securityEvent: 'rate-limited',
  },
  'code-wrong': {
    status: 422,
    title: 'That code isn’t right',
    detail: 'This isn’t the code we sent. Check the latest e-mail and enter its six digits.',
  },
  'code-expired': {
    status: 409,
    title: 'This code has expired',
    detail: 'A code works for 20 minutes. Send a new one.',
  },
  'code-used-up': {
    status: 409,
    title: 'That was too many tries',
    detail: 'You entered the wrong code too many times. Send a new one.',
  },
});
