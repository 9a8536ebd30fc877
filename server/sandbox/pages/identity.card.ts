import { fullNameOf } from '#machines/form/person-name.ts';
import type { LoginMethod } from '#server/platform/identity/policies.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { methodNames } from '#server/simulators/simulators.ts';

export type Person = {
  oid: string;
  method: LoginMethod;
  emailAddress: string | null;
  firstName: string;
  lastName: string;
  publicId: string | null;
};

/** What tells a person's accounts apart. */
export const whereIn = ({ emailAddress, method }: Pick<Person, 'emailAddress' | 'method'>): string =>
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
export const identityCard = (people: readonly Person[]): Markup => html`<section>
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
