import { formatIn } from '#machines/calendar.ts';
import type { Attachment } from '#server/platform/mail/mail.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, kindName } from './frame.ts';

export type Email = { id: string; kind: string; to: string; subject: string; text: string; createdAt: Date };

const minuteOf = (date: Date): string =>
  formatIn('UTC', { dateStyle: 'medium', timeStyle: 'short' }).format(date);

const line = ({ id, to, subject, createdAt, kind }: Email): Markup => html`<tr>
  <td>${to}</td><td><a href="/sandbox/mail/${id}">${subject}</a></td>
  <td class="soft">${kindName(kind)} · ${minuteOf(createdAt)}</td></tr>`;

const ways = [
  { path: '/register', name: 'Register', brings: 'An e-mail says that you’re in, once you’ve finished.' },
  { path: '/give', name: 'Give', brings: 'A receipt for you, and news for whoever you give to.' },
  { path: '/sign-in', name: 'Sign in', brings: 'With a new account, an e-mail has the code for it.' },
];

const noLetters = html`<h2>No e-mails yet</h2>
<p class="soft">The site sends one as soon as something happens. Do one of these, then come back:</p>
<ul class="ways">${ways.map(
  ({ path, name, brings }) =>
    html`<li><a class="button" href="${path}">${name}</a> <span class="soft">${brings}</span></li>`,
)}</ul>`;

export const emailsOnPage = 20;

const pageLink = (page: number, text: string): Markup =>
  html`<a href="/sandbox/mail?page=${page}">${text}</a> `;

/** GET /sandbox/mail; one e-mail more than a page holds means that there is another page. */
export const outboxPage = (found: readonly Email[], page: number): string => {
  const letters = found.slice(0, emailsOnPage);
  return frame(
    '/sandbox/mail',
    'outbox',
    html`<h1>Outbox</h1>
<p class="lede">Every e-mail the site would have sent, newest first. Times are in UTC. <a href="/sandbox/mail/kinds">See every kind of e-mail</a></p>
<section>${
      letters.length === 0
        ? noLetters
        : html`<table class="stacked">
  <thead><tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Kind and time</th></tr></thead>
  <tbody>${letters.map(line)}</tbody></table>`
    }${
      (page > 1 || found.length > emailsOnPage) &&
      html`<p>${page > 1 && pageLink(page - 1, 'Newer e-mails')}${found.length > emailsOnPage && pageLink(page + 1, 'Older e-mails')}</p>`
    }</section>`,
  );
};

/** GET /sandbox/mail/{id} */
export const emailPage = (
  { id, to, subject, text, createdAt }: Email,
  attachments: readonly Attachment[],
): string =>
  frame(
    '/sandbox/mail',
    subject,
    html`<a href="/sandbox/mail">Back to the outbox</a>
<h1>${subject}</h1>
<p class="lede">To ${to}, ${minuteOf(createdAt)} UTC</p>
<section>
  <h2>As a page</h2>
  <iframe class="letter" title="The e-mail" src="/sandbox/mail/${id}/html"
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
