import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { toDecimal } from '#server/platform/payments/wire-money.ts';
import { refund, voidSale } from './refund.ts';
import { openReports } from './reports.ts';
import { type SignedNotification, signedNotification } from './signed-notification.ts';

export type { SignedNotification } from './signed-notification.ts';

/** The gateway's refusal, in its own text. */
export class PanelRefused extends Error {}

/**
 * Manual actions in the gateway's control panel, and the bank's actions, unknown to the product. Each resolves with the notification that
 * the gateway sends.
 */
export const openControlPanel = (db: Db, clock: Clock) => {
  const reports = openReports(db, clock);
  const said = (message: unknown): never => {
    throw new PanelRefused(typeof message === 'string' ? message : 'The gateway refused.');
  };
  const sale = async (id: string) => (await reports.transaction(id)) ?? said('There is no such charge.');
  const dispute = async (id: string) => (await reports.dispute(id)) ?? said('There is no such dispute.');
  const tell = (kind: string, subject: Parameters<typeof signedNotification>[2]): SignedNotification =>
    signedNotification(kind, clock.now(), subject);

  return {
    /** Refunds `amount` cents; the whole remainder when null. An unsettled charge is voided whole. */
    refund: async (id: string, amount: number | null): Promise<SignedNotification> => {
      const charge = await sale(id);
      const isWhole = amount === null || amount === Number(charge.amount);
      const answer =
        charge.status === 'submitted_for_settlement' && isWhole
          ? await voidSale(reports, id)
          : await refund(reports, id, amount === null ? {} : { amount: toDecimal(amount) });
      const { body } = answer as { body: { message?: unknown; id?: unknown } };
      if (answer.status >= 400) return said(body.message);
      return tell('transaction_settled', { transaction: await sale(String(body.id)) });
    },

    settle: async (id: string): Promise<SignedNotification> =>
      tell('transaction_settled', { transaction: await sale(id) }),

    payOut: async (transactionIds: readonly string[]): Promise<SignedNotification> =>
      tell('disbursement', { disbursement: { id: transactionIds.join('_'), transactionIds } }),

    openDispute: async (id: string, amount: number | null): Promise<SignedNotification> => {
      const charge = await sale(id);
      const opened = await reports.openDispute(id, amount ?? Number(charge.amount));
      return tell('dispute_opened', { dispute: opened });
    },

    closeDispute: async (id: string, verdict: 'lost' | 'won'): Promise<SignedNotification> => {
      await dispute(id);
      return tell(`dispute_${verdict}`, { dispute: await reports.closeDispute(id, verdict) });
    },

    revokeMethod: async (token: string): Promise<SignedNotification> => {
      const method = (await reports.method(token)) ?? said('There is no such method.');
      return tell('payment_method_revoked_by_customer', {
        revoked: { token, customerId: method.customerId },
      });
    },
  };
};

export type ControlPanel = ReturnType<typeof openControlPanel>;
