import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const contactAddressProblem = problemsOf({
  'contact-address-unchanged': {
    status: 409,
    title: 'We write to this address already',
    detail: 'This is the address that we write to now. Enter another one.',
  },
  'contact-address-taken': {
    status: 409,
    title: 'This address belongs to another account',
    detail: 'Another account uses this e-mail address. Enter a different one.',
  },
  'too-many-codes': {
    status: 429,
    title: 'That is enough codes for now',
    detail: 'We sent five codes within an hour. Look in the spam folder, or try again in an hour.',
    securityEvent: 'rate-limited',
  },
  'code-wrong': {
    status: 422,
    title: 'This is not the code',
    detail: 'This isn’t the code that we sent. Check the newest e-mail, and type its six digits.',
  },
  'code-expired': {
    status: 409,
    title: 'This code is too old',
    detail: 'A code is good for 20 minutes. Send a new one.',
  },
  'code-used-up': {
    status: 409,
    title: 'That was too many tries',
    detail: 'This code was typed wrong too often. Send a new one.',
  },
});
