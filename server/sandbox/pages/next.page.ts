import { fullNameOf } from '#machines/form/person-name.ts';
import type { LoginMethod } from '#server/platform/identity/policies.ts';
import type { ChosenOutcome, Outcome } from '#server/platform/outcomes/outcomes.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { declineReasons, grantRefusals } from '#server/platform/payments/payments.ts';
import type { ProblemKinds } from '#server/platform/problems/problem-error.ts';
import { chariotCalls, gatewayCalls } from '#server/sandbox/sandbox.bodies.ts';
import { methodNames } from '#server/simulators/simulators.ts';
import { frame, time } from './frame.ts';

type Person = {
  oid: string;
  method: LoginMethod;
  emailAddress: string | null;
  firstName: string;
  lastName: string;
  publicId: string | null;
};

/** What tells a person's accounts apart. */
const whereIn = ({ emailAddress, method }: Pick<Person, 'emailAddress' | 'method'>): string =>
  `${emailAddress ?? 'no e-mail address'}${method === 'email' ? '' : `, with ${methodNames[method]}`}`;

/** The states of an account; each fits the body of PUT /sandbox/api/identity/account-state. */
export const accountStates: Readonly<
  Record<string, { text: string; change: Readonly<Record<string, unknown>> }>
> = {
  locked: { text: 'is locked for a minute', change: { isLocked: true } },
  open: { text: 'is not locked', change: { isLocked: false } },
  'needs-consent': { text: 'has to agree again', change: { hasConsented: false } },
  consented: { text: 'has agreed', change: { hasConsented: true } },
  whole: { text: 'gets whole tokens', change: { claims: 'whole' } },
  'without-email': { text: 'gets tokens without an e-mail address', change: { claims: 'without-email' } },
  'without-oid': { text: 'gets tokens without its id (oid)', change: { claims: 'without-oid' } },
  'unknown-policy': { text: 'gets tokens of a policy nobody knows', change: { claims: 'unknown-policy' } },
};

const account = ({ oid, firstName, lastName, ...person }: Person): Markup =>
  html`<option value="${oid}">${fullNameOf({ firstName, lastName })} (${whereIn(person)})</option>`;

const accountState = ([name, { text }]: [string, { text: string }]): Markup =>
  html`<option value="${name}">${text}</option>`;

/** Signing in: problems of an account, and of the provider in this browser. */
const identityCard = (people: readonly Person[]): Markup => html`<section>
  <h2>Signing in</h2>
  <p class="soft">What an account has come to stays so until you change it. The provider is down for this browser only.</p>
  ${
    people.length > 0 &&
    html`<form method="post" action="/sandbox/identity/account-state">
    <label>The account of<select name="oid">${people.map(account)}</select></label>
    <label>From now on<select name="accountState">${Object.entries(accountStates).map(accountState)}</select></label>
    <button class="primary">Make it so</button>
  </form>`
  }
  <form method="post" action="/sandbox/identity/condition"><div class="row">
    <button name="condition" value="down">The provider is down</button>
    <button name="condition" value="fine">It is up again</button>
  </div></form>
</section>`;

type NextPage = {
  now: Date;
  operations: readonly string[];
  problems: ProblemKinds;
  waiting: readonly ChosenOutcome[];
  people: readonly Person[];
  /** Whether the provider is the simulator, which can be controlled. */
  hasLocalIdentity: boolean;
  note: { text: string; wrong: boolean } | null;
};

const option = (value: string, text: string): Markup => html`<option value="${value}">${text}</option>`;

const callNames: Readonly<Record<(typeof gatewayCalls)[number], string>> = {
  sale: 'A charge',
  vault: 'Saving a payment method',
  token: 'A token for the payment form',
  nonce: 'A nonce for a saved method',
  inspect: 'A look at a nonce and its authentication',
  find: 'A search for an order',
  refund: 'A refund',
};

const forGateway: Markup[] = [
  ...declineReasons.map((reason) => option(`decline:${reason}`, `Declines: ${reason}`)),
  option('timeout:before', 'Never answers, nothing charged'),
  option('timeout:after', 'Charges, but the answer is lost'),
  option('down', 'Is down (503)'),
];

const chariotNames: Readonly<Record<(typeof chariotCalls)[number], string>> = {
  grant: 'A grant',
  find: 'A search for a grant',
};

const forChariot: Markup[] = [
  ...grantRefusals.map((reason) => option(`decline:${reason}`, `Refuses: ${reason}`)),
  option('delay:3000', 'Answers 3 seconds late'),
  option('timeout:before', 'Never answers, nothing granted'),
  option('timeout:after', 'Grants, but the answer is lost'),
  option('down', 'Is down (503)'),
];

const forApi = (problems: ProblemKinds): Markup[] => [
  option('delay:3000', 'Answers 3 seconds late'),
  option('delay:15000', 'Answers 15 seconds late'),
  option('drop:before', 'Connection breaks before anything happened'),
  option('drop:after', 'Connection breaks, but it was done'),
  ...[...problems].map(([code, kind]) => option(`problem:${code}`, `${kind.status} ${code}`)),
];

const person = html`<label>For whom <small>An e-mail address; empty is for anyone.</small>
  <input name="emailAddress" type="email" autocomplete="off"></label>`;

const chooser = (
  heading: string,
  hint: string,
  targets: Markup[],
  outcomes: Markup[],
  whom: Markup | null = person,
): Markup =>
  html`<section>
  <h2>${heading}</h2>
  <p class="soft">${hint}</p>
  <form method="post" action="/sandbox/outcomes">
    <label>The next call<select name="target">${targets}</select></label>
    <label>Ends like this<select name="outcome">${outcomes}</select></label>
    ${whom}
    <button class="primary">Line it up</button>
  </form>
</section>`;

const inWords = (outcome: Outcome): string => {
  if (outcome.kind === 'problem') return outcome.code;
  if (outcome.kind === 'delay') return `${outcome.milliseconds} ms late`;
  if (outcome.kind === 'decline') return `declined: ${outcome.reason}`;
  return outcome.kind === 'down' ? 'down' : `${outcome.kind} ${outcome.when} it ran`;
};

const line = ({ target, outcome, whom }: ChosenOutcome): Markup =>
  html`<tr><td><code>${target}</code></td><td>${inWords(outcome)}</td>
    <td>${whom.emailAddress ?? whom.oid ?? 'anybody'}</td></tr>`;

const waitingList = (waiting: readonly ChosenOutcome[]): Markup =>
  html`<section>
  <h2>Lined up</h2>
  ${
    waiting.length === 0
      ? html`<p class="soft">Nothing: everything goes as it should.</p>`
      : html`<div class="scroll" role="region" tabindex="0" aria-label="Lined up"><table>
    <thead><tr><th scope="col">Call</th><th scope="col">Outcome</th><th scope="col">For</th></tr></thead>
    <tbody>${waiting.map(line)}</tbody></table></div>
  <form method="post" action="/sandbox/outcomes/clear"><button class="danger">Clear the line</button></form>`
  }
</section>`;

const step = (days: number, name: string): Markup =>
  html`<button name="days" value="${days}">${name}</button>`;

const clockCard = (now: Date): Markup =>
  html`<section>
  <h2>The time</h2>
  <p class="figure">${time(now)}</p>
  <form method="post" action="/sandbox/clock"><div class="row">
    ${[step(1, '1 day on'), step(7, '1 week on'), step(30, '30 days on'), step(0, 'Back to today')]}
  </div></form>
  <form method="post" action="/sandbox/clock">
    <label>Or a moment of your own <small>In UTC.</small>
      <input name="now" type="datetime-local" required></label>
    <button class="primary">Move the clock</button>
  </form>
</section>`;

const personLine = ({ oid, firstName, lastName, publicId, ...person }: Person): Markup => html`<tr>
  <td>${publicId === null ? fullNameOf({ firstName, lastName }) : html`<a href="/profile/${publicId}">${fullNameOf({ firstName, lastName })}</a>`}
    <br><span class="soft">${whereIn(person)}</span></td>
  <td class="amount"><button data-sign-in="${oid}">Sign in as ${firstName}</button></td></tr>`;

const peopleCard = (people: readonly Person[]): Markup =>
  html`<section>
  <h2>People</h2>
  ${
    people.length === 0
      ? html`<p class="soft">Nobody yet. Reset the data, or sign up.</p>`
      : html`<div class="scroll" role="region" tabindex="0" aria-label="People"><table><tbody>${people.map(personLine)}</tbody></table></div>`
  }
</section>`;

const resetCard = html`<section>
  <h2>Start over</h2>
  <p class="soft">Throws away everything that was entered and sets up the demo event again from scratch.</p>
  <form method="post" action="/sandbox/reset"><button class="danger">Reset the data</button></form>
</section>`;

/** GET /sandbox */
export const nextPage = ({
  now,
  operations,
  problems,
  waiting,
  people,
  hasLocalIdentity,
  note,
}: NextPage): string =>
  frame(
    '/sandbox',
    'what happens next',
    html`<h1>Choose what happens next</h1>
<p class="lede">Line up a decline, a lost answer or a slow one, and then use the site. Each happens once, in this order.</p>
${note && html`<p class="note ${note.wrong && 'wrong'}" role="status">${note.text}</p>`}
<div class="cards">
  ${chooser(
    'The payment gateway',
    'What the bank and the gateway say to the next charge.',
    gatewayCalls.map((call) => option(`gateway.${call}`, callNames[call])),
    forGateway,
  )}
  ${chooser(
    'Donor-advised funds',
    'What Chariot and the fund say to the next grant, whoever asks for it.',
    chariotCalls.map((call) => option(`chariot.${call}`, chariotNames[call])),
    forChariot,
    null,
  )}
  ${chooser(
    'The API',
    'What the site’s own server says to the next request.',
    operations.map((operation) => option(operation, operation)),
    forApi(problems),
  )}
  ${waitingList(waiting)}
  ${clockCard(now)}
  ${hasLocalIdentity && identityCard(people)}
  ${peopleCard(people)}
  ${resetCard}
</div>`,
  );
