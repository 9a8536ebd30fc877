import { html, type Markup } from '#server/platform/pages/html.ts';
import type { AnalyticsSettings } from '#server/platform/settings/analytics.settings.ts';
import { frame, time } from './frame.ts';

export type SightingLine = { kind: string; address: string; title: string | null; seenAt: Date };

const names: Readonly<Record<string, string>> = {
  page: 'page',
  virtual: 'step or dialog',
  outbound: 'link out',
};

const line = ({ kind, address, title, seenAt }: SightingLine): Markup => html`<tr>
  <td><code>${address}</code><br><span class="soft">${title ?? ''}</span></td>
  <td>${names[kind] ?? kind}</td><td>${time(seenAt)}</td></tr>`;

const where: Readonly<Record<AnalyticsSettings['sink'], string>> = {
  off: 'Nothing is kept: ANALYTICS is off.',
  log: 'Pages, steps, dialogs and links out, latest first. Not the home page, nobody’s name, and nothing of whoever asks not to be tracked.',
  tag: 'Nothing is kept here: ANALYTICS is tag, so an analytics tag hears it.',
};

/** GET /sandbox/sightings */
export const sightingsPage = (sightings: readonly SightingLine[], sink: AnalyticsSettings['sink']): string =>
  frame(
    '/sandbox/sightings',
    'what was seen',
    html`<h1>What was seen</h1>
<p class="lede">${where[sink]}</p>
<section>${
      sightings.length === 0
        ? html`<p class="soft">Nothing yet. Open a page of the site, and it will be here.</p>`
        : html`<div class="scroll" role="region" tabindex="0" aria-label="Sightings"><table>
  <thead><tr><th scope="col">What</th><th scope="col">Kind</th><th scope="col">Seen</th></tr></thead>
  <tbody>${sightings.map(line)}</tbody></table></div>
  <form method="post" action="/sandbox/sightings/forget"><button>Forget it all</button></form>`
    }</section>`,
  );
