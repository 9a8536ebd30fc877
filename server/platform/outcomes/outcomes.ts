import type { DeclineReason } from '#server/platform/payments/payments.ts';

/** What /sandbox can make happen. The first three are for operations of the API, the others for calls of the gateways, with `delay`. */
export type Outcome =
  | { kind: 'problem'; code: string }
  | { kind: 'delay'; milliseconds: number }
  /** The connection ends without an answer, before the operation ran or after. */
  | { kind: 'drop'; when: 'before' | 'after' }
  | { kind: 'decline'; reason: DeclineReason }
  /** The gateway never answers; `after` means that it did act. */
  | { kind: 'timeout'; when: 'before' | 'after' }
  | { kind: 'down' };

/** The request's sender, as far as known. E-mail addresses match in any case. */
export type Whom = { oid?: string | null; emailAddress?: string | null };

export type ChosenOutcome = { id: number; target: string; whom: Whom; outcome: Outcome };

/**
 * The queue of chosen outcomes, shared by every process on the database. `target` is an operationId, `gateway.` and
 * one of token, vault, nonce, inspect, sale, find, refund, or `chariot.` and one of grant, find.
 */
export type Outcomes = {
  /** Queues an outcome for the next request of `whom`, or of anybody when nothing is named; resolves with its id. */
  choose: (target: string, outcome: Outcome, whom?: Whom) => Promise<number>;
  /** Takes the oldest that fits, so that it happens once; null almost always. */
  next: (target: string, whom: Whom) => Promise<Outcome | null>;
  /** The outcomes that are not yet taken, oldest first. */
  waiting: () => Promise<ChosenOutcome[]>;
  clear: () => Promise<void>;
};

/** In production nothing is chosen. */
export const noOutcomes: Outcomes = {
  choose: () => Promise.reject(new Error('Outcomes are chosen in the sandbox only')),
  next: () => Promise.resolve(null),
  waiting: () => Promise.resolve([]),
  clear: () => Promise.resolve(),
};
