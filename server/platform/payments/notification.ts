import type { WebhookNotification } from 'braintree';
import type { GatewayNotification, NotificationFacts } from './gateway-books.ts';
import { cameTo } from './verdict.ts';

/** What the SDK reads; its types tell the kinds apart by words that the gateway has more of. */
type Said = {
  kind: string;
  timestamp: string | Date;
  transaction?: { id: string; orderId?: string };
  dispute?: {
    id: string;
    kind?: string;
    amount?: string;
    amountDisputed?: string;
    amountWon?: string | null;
    transaction: { id: string };
  };
  disbursement?: { id: string; transactionIds?: string[] };
  revokedPaymentMethodMetadata?: { token?: string };
};

const subjectOf = (said: Said): { subjectId: string; facts: NotificationFacts } => {
  const { transaction, dispute, disbursement, revokedPaymentMethodMetadata: revoked } = said;
  if (transaction)
    return {
      subjectId: transaction.id,
      facts: transaction.orderId ? { about: 'order', orderId: transaction.orderId } : { about: 'nothing' },
    };
  if (dispute)
    return {
      subjectId: dispute.id,
      facts: {
        about: 'dispute',
        transactionId: dispute.transaction.id,
        ...cameTo({ ...dispute, status: said.kind.replace(/^dispute_/, '') }),
      },
    };
  if (disbursement)
    return {
      subjectId: disbursement.id,
      facts: { about: 'transactions', transactionIds: disbursement.transactionIds ?? [] },
    };
  if (revoked?.token !== undefined)
    return { subjectId: revoked.token, facts: { about: 'method', token: revoked.token } };
  return { subjectId: '', facts: { about: 'nothing' } };
};

/** A notification whose signature has been checked, as this site keeps it: nothing of whoever paid. */
export const notificationOf = (notification: WebhookNotification): GatewayNotification => {
  const said = notification as unknown as Said;
  return { kind: said.kind, sentAt: new Date(said.timestamp), ...subjectOf(said) };
};
