/** Why a charge or a card was refused: the seven reasons that the product tells a person apart. */
export const declineReasons = [
  'insufficient-funds',
  'do-not-honor',
  'expired-card',
  'bad-cvv',
  'bad-postal-code',
  'gateway-down',
  'fraud',
] as const;
export type CardDecline = (typeof declineReasons)[number];

/** Why there is no grant: the fund's own no; or the payer's approval has run out, or was never given. */
export const grantRefusals = ['fund-refused', 'approval-gone', 'approval-unknown'] as const;
export type GrantRefusal = (typeof grantRefusals)[number];

export type DeclineReason = CardDecline | GrantRefusal;

export const isGrantRefusal = (reason: DeclineReason): reason is GrantRefusal =>
  grantRefusals.some((each) => each === reason);

export type SavedMethodType =
  | 'CreditCard'
  | 'PayPalAccount'
  | 'VenmoAccount'
  | 'AndroidPayCard'
  | 'ApplePayCard';

/** A payment method in the gateway's vault. `token` opens it for charges: it never leaves the server. */
export type SavedMethod = {
  token: string;
  type: SavedMethodType;
  /** "Visa", "Mastercard", …; null for what isn't a card */
  brand: string | null;
  last4: string | null;
  /** 1–12 */
  expirationMonth: number | null;
  /** four digits */
  expirationYear: number | null;
};

/**
 * What stands behind a nonce. `authentication`: `full` where the owner proved to their bank that it is theirs, or where a wallet has done
 * so; `attempted` where the card's network vouches for it in the bank's place; else `none`.
 */
export type Inspected = { type: SavedMethodType; authentication: 'full' | 'attempted' | 'none' };

export type VaultRequest = {
  /** The gateway's id of the person; null makes one. */
  customerId: string | null;
  person: { firstName: string; lastName: string; email: string };
  nonce: string;
  deviceData?: string;
};

export type SaleRequest = {
  /** The payment intent's id: what an unknown outcome is looked up by, so one per intended charge. */
  orderId: string;
  /** cents */
  amount: number;
  source: { nonce: string } | { methodToken: string };
  customerId?: string;
  /** Who pays, where there is no customer; with `isKept` the gateway makes one of it. */
  payer?: { firstName: string; lastName: string; email: string };
  /** Saves the nonce’s method in the vault, if and only if the charge succeeds. */
  isKept?: boolean;
  /** For what is charged every month: its first charge, with the payer there, or one of those after it. */
  monthly?: 'first' | 'later';
  /** What the gateway's own script collected about the payer's browser, for its fraud checks. */
  deviceData?: string;
  /** The card's owner authenticated it: the gateway refuses the charge where it knows of none. */
  isAuthenticated?: true;
};

export type GrantRequest = {
  /** The payment intent's id, as with a sale; its intent names the session. */
  orderId: string;
  /** cents, whole dollars */
  amount: number;
  /** What the payer approved in the fund's window: good for one grant, for fifteen minutes. */
  session: string;
};

/** `amount` is in cents. */
export type Charge = { transactionId: string; amount: number };

/** What a charge was made on, as far as its owner knows it by that. */
export type PaidWith = Pick<SavedMethod, 'type' | 'brand' | 'last4'>;

/** A method in the vault with whose it is. */
export type VaultedMethod = { customerId: string; method: SavedMethod };

/**
 * `paidWith` is null for what the gateway doesn't name. `vaulted` is the method in the vault that the charge was made on or that it
 * left there; left out where there is none, also for a nonce that can be charged but not kept, such as PayPal's for one payment.
 * `card` names the card: the same for the same card, whoever pays with it. Left out where it isn't one.
 */
export type Sale = Charge & { paidWith: PaidWith | null; vaulted?: VaultedMethod; card?: string };

/** `refunded` means that nothing of the charge is left. */
export type KnownCharge =
  | (Sale & { status: 'charged' })
  | (Charge & ({ status: 'refunded' } | { status: 'declined'; reason: DeclineReason }));

/**
 * The payment gateway. Call it outside a database transaction: an answer may take as long as the time limit, and the
 * local gateway works on the same database. What isn't one of the two errors below is a defect.
 */
export type Payments = {
  /** What the browser needs to take card details; `customerId` lets it offer the person's saved methods. */
  clientToken: (customerId: string | null) => Promise<string>;
  /** Checks the method and saves it, as the person's default. Throws PaymentDeclined. */
  vault: (request: VaultRequest) => Promise<VaultedMethod>;
  /** Looks at a nonce, and asks no bank; null for one that is unknown or was used. Throws PaymentDeclined when it can't be looked at. */
  inspect: (nonce: string) => Promise<Inspected | null>;
  /** A nonce, good for one use, that stands for a saved method. Throws PaymentDeclined when there is none such. */
  nonceFor: (methodToken: string) => Promise<string>;
  /**
   * Charges at once. Throws PaymentDeclined when it is certain that nothing was charged, OutcomeUnknown when it isn't.
   * The same order repeated within the gateway's duplicate window answers with the first charge.
   */
  sale: (request: SaleRequest) => Promise<Sale>;
  /**
   * Asks a fund for a grant, by Chariot. Throws as `sale` does. The same session asked again answers with the first
   * grant.
   */
  grant: (request: GrantRequest) => Promise<Charge>;
  /** What became of an order; null: the gateway never saw it. Throws OutcomeUnknown while it can't be told. */
  findByOrderId: (orderId: string) => Promise<KnownCharge | null>;
  /** Gives back `amount` cents; throws PaymentDeclined when the gateway refuses (a grant it always does), OutcomeUnknown when it can't be told. */
  refund: (charge: Charge) => Promise<Charge>;
};

/** What the card gateway answers for; grants are another service's. */
export type CardPayments = Omit<Payments, 'grant'>;

/**
 * What is wrong with a request that the gateway refused without asking a bank: its nonce was used before, or stands for one payment
 * and can't be kept; no card has this number; the saved method is gone; something else.
 */
export type RequestFault = 'details-used' | 'one-time-approval' | 'bad-number' | 'method-gone' | 'other';

type DeclinedOptions = ErrorOptions & { card?: string; said?: string; fault?: RequestFault };

/** Certainly nothing was charged. `card` as in `Sale`; `said` is how the bank or the fund put it, where it said something. */
export class PaymentDeclined extends Error {
  readonly reason: DeclineReason;
  readonly card: string | undefined;
  readonly said: string | undefined;
  readonly fault: RequestFault | undefined;

  constructor(reason: DeclineReason, options: DeclinedOptions = {}) {
    const { card, said, fault, ...cause } = options;
    super(`Payment declined: ${reason}`, cause);
    this.card = card;
    this.said = said;
    this.fault = fault;
    this.name = 'PaymentDeclined';
    this.reason = reason;
  }
}

/** The gateway may or may not have acted: ask `findByOrderId` later, never charge again on a guess. */
export class OutcomeUnknown extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The gateway's answer to ${what} never came`, { cause });
    this.name = 'OutcomeUnknown';
  }
}
