import { writeEmail } from '#server/platform/mail/email.ts';
import type { Email, EmailKind } from '#server/platform/mail/mail.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'sign-up-code': true;
    'password-reset-code': true;
  }
}

/** The kinds of e-mail that count against an address's limit. */
export const codeEmailKinds: EmailKind[] = ['sign-up-code', 'password-reset-code'];

type CodeEmailTexts = {
  kind: EmailKind;
  says: (code: string) => string;
  otherwise: string;
  because: string;
};

/** The code comes first: phones show it in the notification. `site` is the address of the home page. */
const emailWith =
  ({ kind, says, otherwise, because }: CodeEmailTexts) =>
  (site: string) =>
  (to: string, code: string): Email => ({
    ...writeEmail(
      `${code} is your code`,
      [`${says(code)} It works for 20 minutes.`, otherwise],
      { text: 'Open our site', url: site },
      { because, climb: { id: kind } },
    ),
    to,
    kind,
  });

export const signUpEmail = emailWith({
  kind: 'sign-up-code',
  says: (code) => `${code} is the code that confirms your e-mail address. Enter it where you’re signing up.`,
  otherwise: 'If you didn’t ask for it, someone mistyped their address. You can ignore this e-mail.',
  because: 'someone is signing up with this address',
});

export const passwordResetEmail = emailWith({
  kind: 'password-reset-code',
  says: (code) => `${code} is the code for choosing a new password. Enter it where you asked for it.`,
  otherwise:
    'If you didn’t ask for it, someone else typed in your address. Your password stays the same as long as you don’t share this code.',
  because: 'someone asked for a new password with this address',
});
