import { localMount } from '#server/platform/identity/simulated-tenant.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { climb } from './contours.ts';

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
