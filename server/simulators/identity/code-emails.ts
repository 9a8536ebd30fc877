import type { Letter } from '#server/platform/mail/mail.ts';
import { html } from '#server/platform/pages/html.ts';

/** Letters that count when somebody tries an address too often. */
export const codeLetterKinds: string[] = ['sign-up-code', 'password-reset-code'];

type Words = { kind: string; means: string; typeIt: string; otherwise: string };

/** The code comes first: phones show it without opening the letter. */
const letterWith =
  ({ kind, means, typeIt, otherwise }: Words) =>
  (to: string, code: string): Letter => ({
    to,
    subject: `${code} is your code`,
    kind,
    text: `${code} is the code ${means}.

${typeIt} It is good for 20 minutes.

${otherwise}`,
    html: html`<p style="font-size:28px;font-weight:700;letter-spacing:.2em">${code}</p>
<p>This is the code ${means}. ${typeIt} It is good for 20 minutes.</p>
<p>${otherwise}</p>`.text,
  });

/** The letter with a sign-up code. */
export const signUpLetter = letterWith({
  kind: 'sign-up-code',
  means: 'that confirms your e-mail address',
  typeIt: 'Type it where you were signing up.',
  otherwise: 'If you didn’t ask for it, somebody mistyped their address: you can forget this letter.',
});

/** The letter with the code that comes before a new password. */
export const passwordResetLetter = letterWith({
  kind: 'password-reset-code',
  means: 'with which you choose a new password',
  typeIt: 'Type it where you said that you forgot the old one.',
  otherwise:
    'If you didn’t ask for it, somebody else typed your address. Your password stays as it is, as long as you give this code to nobody.',
});
