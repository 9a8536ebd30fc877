import { html, trusted } from '#server/platform/pages/html.ts';
import { assets, frame } from './frame.ts';

/** What oidc-provider refuses, such as an address that MSAL would never ask for. */
export const errorPage = (detail: string): string =>
  frame(
    'Sign-in didn’t work',
    html`<h1>That didn’t work</h1>
<p class="lede">We couldn’t finish signing you in. Nothing is lost: go back and start again.</p>
<p><a class="primary" href="/sign-in">Back to sign-in</a></p>
<p class="sandbox">What the provider said: ${detail}</p>`,
  );

/** The page of an interaction that has ended or run out, or whose cookie is gone. */
export const runOutPage = (): string =>
  frame(
    'This page has run out',
    html`<h1>This page has run out</h1>
<p class="lede">It was open for too long, or the sign-in was finished in another tab.</p>
<p><a class="primary" href="/sign-in">Back to sign-in</a></p>`,
  );

/** Sends itself on at once; the button is for a browser without scripts. `form` comes from oidc-provider. */
export const signingOutPage = (form: string): string =>
  frame(
    'Signing you out',
    html`<h1>Signing you out</h1>
<p class="lede">One moment, please.</p>
${trusted(form)}
<button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script src="${assets}/sign-out.js"></script>`,
  );

export const signedOutPage = (): string =>
  frame(
    'You are signed out',
    html`<h1>You’re signed out</h1>
<p class="lede">See you on the road.</p>
<p><a class="primary" href="/">Back to the site</a></p>`,
  );
