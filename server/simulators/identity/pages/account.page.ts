import { fullNameOf } from '#machines/form/person-name.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { initials } from './field.ts';
import { frame } from './frame.ts';

type Account = { firstName: string; lastName: string; email: string | null; hasConsented: boolean };

const title = 'What Product may see';

const granted = (email: string | null): Markup => html`<p class="lede">Product may see your name${
  email !== null && html` and your <span class="whole">e-mail</span> address`
}. Take that back, and it asks you again before your next sign-in; what you’ve done there stays.</p>
<form method="post">
  <button class="primary">Take it back</button>
</form>`;

const takenBack = html`<p class="lede" role="status">Product can’t see your account. It will ask you again the next time you sign in.</p>
<p><a class="primary" href="/sign-in">Back to sign-in</a></p>`;

export const accountPage = ({ firstName, lastName, email, hasConsented }: Account, method: string): string =>
  frame(
    title,
    html`<h1>${title}</h1>
<p class="account still">${initials(firstName, lastName)}
  <span><strong>${fullNameOf({ firstName, lastName })}</strong><small>${email ?? 'No e-mail address'}, with ${method}</small></span></p>
${hasConsented ? granted(email) : takenBack}
<p class="aside"><a href="/">Back to the site</a></p>`,
  );

export const nobodyPage = (): string =>
  frame(
    title,
    html`<h1>Nobody is signed in here</h1>
<p class="lede">Sign in first, and then look again at what Product may see of your account.</p>
<p><a class="primary" href="/sign-in">Back to sign-in</a></p>`,
  );
