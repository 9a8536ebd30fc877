import { localMount } from '#server/platform/identity/simulated-tenant.ts';
import { html, type Markup, trusted } from '#server/platform/pages/html.ts';
import { type Box, landPath, pointAt, ridgePath, sceneOf } from '#server/platform/pages/land.ts';

const [width, height] = [600, 900];

/** A narrow view: the land continues on both sides. Each layer is higher and further back. */
const boxAt = (layer: number): Box => ({ left: -1150, top: 205 - layer * 48, width: 2200, height: 760 });
const land = (layer: number) => sceneOf('door', 1.5, layer * 0.1);

const road = ridgePath(land(0), boxAt(0));
const ground = landPath(land(0), boxAt(0));
const [x, y] = pointAt(land(0), (0.38 * width - boxAt(0).left) / boxAt(0).width, boxAt(0));
const dot = `M${x.toFixed(0)} ${y.toFixed(1)}h0.01`;

const contours = Array.from(
  { length: 8 },
  (_, index) => `<path class="contour" d="${ridgePath(land(index + 1), boxAt(index + 1))}"/>`,
).join('');

/**
 * The brand's climb: a profile with contour lines behind it and a rider part of the way up. Decoration only. It may be
 * stretched to any shape, so its lines keep their width and the rider is the round end of one.
 */
const climb = (): Markup => html`<svg class="climb" viewBox="0 0 ${width} ${height}"
  preserveAspectRatio="none" aria-hidden="true" focusable="false">
  ${trusted(contours)}
  <path class="ahead" d="${ground}"/>
  <path class="ridden" d="${ground}"/>
  <path class="road" d="${road}"/>
  <path class="rider" d="${dot}"/><path class="rider core" d="${dot}"/>
</svg>`;

export const assets = `${localMount}/assets`;

/** One page of the provider as a whole document. */
export const frame = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>Product | ${title}</title>
  <link rel="icon" href="data:,">
  <link rel="preload" href="${assets}/display.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="preload" href="${assets}/text.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="stylesheet" href="${assets}/base.css">
  <link rel="stylesheet" href="${assets}/identity.css">
  <link rel="stylesheet" href="${assets}/accounts.css">
</head>
<body>
  <div class="sheet">
    <aside class="scene">
      ${climb()}
      <p class="mark">Product</p>
      <p class="line">Every mile up is a mile closer.</p>
    </aside>
    <main class="form">
      <div class="column">${content}</div>
    </main>
  </div>
</body>
</html>`.text;

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
