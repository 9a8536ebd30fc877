import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, time } from './frame.ts';

export type ProblemReportLine = {
  number: string;
  receivedAt: Date;
  page: string;
  events: number;
  calls: number;
  failedCalls: number;
};

const line = ({
  number,
  receivedAt,
  page,
  events,
  calls,
  failedCalls,
}: ProblemReportLine): Markup => html`<tr>
  <td><a href="/sandbox/api/problem-reports/${number}" download="problem-report-${number}.json">${number}</a></td>
  <td>${time(receivedAt)}</td><td><code>${page}</code></td><td>${events}</td><td>${calls}, ${failedCalls} failed</td></tr>`;

/** GET /sandbox/problem-reports */
export const problemReportsPage = (reports: readonly ProblemReportLine[]): string =>
  frame(
    '/sandbox/problem-reports',
    'problem reports',
    html`<h1>Problem reports</h1>
<p class="lede">What people sent with “Report a problem”, latest first. A number saves the report’s replay bundle as a file; <code>npm run replay -- file</code> plays it again.</p>
<section>${
      reports.length === 0
        ? html`<p class="soft">Nothing yet. Choose “Report a problem” at the end of a page.</p>`
        : html`<div class="scroll" role="region" tabindex="0" aria-label="Problem reports"><table>
  <thead><tr><th scope="col">Number</th><th scope="col">Received</th><th scope="col">Page</th><th scope="col">Events</th><th scope="col">Calls</th></tr></thead>
  <tbody>${reports.map(line)}</tbody></table></div>`
    }</section>`,
  );
