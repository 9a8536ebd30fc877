import type { Attachment } from '#server/platform/mail/mail.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, time } from './frame.ts';

export type Letter = { id: string; kind: string; to: string; subject: string; text: string; createdAt: Date };

const line = ({ id, to, subject, createdAt, kind }: Letter): Markup => html`<tr>
  <td><a href="/sandbox/mail/${id}">${subject}</a><br><span class="soft">${kind}</span></td>
  <td>${to}</td><td>${time(createdAt)}</td></tr>`;

/** So many letters stand on a page. */
export const lettersOnPage = 20;

const pageLink = (page: number, text: string): Markup =>
  html`<a href="/sandbox/mail?page=${page}">${text}</a> `;

/** GET /sandbox/mail; one letter more than a page holds says that there is another. */
export const outboxPage = (found: readonly Letter[], page: number): string => {
  const letters = found.slice(0, lettersOnPage);
  return frame(
    '/sandbox/mail',
    'mail',
    html`<h1>Outbox</h1>
<p class="lede">Every letter the site would have sent, newest first. Or read <a href="/sandbox/mail/kinds">every kind of letter</a>.</p>
<section>${
      letters.length === 0
        ? html`<p class="soft">No letters here yet. Register, and your first one shows up here.</p>`
        : html`<div class="scroll" role="region" tabindex="0" aria-label="Letters"><table>
  <thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th></tr></thead>
  <tbody>${letters.map(line)}</tbody></table></div>`
    }<p>${page > 1 && pageLink(page - 1, 'Newer letters')}${found.length > lettersOnPage && pageLink(page + 1, 'Older letters')}</p></section>`,
  );
};

/** GET /sandbox/mail/{id} */
export const letterPage = (
  { id, to, subject, text, createdAt }: Letter,
  attachments: readonly Attachment[],
): string =>
  frame(
    '/sandbox/mail',
    subject,
    html`<h1>${subject}</h1>
<p class="lede">To ${to}, ${time(createdAt)}</p>
<section>
  <h2>As a page</h2>
  <iframe class="letter" title="The letter" src="/sandbox/mail/${id}/html"
    sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
</section>
${
  attachments.length === 0
    ? ''
    : html`<section><h2>Attached</h2><ul>${attachments.map(
        ({ fileName }, position) =>
          html`<li><a href="/sandbox/mail/${id}/attachments/${position}">${fileName}</a></li>`,
      )}</ul></section>`
}
<section><h2>As text</h2><pre>${text}</pre></section>`,
  );
