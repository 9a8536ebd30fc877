import { moneyExact } from '#machines/money.ts';
import type { FindingKind, KeptAudit } from '#server/charging/charging.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { frame, time } from './frame.ts';

type OpenChargeLine = {
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
const openChargesCard = (open: readonly OpenChargeLine[]): Markup => html`<section>
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

type AccountLine = { id: string; kind: string; eventYear: number; sum: number; entries: number };
type YearLine = { eventYear: number; accounts: number; entries: number; sum: number };

type LedgerPage = {
  accounts: readonly AccountLine[];
  years: readonly YearLine[];
  open: readonly OpenChargeLine[];
  audit: KeptAudit | null;
};

const findingNames: Readonly<Record<FindingKind, string>> = {
  'charge-without-intent': 'The gateway charged, and nobody here asked for it',
  'charge-without-posting': 'The gateway charged, and the ledger doesn’t have it',
  'posting-without-charge': 'The ledger has a charge that the gateway doesn’t',
  'amount-differs': 'The amounts differ',
  'refund-without-posting': 'Money went back, and the ledger didn’t have it',
  'posting-without-refund': 'A refund that failed after all, and was in the ledger',
  'dispute-differs': 'A dispute was decided, and the ledger didn’t have it',
  'charged-twice': 'The gateway charged twice for one order, and kept more than what counts',
  'charged-though-declined': 'Given up here, and the gateway kept the money',
  'open-too-long': 'Open for more than a day',
  'not-compared': 'It couldn’t be looked at. The next audit tries again',
  unbalanced: 'A transaction that doesn’t sum to zero',
  'donation-without-posting': 'A gift that the ledger doesn’t have',
};

const amount = (cents: number | null): string => (cents === null ? 'nothing' : moneyExact(cents));

const findingLine = ({
  kind,
  subject,
  expected,
  found,
  isRepaired,
}: KeptAudit['findings'][number]): Markup => html`<tr>
  <td>${findingNames[kind]}<br><span class="soft">${isRepaired ? 'Booked now.' : 'Left for you to look at.'}</span></td>
  <td><a href="/sandbox/ledger/orders/${subject}"><code>${subject}</code></a></td>
  <td class="amount">${amount(expected)}</td><td class="amount">${amount(found)}</td></tr>`;

const verdict = ({ findings }: KeptAudit): Markup => {
  const left = findings.filter(({ isRepaired }) => !isRepaired).length;
  if (left > 0)
    return html`<p class="note wrong">${left === 1 ? '1 thing is' : `${left} things are`} left for you to look at.</p>`;
  return html`<p class="note">${
    findings.length === 0
      ? 'Ledger, intents and the gateway’s reports agree.'
      : 'They agree now: what was missing has been booked.'
  }</p>`;
};

const auditCard = (audit: KeptAudit | null): Markup => html`<section>
  <h2>The last audit</h2>
  ${
    audit === null
      ? html`<p class="soft">None yet. One runs every day, and whenever you ask.</p>`
      : html`${verdict(audit)}
  <p class="soft">${time(audit.finishedAt)}: ${audit.figures.charges} charges and ${audit.figures.refunds} refunds at the gateway,
    ${audit.figures.intents} intents and ${audit.figures.transactions} transactions here, since ${time(audit.lookedFrom)}.</p>
  ${
    audit.findings.length > 0 &&
    html`<div class="scroll" role="region" tabindex="0" aria-label="Findings"><table>
    <thead><tr><th scope="col">What</th><th scope="col">Where</th>
      <th scope="col" class="amount">Expected</th><th scope="col" class="amount">Found</th></tr></thead>
    <tbody>${audit.findings.map(findingLine)}</tbody></table></div>`
  }`
  }
  <form method="post" action="/sandbox/ledger/audit"><button class="primary">Compare the ledger with the gateway now</button></form>
</section>`;

const accountLine = ({ id, kind, eventYear, entries, sum }: AccountLine): Markup => html`<tr>
  <td><a href="/sandbox/ledger/accounts/${id}">${kind}</a></td><td>${eventYear}</td>
  <td class="amount">${entries}</td><td class="amount">${moneyExact(sum)}</td></tr>`;

const yearLine = ({ eventYear, accounts, entries, sum }: YearLine): Markup => html`<tr>
  <td><a href="/sandbox/ledger/recipients/${eventYear}">${accounts} recipients</a></td><td>${eventYear}</td>
  <td class="amount">${entries}</td><td class="amount">${moneyExact(sum)}</td></tr>`;

/** GET /sandbox/ledger */
export const ledgerPage = ({ accounts, years, open, audit }: LedgerPage): string => {
  const total = [...accounts, ...years].reduce((sum, line) => sum + line.sum, 0);
  return frame(
    '/sandbox/ledger',
    'ledger',
    html`<h1>Ledger</h1>
<p class="lede">Every figure on the site is a sum over these entries. Open one to see what it is made of.</p>
${auditCard(audit)}
${openChargesCard(open)}
<section>
  <h2>The ledger’s accounts</h2>
  <p class="note ${total !== 0 && 'wrong'}">${
    total === 0 ? 'Debits and credits sum to zero.' : `Out of balance by ${moneyExact(total)}.`
  }</p>
  <div class="scroll" role="region" tabindex="0" aria-label="Accounts"><table>
    <thead><tr><th scope="col">Account</th><th scope="col">Year</th>
      <th scope="col" class="amount">Entries</th><th scope="col" class="amount">Sum</th></tr></thead>
    <tbody>${years.map(yearLine)}${accounts.map(accountLine)}</tbody></table></div>
  <p class="soft">A debit is positive, a credit negative: what a recipient has raised is written with a minus.</p>
</section>`,
  );
};
