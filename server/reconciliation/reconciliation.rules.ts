import type { GatewayTransaction } from '#server/platform/payments/gateway-books.ts';

/** Whether an order of the gateway's can be one of this site's intents. */
export const isIntentId = (orderId: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(orderId);

/** Money of a charge that went back, by the gateway's id of what took it; zero cents where that failed after all. */
export type Taking = { reference: string; amount: number };

/** What went back of the order's charge `chargedId`: refunds, and the charge itself where it was called off or never settled. */
export const takingsOf = (lines: readonly GatewayTransaction[], chargedId: string): Taking[] =>
  lines
    .filter(({ state }) => state !== 'open')
    .flatMap(({ id, type, state, amount, refundedTransactionId }) => {
      const isTaken = state === 'taken';
      if (type === 'credit')
        return refundedTransactionId === chargedId ? [{ reference: id, amount: isTaken ? amount : 0 }] : [];
      return id === chargedId ? [{ reference: id, amount: isTaken ? 0 : amount }] : [];
    });

export type Verdict = { verdict: 'open' | 'lost' | 'won'; amount: number };

/** What a dispute has come to by its notifications, the latest last: the last word that decided, and before one it is open. */
export const verdictOf = (facts: readonly Verdict[]): Verdict =>
  facts.findLast(({ verdict }) => verdict !== 'open') ?? facts.at(-1) ?? { verdict: 'open', amount: 0 };
