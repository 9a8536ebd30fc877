import type { Trx } from '#server/platform/database/database.ts';
import type { DeclineReason, PaidWith, VaultedMethod } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';

/** What the whole charge lifecycle uses. A function declares its part of it. */
export type ChargingDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail' | 'payments' | 'jobs' | 'log'>;

/** What all purposes use to book, to release and to notify. */
export type PurposeDeps = Omit<ChargingDeps, 'payments' | 'log'>;

/**
 * `created`: the gateway is being asked. `unknown`: its answer never came. Both are open; the others are final. `refunded`: the orphaned
 * charge was refunded.
 */
export type IntentState = 'created' | 'unknown' | 'charged' | 'declined' | 'refunded';

/** An amount owed, in cents, that the gateway decides on. Its id is the gateway's order id. */
export type Intent = {
  id: string;
  purpose: string;
  /** What is paid for, by the purpose's own id, such as a registration's. */
  reference: string;
  personId: string | null;
  amount: number;
  idempotencyKey: string;
  /** The event in whose accounts the charge is booked; null for a key that was closed unused. */
  eventYear: number | null;
  /** The donor's approval from their fund's window; null without a grant. It is useless without Chariot's key. */
  grantSession: string | null;
  state: IntentState;
  declineReason: string | null;
  gatewayTransactionId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Whether an intent still waits for the gateway's decision. */
export const isUndecided = (intent: Pick<Intent, 'state'> | null): boolean =>
  intent?.state === 'created' || intent?.state === 'unknown';

/** The payment method of a grant. Chariot does not name the fund. */
export const paidByGrant = { type: 'Chariot', brand: null, last4: null } as const;

/** `vaulted` is the method that the charge saved or used; `card` is the gateway's name of the card. */
export type Charged = {
  kind: 'charged';
  transactionId: string;
  paidWith: PaidWith | typeof paidByGrant | null;
  vaulted?: VaultedMethod | undefined;
  card?: string | undefined;
};

/** Nothing was charged. `detail` is for the payer. `isAbsent`: it was no decline, because the gateway never got the order. */
export type Declined = {
  kind: 'declined';
  reason: DeclineReason;
  detail: string;
  isAbsent?: boolean;
  card?: string | undefined;
  /** The bank's or the fund's own text, where there is one. */
  said?: string | undefined;
};

export type ChargeOutcome = Charged | Declined | { kind: 'unknown' };

/** An e-mail to the payer when no page waits: nothing was charged after all; the gateway takes longer; an orphaned charge was refunded. */
export type News = 'not-charged' | 'still-open' | 'given-back';

/** The ledger's kinds of charges, one for each purpose. Refunds, disputes and the audit find a charge by its kind. */
export const chargeKinds = ['donation', 'registration-fee', 'commitment-shortfall', 'route-change'] as const;

/** What a charge is for, and what follows from its outcome. `server/operations.ts` registers every purpose. */
export type Purpose<Booked extends object = object> = {
  /** The name that is stored with the intent. */
  name: string;
  /** The kind of the ledger's transaction; `<kind>-returned` takes it back. */
  ledgerKind: (typeof chargeKinds)[number];
  /**
   * Closes the intent as charged and writes what was paid for, in one transaction. Resolves with null when the intent was closed before.
   * `bookedIn` makes it from a function that only writes.
   */
  book: (deps: PurposeDeps, intentId: string, charge: Charged) => Promise<Booked | null>;
  /** Frees what was reserved for a charge that did not happen, or plans the next attempt. The intent is closed in the same transaction. */
  release: (deps: PurposeDeps, trx: Trx, intent: Intent, declined: Declined) => Promise<void>;
  notify: (deps: PurposeDeps, trx: Trx, intent: Intent, news: News) => Promise<void>;
  /** Handles a refund or a lost dispute that was posted as `transactionId`, in the same transaction. */
  tellOfRefund?: (deps: PurposeDeps, trx: Trx, transactionId: string) => Promise<void>;
};

export type Purposes = {
  /** @throws Error for a purpose that is not registered */
  of: (intent: Pick<Intent, 'id' | 'purpose'>) => Purpose;
};

/** The register of all purposes of charges on this site. */
export const registerPurposes = (purposes: readonly Purpose[]): Purposes => {
  const byName = new Map(purposes.map((purpose) => [purpose.name, purpose]));
  if (byName.size < purposes.length) throw new Error('Two purposes have the same name.');
  return {
    of: ({ id, purpose: name }) => {
      const purpose = byName.get(name);
      if (purpose === undefined)
        throw new Error(`Intent ${id} is for ${name}, which is no purpose of this site.`);
      return purpose;
    },
  };
};
