import type { Sample } from '#server/platform/mail/email.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, kindName } from './frame.ts';

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const mediaOf = { light: 'not all', dark: 'all' } as const;

/** An e-mail in one colour scheme, regardless of what this browser prefers. */
export const inScheme = (letter: string, scheme: Scheme): string =>
  letter.replace('@media (prefers-color-scheme: dark)', `@media ${mediaOf[scheme]}`);

const widths = [
  { name: 'phone', className: 'sample phone' },
  { name: 'desktop', className: 'sample desktop' },
] as const;

const picture = (kind: string, position: number, scheme: Scheme, width: (typeof widths)[number]): Markup =>
  html`<iframe class="${width.className} ${scheme}" loading="lazy" title="${kind} ${position + 1}, ${scheme}, ${width.name}"
  src="/sandbox/mail/kinds/${kind}/${position}?scheme=${scheme}" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>`;

const kindLine = ([kind, samples]: [string, readonly Sample[]]): Markup => html`<li>
  <a href="/sandbox/mail/kinds/${kind}">${samples[0]?.letter.subject ?? kind}</a><br>
  <span class="soft">${kindName(kind)}${samples.length > 1 && html` · ${samples.length} versions`}</span></li>`;

type Kinds = Readonly<Record<string, readonly Sample[]>>;

/** A collapsed group with its name and its first few subjects, as many as fit. */
const groupFold = ([title, kinds]: [string, Kinds]): Markup => html`<details>
<summary><h2>${title}</h2>
<p class="soft">Such as “${Object.values(kinds)[0]?.[0]?.letter.subject ?? title}”</p>
<span class="soft">${Object.keys(kinds).length} kinds</span></summary>
<ul class="kinds">${Object.entries(kinds).map(kindLine)}</ul></details>`;

/** GET /sandbox/mail/kinds */
export const kindsPage = (groups: Readonly<Record<string, Kinds>>): string =>
  frame(
    '/sandbox/mail',
    'every kind of e-mail',
    html`<a href="/sandbox/mail">Back to the outbox</a>
<h1>Every kind of e-mail</h1>
<p class="lede">The same text that the live site sends. Open one to see its versions, on a phone and on a desktop.</p>
<section class="groups">${Object.entries(groups).map(groupFold)}</section>`,
  );

/** GET /sandbox/mail/kinds/{kind} */
export const kindPage = (kind: string, samples: readonly Sample[]): string =>
  frame(
    '/sandbox/mail',
    kindName(kind),
    html`<a href="/sandbox/mail/kinds">Back to every kind of e-mail</a>
<h1>${kindName(kind)}</h1>
<p class="lede">Each version of this e-mail, light and dark, on a phone and on a desktop.</p>
${samples.map(
  ({ what, letter }, position) => html`<section>
  <h2>${what}</h2>
  <p class="soft">${letter.subject}</p>
  <div class="samples">${widths.flatMap((width) => schemes.map((scheme) => picture(kind, position, scheme, width)))}</div>
  <h3>As text</h3><pre>${letter.text}</pre>
</section>`,
)}`,
  );
