/** One line of the gateway's reports; `amount` and `fee` in cents. */
export type GatewayTransaction = {
  id: string;
  type: 'sale' | 'credit';
  /** `open`: the bank has not decided. `called-off`: voided before it settled. `none`: refused, or failed later. */
  state: 'open' | 'taken' | 'called-off' | 'none';
  /** The payment intent's id, where the charge is ours. */
  orderId: string;
  amount: number;
  /** Of a refund, the charge that it gives back. */
  refundedTransactionId: string | null;
  /** The gateway's fee, where known at once, as for PayPal. Other fees are in the report of the payout day. */
  fee: number | null;
  createdAt: Date;
};

/** The gateway's fee of a transaction, in cents; negative where it returns a fee. */
export type GatewayFee = { transactionId: string; type: 'sale' | 'credit'; orderId: string; amount: number };

/** A charge that its payer disputes, and the outcome; `amount` in cents. */
export type GatewayDispute = {
  id: string;
  transactionId: string;
  amount: number;
  verdict: 'open' | 'lost' | 'won';
};

/** The facts of a notification that this site acts on. */
export type NotificationFacts =
  /** A charge or a refund changed. */
  | { about: 'order'; orderId: string }
  /** These were paid out. */
  | { about: 'transactions'; transactionIds: string[] }
  | ({ about: 'dispute' } & Omit<GatewayDispute, 'id'>)
  /** A saved method that its owner revoked. */
  | { about: 'method'; token: string }
  | { about: 'nothing' };

export type GatewayNotification = {
  /** The gateway's name. */
  kind: string;
  subjectId: string;
  sentAt: Date;
  facts: NotificationFacts;
};

/** The methods that look up one thing throw OutcomeUnknown or PaymentDeclined (`gateway-down`) when the gateway can't be reached. */
export type GatewayReports = {
  /** Everything under one order, in no order. */
  ofOrder: (orderId: string) => Promise<GatewayTransaction[]>;
  find: (transactionId: string) => Promise<GatewayTransaction | null>;
  /** The transactions with these ids, in any order. Unknown ids are left out. */
  named: (transactionIds: readonly string[]) => AsyncIterable<GatewayTransaction>;
  /** Everything made from `from` until before `until`; and every cancelled grant of a fund, at any time. */
  between: (from: Date, until: Date) => AsyncIterable<GatewayTransaction>;
  /** The disputes opened from `from` until `until`, in their current state. */
  disputesBetween: (from: Date, until: Date) => Promise<GatewayDispute[]>;
  /** One dispute in its current state; null if there is none of that id. */
  dispute: (id: string) => Promise<GatewayDispute | null>;
  /**
   * The fees of everything paid out on `day`, YYYY-MM-DD in UTC; null until its report is there, which takes some days. PayPal’s fees are
   * not in it.
   */
  feesOf: (day: string) => Promise<GatewayFee[] | null>;
  /** @throws NotificationForged for what the gateway did not sign, NotificationMalformed for a signed but unreadable one */
  readNotification: (signature: string, payload: string) => Promise<GatewayNotification>;
  /** Reads an event of Chariot's from its raw body. It throws the errors of `readNotification`. */
  readGrantEvent: (signature: string, text: string) => GatewayNotification;
};

/** The card gateway's part of the reports. */
export type CardReports = Omit<GatewayReports, 'readGrantEvent'>;

/** The gateway signed it, but this site cannot read it. */
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
