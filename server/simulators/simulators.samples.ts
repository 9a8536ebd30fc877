import type { Samples } from '#server/platform/mail/email.ts';
import { passwordResetLetter, signUpLetter } from './identity/code-emails.ts';

export const simulatorsSamples = (publicUrl: string): Samples<'sign-up-code' | 'password-reset-code'> => ({
  'sign-up-code': [{ what: 'Signing up', letter: signUpLetter(publicUrl)('maya@example.org', '482913') }],
  'password-reset-code': [
    { what: 'New password', letter: passwordResetLetter(publicUrl)('maya@example.org', '730164') },
  ],
});
