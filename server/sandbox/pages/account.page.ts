import { moneyExact } from '#machines/money.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, time } from './frame.ts';

type Account = {
  id: string;
  kind: string;
  eventYear: number;
  owner: string | null;
  sum: number;
  entries: number;
};
type Entry = {
  kind: string;
  reference: string;
  orderId: string | null;
  part: string | null;
  amount: number;
  occurredAt: Date;
};

const nameOf = ({ kind, owner, eventYear }: Account): string => `${owner ?? kind}, ${eventYear}`;

/** The posting, with a link to its order where a charge was behind it. */
const whereFrom = ({ orderId, reference }: Entry): Markup =>
  orderId === null
    ? html`<code>${reference}</code>`
    : html`<a href="/sandbox/ledger/orders/${orderId}"><code>${reference}</code></a>`;

const entryLine = (entry: Entry): Markup => html`<tr>
  <td>${entry.kind}${entry.part !== null && html`<br><span class="soft">${entry.part}</span>`}</td>
  <td>${whereFrom(entry)}</td><td>${time(entry.occurredAt)}</td>
  <td class="amount">${moneyExact(entry.amount)}</td></tr>`;

/** GET /sandbox/ledger/accounts/{id} */
export const accountPage = (account: Account, entries: readonly Entry[]): string =>
  frame(
    '/sandbox/ledger',
    nameOf(account),
    html`<h1>${nameOf(account)}</h1>
<section>
  <h2>${moneyExact(account.sum)} in ${account.entries} ${account.entries === 1 ? 'entry' : 'entries'}</h2>
  ${account.entries > entries.length && html`<p class="soft">The newest ${entries.length}.</p>`}
  <div class="scroll" role="region" tabindex="0" aria-label="Entries"><table>
    <thead><tr><th scope="col">What</th><th scope="col">For</th><th scope="col">When</th>
      <th scope="col" class="amount">Amount</th></tr></thead>
    <tbody>${entries.map(entryLine)}</tbody></table></div>
</section>
<p><a href="/sandbox/ledger">Back to the ledger</a></p>`,
  );

const recipientLine = (account: Account): Markup => html`<tr>
  <td><a href="/sandbox/ledger/accounts/${account.id}">${account.owner ?? 'somebody'}</a></td>
  <td class="amount">${account.entries}</td><td class="amount">${moneyExact(account.sum)}</td></tr>`;

/** GET /sandbox/ledger/recipients/{year} */
export const recipientsPage = (year: number, accounts: readonly Account[]): string =>
  frame(
    '/sandbox/ledger',
    `recipients of ${year}`,
    html`<h1>Recipients, ${year}</h1>
<section>
  <h2>${moneyExact(accounts.reduce((sum, account) => sum + account.sum, 0))} in ${accounts.length} accounts</h2>
  <div class="scroll" role="region" tabindex="0" aria-label="Recipients"><table>
    <thead><tr><th scope="col">Whose</th><th scope="col" class="amount">Entries</th>
      <th scope="col" class="amount">Sum</th></tr></thead>
    <tbody>${accounts.map(recipientLine)}</tbody></table></div>
</section>
<p><a href="/sandbox/ledger">Back to the ledger</a></p>`,
  );
