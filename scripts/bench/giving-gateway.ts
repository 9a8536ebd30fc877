import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type KnownCharge,
  PaymentDeclined,
  type Payments,
  type Sale,
} from '#server/platform/payments/payments.ts';

/** A gateway that charges everything, in the time that it is given. Its reports are in memory, as on another machine. */
export const measuredGateway = () => {
  let milliseconds = 0;
  const sales = new Map<string, Sale>();

  const refuse = (): never => {
    throw new PaymentDeclined('gateway-down');
  };

  const payments: Payments = {
    clientToken: async () => refuse(),
    vault: async () => refuse(),
    nonceFor: async () => refuse(),
    inspect: async () => null,
    grant: async () => refuse(),
    refund: async () => refuse(),
    findByOrderId: async (orderId): Promise<KnownCharge | null> => {
      const sale = sales.get(orderId);
      return sale ? { status: 'charged', ...sale } : null;
    },
    sale: async ({ orderId, amount }) => {
      if (milliseconds > 0) await wait(milliseconds);
      if (sales.has(orderId)) throw new Error(`Order ${orderId} was charged twice.`);
      const sale: Sale = {
        transactionId: randomUUID(),
        amount,
        paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
        card: orderId,
      };
      sales.set(orderId, sale);
      return sale;
    },
  };

  return {
    payments,
    takes: (next: number) => {
      milliseconds = next;
    },
    /** Cents by order. */
    charged: (): Record<string, number> =>
      Object.fromEntries([...sales].map(([orderId, { amount }]) => [orderId, amount])),
  };
};
