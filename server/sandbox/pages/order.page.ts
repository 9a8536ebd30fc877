import { moneyExact } from '#machines/money.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import type { GatewayTransaction } from '#server/platform/payments/gateway-reports.ts';
import { frame, time } from './frame.ts';

type Intent = {
  purpose: string;
  state: string;
  amount: number;
  createdAt: Date;
  grantSession: string | null;
};
type Entry = { transactionId: string; kind: string; account: string; amount: number; occurredAt: Date };
type Dispute = { id: string; status: string; amount: number };

export type OrderPage = {
  orderId: string;
  intent: Intent | undefined;
  lines: readonly GatewayTransaction[];
  entries: readonly Entry[];
  disputes: readonly Dispute[];
  /** The gateway's answer to the last action on this page. */
  note: { text: string; wrong: boolean } | null;
};

const lineOf = ({ type, state, id, createdAt, amount }: GatewayTransaction): Markup => html`<tr>
  <td>${type === 'sale' ? 'charge' : 'refund'}: ${state}</td><td><code>${id}</code></td>
  <td>${time(createdAt)}</td><td class="amount">${moneyExact(amount)}</td></tr>`;

const entryLine = ({ kind, account, amount, occurredAt }: Entry): Markup => html`<tr>
  <td>${kind}</td><td>${account}</td><td>${time(occurredAt)}</td><td class="amount">${moneyExact(amount)}</td></tr>`;

const table = (label: string, heads: readonly string[], rows: readonly Markup[], none: string): Markup =>
  rows.length === 0
    ? html`<p class="soft">${none}</p>`
    : html`<div class="scroll" role="region" tabindex="0" aria-label="${label}"><table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}<th scope="col" class="amount">Amount</th></tr></thead>
    <tbody>${rows}</tbody></table></div>`;

const disputeLine = (orderId: string, { id, status, amount }: Dispute): Markup => html`<form method="post"
    action="/sandbox/ledger/orders/${orderId}/verdict"><input type="hidden" name="disputeId" value="${id}">
  <p>${moneyExact(amount)} disputed: ${status}.</p>
  ${
    status === 'open' &&
    html`<div class="row"><button name="verdict" value="lost">The bank gives it to the donor</button>
    <button name="verdict" value="won">The bank gives it to us</button></div>`
  }</form>`;

/** Manual actions at the gateway; this site learns of them by a signed notification. */
const desk = ({ orderId, disputes }: OrderPage, charge: GatewayTransaction): Markup => html`<section>
  <h2>At the gateway</h2>
  <p class="soft">As the organizer in the gateway’s own control panel, or as the donor’s bank. A charge settles after a day; before that
    it can only be given back whole.</p>
  <form method="post" action="/sandbox/ledger/orders/${orderId}/refund">
    <input type="hidden" name="transactionId" value="${charge.id}">
    <label>Give back <small>In dollars; empty for all that is left.</small>
      <input name="dollars" type="number" min="0.01" step="0.01" max="${charge.amount / 100}"></label>
    <button class="primary">Refund this</button>
  </form>
  <form method="post" action="/sandbox/ledger/orders/${orderId}/dispute">
    <input type="hidden" name="transactionId" value="${charge.id}">
    <button>Dispute it</button>
  </form>
  ${disputes.map((dispute) => disputeLine(orderId, dispute))}
</section>`;

/** The fund's actions on a grant in progress; this site learns of them by a signed event. */
const fundDesk = (orderId: string, grant: GatewayTransaction): Markup => html`<section>
  <h2>At the fund</h2>
  <p class="soft">As the donor-advised fund: a grant is sent within a few days, or canceled before.</p>
  <form method="post" action="/sandbox/ledger/orders/${orderId}/grant">
    <input type="hidden" name="grantId" value="${grant.id}">
    <div class="row"><button class="primary" name="verdict" value="payOut">The money arrives</button>
    <button name="verdict" value="cancel">The fund cancels it</button></div>
  </form>
</section>`;

/** GET /sandbox/ledger/orders/{id} */
export const orderPage = (page: OrderPage): string => {
  const { orderId, intent, lines, entries, note } = page;
  const charge = lines.find(({ type, state }) => type === 'sale' && state === 'taken');
  return frame(
    '/sandbox/ledger',
    'an order',
    html`<h1>${intent ? `${intent.purpose}, ${moneyExact(intent.amount)}` : 'An order'}</h1>
<p class="lede">${intent ? `Asked for on ${time(intent.createdAt)}; ${intent.state}.` : 'Nobody here asked for it.'}
  <code>${orderId}</code></p>
${note && html`<p class="note ${note.wrong && 'wrong'}" role="status">${note.text}</p>`}
<section>
  <h2>In the gateway’s reports</h2>
  ${table('In the gateway’s reports', ['Result', 'Id', 'When'], lines.map(lineOf), 'The gateway never saw it.')}
</section>
<section>
  <h2>In the ledger</h2>
  ${table('In the ledger', ['What', 'Account', 'When'], entries.map(entryLine), 'Nothing is posted for it.')}
</section>
${charge ? (intent?.grantSession ? fundDesk(orderId, charge) : desk(page, charge)) : null}
<p><a href="/sandbox/ledger">Back to the ledger</a></p>`,
  );
};
