/** The faults of the gateway; shares are from 0 to 1, of the charges or of the look-ups. */
export type GatewayFaults = {
  /** Charges, and breaks the connection instead of answering. */
  dropped: number;
  /** Breaks the connection before it has charged. */
  unheard: number;
  /** Waits `slowMs` before it charges. */
  slow: number;
  slowMs: number;
  /** Breaks the connection at a look-up of an order. */
  unaskable: number;
  /** Answers everything with 503. */
  isDown: boolean;
};

export const noFaults: GatewayFaults = {
  dropped: 0,
  unheard: 0,
  slow: 0,
  slowMs: 0,
  unaskable: 0,
  isDown: false,
};

/** A line of its reports for the audit; cents. */
export type GatewayLine = {
  id: string;
  orderId: string;
  type: 'sale' | 'credit';
  /** Neither refused nor voided. */
  isTaken: boolean;
  amount: number;
  createdAt: string;
};

/** The body of a webhook. */
export type Notification = { bt_signature: string; bt_payload: string };
