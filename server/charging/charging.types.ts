import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { DeclineReason, PaidWith, Payments, VaultedMethod } from '#server/platform/payments/payments.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** What the whole charge lifecycle uses. A function declares its part of it. */
export type ChargingDeps = {
  settings: Settings;
  db: Db;
  clock: Clock;
  mail: Mail;
  payments: Payments;
  jobs: Jobs;
  log: Log;
};

/** What the purposes use to book, to release and to notify, taken together. */
export type PurposeDeps = Omit<ChargingDeps, 'payments' | 'log'>;

/**
 * `created`: the gateway is being asked. `unknown`: its answer never came. Both are open; the others are final. `refunded`: the charge
 * appeared after its intent was given up, and was given back.
 */
export type IntentState = 'created' | 'unknown' | 'charged' | 'declined' | 'refunded';

/** An amount owed, in cents, that the gateway decides on. Its id is the gateway's order id. */
export type Intent = {
  id: string;
  purpose: string;
  /** What is paid for, in the words of its purpose, such as a registration's id. */
  reference: string;
  personId: string | null;
  amount: number;
  idempotencyKey: string;
  /** Of the event in whose accounts the charge is booked; null for a key that was closed unused. */
  eventYear: number | null;
  /** What the donor approved in their fund's window; null where no grant is asked for. Without Chariot's key it opens nothing. */
  grantSession: string | null;
  state: IntentState;
  declineReason: string | null;
  gatewayTransactionId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Whether there is an intent that still waits for the gateway's decision. */
export const isUndecided = (intent: Pick<Intent, 'state'> | null): boolean =>
  intent?.state === 'created' || intent?.state === 'unknown';

/** How a grant is paid. Chariot does not tell which fund granted it. */
export const paidByGrant = { type: 'Chariot', brand: null, last4: null } as const;

/** `vaulted` is the method that the charge left in the vault, or was made on; `card` is the gateway's name of the card. */
export type Charged = {
  kind: 'charged';
  transactionId: string;
  paidWith: PaidWith | typeof paidByGrant | null;
  vaulted?: VaultedMethod | undefined;
  card?: string | undefined;
};

/** Nothing was charged. `detail` is for the payer. `isAbsent`: nobody declined it, the gateway never saw it. */
export type Declined = {
  kind: 'declined';
  reason: DeclineReason;
  detail: string;
  isAbsent?: boolean;
  card?: string | undefined;
  /** How the bank or the fund put it, where it said something. */
  said?: string | undefined;
};

export type ChargeOutcome = Charged | Declined | { kind: 'unknown' };

/**
 * What the payer hears by e-mail, since no page waits for it: nothing was charged after all; the gateway takes longer; a charge that
 * appeared after its intent was given up was given back.
 */
export type News = 'not-charged' | 'still-open' | 'given-back';

/** What the ledger calls the charges of each purpose. Refunds, disputes and the audit find a charge by its kind. */
export const chargeKinds = ['donation', 'registration-fee', 'commitment-shortfall', 'route-change'] as const;

/** What a charge is for, and what follows from its outcome. Every purpose of this site is registered in `server/purposes.ts`. */
export type Purpose<Booked extends object = object> = {
  /** As it is stored with the intent. */
  name: string;
  /** The kind of the ledger's transaction; `<kind>-returned` takes it back. */
  ledgerKind: (typeof chargeKinds)[number];
  /**
   * Closes the intent as charged and writes what it paid for, in one transaction. Resolves with null when the intent was closed before.
   * `bookedIn` makes it from a function that only writes.
   */
  book: (deps: PurposeDeps, intentId: string, charge: Charged) => Promise<Booked | null>;
  /** Frees what was kept for a charge that did not happen, or plans the next attempt. The intent is closed in the same transaction. */
  release: (deps: PurposeDeps, trx: Trx, intent: Intent, declined: Declined) => Promise<void>;
  notify: (deps: PurposeDeps, trx: Trx, intent: Intent, news: News) => Promise<void>;
  /** A refund or a lost dispute was posted as `transactionId`, in the same transaction. */
  tellOfRefund?: (deps: PurposeDeps, trx: Trx, transactionId: string) => Promise<void>;
};
