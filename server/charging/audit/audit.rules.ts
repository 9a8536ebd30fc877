import type { GatewayDispute, GatewayTransaction } from '#server/platform/payments/gateway-reports.ts';

/** Whether a gateway's order id can be an intent of this site. */
export const isIntentId = (orderId: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(orderId);

/** Money of a charge that went back, by the gateway's id of what took it; zero cents where that failed later. */
export type Taking = { reference: string; amount: number };

/** Cents that a line took back: a refund, or a charge that was voided or never settled. */
export const tookBack = ({ type, state, amount }: GatewayTransaction): number =>
  (type === 'credit') === (state === 'taken') ? amount : 0;

/** What took money of the order's charge `chargedId` back: refunds, and the charge itself where it was voided or never settled. */
export const takingsOf = (lines: readonly GatewayTransaction[], chargedId: string): Taking[] =>
  lines
    .filter(({ state }) => state !== 'open')
    .filter(({ id, type, refundedTransactionId }) =>
      type === 'credit' ? refundedTransactionId === chargedId : id === chargedId,
    )
    .map((line) => ({ reference: line.id, amount: tookBack(line) }));

/** Cents of a charge of `charge` cents that a dispute takes: nothing until it is lost, and never more than was charged. */
export const lostBy = (
  { verdict, amount }: Pick<GatewayDispute, 'verdict' | 'amount'>,
  charge: number,
): number => (verdict === 'lost' ? Math.min(amount, charge) : 0);
