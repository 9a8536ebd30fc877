import { accountPath } from '#server/platform/identity/local/tenant.ts';
import { html } from '#server/platform/pages/html.ts';
import { frame } from './frame.ts';
import { initials } from './initials.ts';

type Account = { firstName: string; lastName: string; email: string | null };

export const consentPage = ({ firstName, lastName, email }: Account, method: string, back: string): string =>
  frame(
    'Share your name and e-mail address',
    html`<h1>Product would like your name and e-mail address</h1>
<p class="lede">You’re signing in with ${method}. Nothing else is passed on, and nothing is posted in your name.</p>
<dl class="shared">
  <div>${initials(firstName, lastName)}<dt>Your name</dt><dd>${firstName} ${lastName}</dd></div>
  <div><span class="initials" aria-hidden="true">@</span><dt>Your e-mail address</dt>
    <dd>${email ?? 'This account has none'}</dd></div>
</dl>
<form method="post">
  <button class="primary" name="action" value="agree">Continue</button>
</form>
<p class="sandbox">You can take this back at any time at <a href="${accountPath}">what Product may see</a>.</p>
<p class="aside">Rather not? <a href="${back}">Cancel</a></p>`,
  );
