import type { Letter } from '#server/platform/mail/mail.ts';
import { html } from '#server/platform/pages/html.ts';

/** The letter with a sign-up code. The code comes first: phones show it without opening the letter. */
export const codeLetter = (to: string, code: string): Letter => ({
  to,
  subject: `${code} is your code`,
  kind: 'sign-up-code',
  text: `${code} is the code that confirms your e-mail address.

Type it where you were signing up. It is good for 20 minutes.

If you didn’t ask for it, somebody mistyped their address: you can forget this letter.`,
  html: html`<p style="font-size:28px;font-weight:700;letter-spacing:.2em">${code}</p>
<p>This is the code that confirms your e-mail address. Type it where you were signing up. It is good for 20 minutes.</p>
<p>If you didn’t ask for it, somebody mistyped their address: you can forget this letter.</p>`.text,
});
