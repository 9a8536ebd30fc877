import { fullNameOf } from '#machines/form/person-name.ts';
import type { LoginMethod } from '#server/platform/identity/policies.ts';
import { accountPath } from '#server/platform/identity/simulated-tenant.ts';
import { html } from '#server/platform/pages/html.ts';
import { methodNames } from '#server/simulators/identity/method-names.ts';
import { initials, standIn } from './field.ts';
import { frame } from './frame.ts';

type Account = { method: LoginMethod; firstName: string; lastName: string; email: string | null };

export const consentPage = ({ method, firstName, lastName, email }: Account, back: string): string =>
  frame(
    'Share your name and e-mail address',
    html`${method !== 'email' && standIn(methodNames[method])}
<h1>Product would like your name and e-mail address</h1>
<p class="lede">You’re signing in with ${methodNames[method]}. Nothing else is passed on, and nothing is posted in your name.</p>
<ul class="shared">
  <li class="account">${initials(firstName, lastName)}
    <span><small>Your name</small><strong>${fullNameOf({ firstName, lastName })}</strong></span></li>
  <li class="account"><span class="initials" aria-hidden="true">@</span>
    <span><small>Your e-mail address</small><strong>${email ?? 'This account has none'}</strong></span></li>
</ul>
<form method="post">
  <button class="primary" name="action" value="agree">Continue</button>
</form>
<p class="sandbox">You can take this back at any time at <a href="${accountPath}" target="_blank">what Product may see</a>.</p>
<p class="aside">Rather not? <a href="${back}">Cancel</a></p>`,
  );
