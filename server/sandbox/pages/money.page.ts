import { moneyExact } from '#machines/money.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, time } from './frame.ts';

export type ChargeLine = {
  transactionId: string;
  type: string;
  status: string;
  orderId: string;
  amount: number;
  emailAddress: string | null;
  rejectionReason: string | null;
  processorText: string | null;
  createdAt: Date;
};

export type LedgerSums = {
  sum: number;
  entries: number;
  accounts: readonly { kind: string; eventYear: number; sum: number; entries: number }[];
};

const chargeLine = (charge: ChargeLine): Markup => html`<tr>
  <td>${charge.type === 'sale' ? 'charge' : 'refund'}: ${charge.status}
    <br><span class="soft">${charge.rejectionReason ?? charge.processorText ?? ''}</span></td>
  <td><code>${charge.orderId}</code><br><span class="soft">${charge.emailAddress ?? 'nobody’s method'}</span></td>
  <td>${time(charge.createdAt)}</td>
  <td class="amount">${moneyExact(charge.amount)}</td></tr>`;

const accountLine = (account: LedgerSums['accounts'][number]): Markup => html`<tr>
  <td>${account.kind}</td><td>${account.eventYear}</td>
  <td class="amount">${account.entries}</td><td class="amount">${moneyExact(account.sum)}</td></tr>`;

/** The page is for a quick look, not for a search. */
const shown = 25;

/** GET /sandbox/money */
export const moneyPage = (charges: readonly ChargeLine[], ledger: LedgerSums): string =>
  frame(
    '/sandbox/money',
    'money',
    html`<h1>Money</h1>
<section>
  <h2>The ledger</h2>
  <p class="note ${ledger.sum !== 0 && 'wrong'}">${
    ledger.sum === 0
      ? `Balanced: ${ledger.entries} entries sum to zero.`
      : `Out of balance by ${moneyExact(ledger.sum)}.`
  }</p>
  <div class="scroll" role="region" tabindex="0" aria-label="Accounts"><table>
    <thead><tr><th scope="col">Account</th><th scope="col">Year</th>
      <th scope="col" class="amount">Entries</th><th scope="col" class="amount">Sum</th></tr></thead>
    <tbody>${ledger.accounts.map(accountLine)}</tbody></table></div>
</section>
<section>
  <h2>What the gateway was asked</h2>
  <p class="soft">The newest ${shown}.</p>
  ${
    charges.length === 0
      ? html`<p class="soft">No charges yet.</p>`
      : html`<div class="scroll" role="region" tabindex="0" aria-label="Charges and refunds"><table>
    <thead><tr><th scope="col">Result</th><th scope="col">Order</th><th scope="col">When</th>
      <th scope="col" class="amount">Amount</th></tr></thead>
    <tbody>${charges.slice(0, shown).map(chargeLine)}</tbody></table></div>`
  }
</section>`,
  );
