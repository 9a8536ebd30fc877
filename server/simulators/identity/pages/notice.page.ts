import { html } from '#server/platform/pages/html.ts';
import { frame } from './frame.ts';

/** For requests that oidc-provider refuses, such as an address that MSAL would never request. */
export const errorPage = (detail: string): string =>
  frame(
    'Sign-in didn’t work',
    html`<h1>That didn’t work</h1>
<p class="lede">We couldn’t finish signing you in. Nothing is lost: go back and start again.</p>
<p><a class="primary" href="/sign-in">Back to sign-in</a></p>
<p class="sandbox">What the provider said: ${detail}</p>`,
  );

/** The page of an interaction that has ended or expired, or whose cookie is gone. */
export const runOutPage = (): string =>
  frame(
    'This page has run out',
    html`<h1>This page has run out</h1>
<p class="lede">It was open for too long, or the sign-in was finished in another tab.</p>
<p><a class="primary" href="/sign-in">Back to sign-in</a></p>`,
  );

/** Every address of the provider, while it is down. `href` empty: the same page again. */
export const downPage = (): string =>
  frame(
    'Sign-in is down',
    html`<h1>Sign-in is down just now</h1>
<p class="lede">We can’t sign anyone in or out at the moment. It’s our mistake, not yours, and nothing is lost. Give it a minute.</p>
<p><a class="primary" href="">Try again</a></p>
<p class="sandbox">Someone chose this for this browser at <a href="/sandbox">/sandbox</a>.</p>
<p class="aside"><a href="/">Back to the site</a></p>`,
  );

export const signedOutPage = (): string =>
  frame(
    'You are signed out',
    html`<h1>You’re signed out</h1>
<p class="lede">See you on the road.</p>
<p><a class="primary" href="/">Back to the site</a></p>`,
  );
