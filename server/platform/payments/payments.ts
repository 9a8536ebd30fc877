/** Why a charge or a card was refused: the seven reasons that the product distinguishes. */
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

/** Why there is no grant: the fund refused, or the payer's approval has expired or was never given. */
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

/** A payment method in the gateway's vault. `token` allows charges: it never leaves the server. */
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
 * The method behind a nonce. `authentication`: `full` where the owner or a wallet proved that the card is theirs. `attempted` where the
 * card's network vouches in the bank's place, else `none`.
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
  /** The payment intent's id, by which an unknown outcome is looked up: one per intended charge. */
  orderId: string;
  /** cents */
  amount: number;
  source: { nonce: string } | { methodToken: string };
  customerId?: string;
  /** The payer, where there is no customer; with `isKept` the gateway makes a customer. */
  payer?: { firstName: string; lastName: string; email: string };
  /** Saves the nonce’s method in the vault, if and only if the charge succeeds. */
  isKept?: boolean;
  /** For a monthly charge: the first one, with the payer present, or a later one. */
  monthly?: 'first' | 'later';
  /** Data about the payer's browser from the gateway's script, for its fraud checks. */
  deviceData?: string;
  /** The card's owner authenticated it: otherwise the gateway refuses the charge. */
  isAuthenticated?: true;
};

export type GrantRequest = {
  /** The payment intent's id, as with a sale; the intent names the session. */
  orderId: string;
  /** cents, whole dollars */
  amount: number;
  /** The payer's approval from the fund's window: valid for one grant and fifteen minutes. */
  session: string;
};

/** `amount` is in cents. */
export type Charge = { transactionId: string; amount: number };

/** What a charge was made on, in a form that its owner recognizes. */
export type PaidWith = Pick<SavedMethod, 'type' | 'brand' | 'last4'>;

export type VaultedMethod = { customerId: string; method: SavedMethod };

/**
 * `paidWith` is null for what the gateway doesn't name. `vaulted` is the vault's method that was charged or saved; it is missing where
 * there is none, also for a nonce that cannot be saved, such as PayPal's for one payment. `card` identifies a card, the same for each
 * payer; it is missing for other methods.
 */
export type Sale = Charge & { paidWith: PaidWith | null; vaulted?: VaultedMethod; card?: string };

/** `refunded` means that nothing of the charge is left. */
export type KnownCharge =
  | (Sale & { status: 'charged' })
  | (Charge & ({ status: 'refunded' } | { status: 'declined'; reason: DeclineReason }));

/**
 * The payment gateway. Call it outside a database transaction: an answer may take as long as the time limit, and the simulator uses the
 * same database. Any error but the two below is a defect.
 */
export type Payments = {
  /** What the browser needs to take card details; `customerId` lets it offer the person's saved methods. */
  clientToken: (customerId: string | null) => Promise<string>;
  /** Checks the method and saves it, as the person's default. Throws PaymentDeclined. */
  vault: (request: VaultRequest) => Promise<VaultedMethod>;
  /** Looks at a nonce, without the bank; null for an unknown or used one. Throws PaymentDeclined when that fails. */
  inspect: (nonce: string) => Promise<Inspected | null>;
  /** A nonce for a single use of a saved method. Throws PaymentDeclined when there is no such method. */
  nonceFor: (methodToken: string) => Promise<string>;
  /**
   * Charges at once. Throws PaymentDeclined when certainly nothing was charged, else OutcomeUnknown. A repetition of the order within the
   * gateway's duplicate window answers with the first charge.
   */
  sale: (request: SaleRequest) => Promise<Sale>;
  /** Requests a grant from a fund, over Chariot. Throws as `sale` does. A repetition for the same session answers with the first grant. */
  grant: (request: GrantRequest) => Promise<Charge>;
  /** The outcome of an order; null: the gateway never got it. Throws OutcomeUnknown while it is undecided. */
  findByOrderId: (orderId: string) => Promise<KnownCharge | null>;
  /**
   * Refunds `amount` cents; throws PaymentDeclined when the gateway refuses (always for a grant), OutcomeUnknown when the outcome is
   * unknown.
   */
  refund: (charge: Charge) => Promise<Charge>;
};

/** The card gateway's part; grants belong to another service. */
export type CardPayments = Omit<Payments, 'grant'>;

/**
 * Why the gateway refused a request without asking a bank: the nonce was used, or is for one payment and can't be saved; no card has this
 * number; the saved method is gone; something else.
 */
export type RequestFault = 'details-used' | 'one-time-approval' | 'bad-number' | 'method-gone' | 'other';

type DeclinedOptions = ErrorOptions & { card?: string; said?: string; fault?: RequestFault };

/** Certainly nothing was charged. `card` as in `Sale`; `said` is the bank's or the fund's own text. */
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
