import { moneyExact } from '#machines/money.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { time } from './frame.ts';

export type OpenChargeLine = {
  id: string;
  purpose: string;
  amount: number;
  createdAt: Date;
  asked: number | null;
  nextAt: Date | null;
};

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const askedOf = ({ asked, nextAt }: OpenChargeLine): string => {
  if (asked === null || nextAt === null) return 'The daily audit asks.';
  return asked === 0 ? `Asked from ${time(nextAt)}.` : `Asked ${times(asked)}, again from ${time(nextAt)}.`;
};

const line = (charge: OpenChargeLine): Markup => html`<tr>
  <td>${charge.purpose}<br><span class="soft">since ${time(charge.createdAt)}</span></td>
  <td><a href="/sandbox/ledger/orders/${charge.id}"><code>${charge.id}</code></a></td>
  <td>${askedOf(charge)}</td><td class="amount">${moneyExact(charge.amount)}</td></tr>`;

/** Undecided charges: the gateway is asked about each until it decides. */
export const openChargesCard = (open: readonly OpenChargeLine[]): Markup => html`<section>
  <h2>Charges nobody knows the end of yet</h2>
  ${
    open.length === 0
      ? html`<p class="soft">None: of every charge it is known what became of it.</p>`
      : html`<div class="scroll" role="region" tabindex="0" aria-label="Open charges"><table>
    <thead><tr><th scope="col">For</th><th scope="col">Order</th><th scope="col">The gateway</th>
      <th scope="col" class="amount">Amount</th></tr></thead>
    <tbody>${open.map(line)}</tbody></table></div>`
  }
</section>`;
