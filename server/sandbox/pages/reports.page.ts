import type { Schemas } from '#openapi/contract.gen.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, time } from './frame.ts';

type Reported = Schemas['ReportedContent'];

const kinds: Readonly<Record<Reported['kind'], string>> = {
  story: 'story',
  'profile-image': 'picture',
  'cover-image': 'cover',
};

const stateOf = ({ hiddenAt, isDecided }: Reported): string => {
  if (hiddenAt === null) return 'shown';
  return isDecided ? 'hidden by an organizer' : `hidden since ${time(new Date(hiddenAt))}`;
};

const button = (
  { subjectType, subjectId, kind }: Reported,
  decision: 'show' | 'hide',
  text: string,
): Markup => html`<form method="post" action="/sandbox/reports">
  <input type="hidden" name="subjectType" value="${subjectType}"><input type="hidden" name="subjectId" value="${subjectId}">
  <input type="hidden" name="kind" value="${kind}"><input type="hidden" name="decision" value="${decision}">
  <button>${text}</button></form>`;

const line = (reported: Reported): Markup => html`<tr>
  <td>${reported.name}, ${kinds[reported.kind]}<br><span class="soft">${(reported.content ?? 'nothing any more').slice(0, 300)}</span></td>
  <td>${reported.reportCount}</td><td>${reported.reasons.join(', ')}</td><td>${stateOf(reported)}</td>
  <td>${button(reported, 'show', 'Show it')} ${button(reported, 'hide', 'Keep it hidden')}</td></tr>`;

/** GET /sandbox/reports */
export const reportsPage = (reported: readonly Reported[]): string =>
  frame(
    '/sandbox/reports',
    'reports',
    html`<h1>Reports</h1>
<p class="lede">Stories and images that people reported. Three people’s reports hide one from all but its owner, until an organizer decides. Here you are the organizer; on the site it takes the setting <code>ORGANIZER_OIDS</code>.</p>
<section>${
      reported.length === 0
        ? html`<p class="soft">Nothing is reported. Sign in, open someone’s page and choose “Report” at its end.</p>`
        : html`<div class="scroll" role="region" tabindex="0" aria-label="Reports"><table>
  <thead><tr><th scope="col">What</th><th scope="col">Reports</th><th scope="col">Why</th><th scope="col">State</th><th scope="col">Decide</th></tr></thead>
  <tbody>${reported.map(line)}</tbody></table></div>`
    }</section>`,
  );
