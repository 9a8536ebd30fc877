import { formatIn } from '#machines/calendar.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';

const links = [
  { path: '/sandbox', name: 'What happens next' },
  { path: '/sandbox/mail', name: 'Outbox' },
  { path: '/sandbox/money', name: 'Money' },
  { path: '/sandbox/ledger', name: 'Ledger' },
  { path: '/sandbox/reports', name: 'Reports' },
  { path: '/sandbox/problem-reports', name: 'Problem reports' },
  { path: '/sandbox/sightings', name: 'What was seen' },
];

const link = (path: string, name: string, here: string): Markup =>
  html`<a href="${path}" ${path === here && html`aria-current="page"`}>${name}</a>`;

/** One page of the sandbox as a whole document; `here` is its menu entry. */
export const frame = (here: string, title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Product | Sandbox: ${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox/assets/base.css">
  <link rel="stylesheet" href="/sandbox/assets/sandbox.css">
  <link rel="stylesheet" href="/sandbox/assets/letters.css">
</head>
<body>
  <header class="top"><div>
    <a class="mark" href="/sandbox">Product <span>sandbox</span></a>
    <nav aria-label="Sandbox">${links.map(({ path, name }) => link(path, name, here))}</nav>
    <a class="back" href="/">Back to the site</a>
  </div></header>
  <main>${content}</main>
  <script src="/sandbox/assets/sign-in-as.js" defer></script>
</body>
</html>`.text;

/** A kind of e-mail as text: `donation-news` as "Donation news". */
export const kindName = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

/** A time in UTC, as everywhere in the sandbox. */
export const time = (date: Date): string =>
  `${formatIn('UTC', { dateStyle: 'medium', timeStyle: 'medium' }).format(date)} UTC`;
