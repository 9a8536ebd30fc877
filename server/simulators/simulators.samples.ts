import type { Samples } from '#server/platform/mail/email.ts';
import { passwordResetEmail, signUpEmail } from './identity/code-emails.ts';

export const simulatorsSamples = (publicUrl: string): Samples<'sign-up-code' | 'password-reset-code'> => ({
  'sign-up-code': [{ what: 'Signing up', letter: signUpEmail(publicUrl)('maya@example.org', '482913') }],
  'password-reset-code': [
    { what: 'New password', letter: passwordResetEmail(publicUrl)('maya@example.org', '730164') },
  ],
});
