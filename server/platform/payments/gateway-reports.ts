/** One line of the gateway's reports; `amount` and `fee` in cents. */
export type GatewayTransaction = {
  id: string;
  type: 'sale' | 'credit';
  /** `open`: the bank is still asked. `called-off`: taken, and voided before it settled. `none`: refused, or failed after all. */
  state: 'open' | 'taken' | 'called-off' | 'none';
  /** The payment intent's id, where the charge is ours. */
  orderId: string;
  amount: number;
  /** Of a credit, the charge that it gives back. */
  refundedTransactionId: string | null;
  /** What the gateway keeps, where it says so at once: it does for PayPal. Other fees are in the report of the day that it was paid out. */
  fee: number | null;
  createdAt: Date;
};

/** What the gateway keeps of a transaction, in cents; below zero where it gives a fee back. */
export type GatewayFee = { transactionId: string; type: 'sale' | 'credit'; orderId: string; amount: number };

/** A charge that is disputed by who paid it, and what has come of it; `amount` in cents. */
export type GatewayDispute = {
  id: string;
  transactionId: string;
  amount: number;
  verdict: 'open' | 'lost' | 'won';
};

/** What a notification says, as far as this site acts on it. */
export type NotificationFacts =
  /** Something about a charge or a refund changed. */
  | { about: 'order'; orderId: string }
  /** These were paid out. */
  | { about: 'transactions'; transactionIds: string[] }
  | ({ about: 'dispute' } & Omit<GatewayDispute, 'id'>)
  /** A saved method that its owner took back. */
  | { about: 'method'; token: string }
  | { about: 'nothing' };

export type GatewayNotification = {
  /** As the gateway calls it. */
  kind: string;
  /** The id of what it is about. */
  subjectId: string;
  sentAt: Date;
  facts: NotificationFacts;
};

/** Throws OutcomeUnknown or PaymentDeclined (`gateway-down`) when the gateway can't be reached. */
export type GatewayReports = {
  /** Everything under one order, in no order. */
  ofOrder: (orderId: string) => Promise<GatewayTransaction[]>;
  find: (transactionId: string) => Promise<GatewayTransaction | null>;
  /** Those with these ids, in no order; what isn't there is left out. */
  named: (transactionIds: readonly string[]) => AsyncIterable<GatewayTransaction>;
  /**
   * Everything that was made from the one time until before the other; and, whenever they were made, the grants of funds that are
   * cancelled.
   */
  between: (from: Date, until: Date) => AsyncIterable<GatewayTransaction>;
  /** The disputes that came from the one time until the other, as they stand now. */
  disputesBetween: (from: Date, until: Date) => Promise<GatewayDispute[]>;
  /** One dispute as it stands now; null where there is none of that id. */
  dispute: (id: string) => Promise<GatewayDispute | null>;
  /**
   * What it kept of all that was paid out on `day`, YYYY-MM-DD in UTC; null while there is no report of it, which takes some days. PayPal’s
   * fees are not in it.
   */
  feesOf: (day: string) => Promise<GatewayFee[] | null>;
  /** Throws NotificationForged for what the gateway did not sign, NotificationMalformed for what it signed and nobody can read. */
  readNotification: (signature: string, payload: string) => Promise<GatewayNotification>;
  /** The same for an event of Chariot's, by its body as it came. */
  readGrantEvent: (signature: string, text: string) => GatewayNotification;
};

/** What the card gateway's reports answer for. */
export type CardReports = Omit<GatewayReports, 'readGrantEvent'>;

/** Signed by the gateway, and nothing that this site can read. */
export class NotificationMalformed extends Error {
  constructor(options?: ErrorOptions) {
    super('The notification can’t be read', options);
    this.name = 'NotificationMalformed';
  }
}

export class NotificationForged extends Error {
  constructor(options?: ErrorOptions) {
    super('The notification is not signed by the gateway', options);
    this.name = 'NotificationForged';
  }
}
