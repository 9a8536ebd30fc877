import type { WebhookNotification } from 'braintree';
import { z } from 'zod';
import {
  type GatewayDispute,
  type GatewayNotification,
  type NotificationFacts,
  NotificationMalformed,
} from './gateway-reports.ts';
import { fromDecimal } from './wire-money.ts';

/** The verdict for each final state of a dispute. An accepted dispute, or one that expired without an answer, is lost as well. */
const verdicts: Readonly<Record<string, 'lost' | 'won'>> = {
  lost: 'lost',
  accepted: 'lost',
  auto_accepted: 'lost',
  expired: 'lost',
  won: 'won',
};

/** The outcome of a dispute, by the gateway's status. A retrieval is a bank’s request for documents: it never takes money. */
const verdictOf = (status: string, kind: string | undefined): 'open' | 'lost' | 'won' =>
  kind === 'retrieval' ? 'open' : (verdicts[status] ?? 'open');

/** A dispute in a notification or in the gateway's list; money as decimals. */
type SaidOfDispute = {
  status: string;
  kind?: string | undefined;
  amountDisputed?: string | undefined;
  amount?: string | undefined;
  /** The money that a won dispute returned; all of it where this is missing. */
  amountWon?: string | null | undefined;
};

/** The outcome of a dispute, and its cents. The part that a won dispute did not return is lost. */
export const cameTo = ({
  status,
  kind,
  amountDisputed,
  amount,
  amountWon,
}: SaidOfDispute): Pick<GatewayDispute, 'verdict' | 'amount'> => {
  const verdict = verdictOf(status.toLowerCase(), kind);
  const disputed = fromDecimal(amountDisputed ?? amount ?? '');
  const won = amountWon ? fromDecimal(amountWon) : 0;
  return verdict === 'won' && won > 0 && won < disputed
    ? { verdict: 'lost', amount: disputed - won }
    : { verdict, amount: disputed };
};

// PostgreSQL's text cannot hold a zero byte.
const id = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'));
const money = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

/** The fields that are used of the XML that the SDK parses. Its own types promise more than a sender has to keep. */
const wire = z.object({
  kind: id,
  timestamp: z
    .union([z.date(), z.string().transform((text) => new Date(text))])
    .refine((at) => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999),
  transaction: z.object({ id, orderId: z.string().nullish() }).optional(),
  dispute: z
    .object({
      id,
      kind: z.string().nullish(),
      amount: money.optional(),
      amountDisputed: money.optional(),
      amountWon: money.or(z.literal('')).nullish(),
      transaction: z.object({ id }),
    })
    .refine(({ amount, amountDisputed }) => (amountDisputed ?? amount) !== undefined)
    .optional(),
  disbursement: z.object({ id, transactionIds: z.array(id).optional() }).optional(),
  revokedPaymentMethodMetadata: z.object({ token: id.nullish() }).optional(),
});

const subjectOf = (said: z.infer<typeof wire>): { subjectId: string; facts: NotificationFacts } => {
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
        ...cameTo({
          ...dispute,
          kind: dispute.kind ?? undefined,
          status: said.kind.replace(/^dispute_/, ''),
        }),
      },
    };
  if (disbursement)
    return {
      subjectId: disbursement.id,
      facts: { about: 'transactions', transactionIds: disbursement.transactionIds ?? [] },
    };
  if (revoked?.token) return { subjectId: revoked.token, facts: { about: 'method', token: revoked.token } };
  return { subjectId: '', facts: { about: 'nothing' } };
};

/**
 * A notification with a checked signature, as this site keeps it: without the payer's data.
 * @throws NotificationMalformed
 */
export const notificationOf = (notification: WebhookNotification): GatewayNotification => {
  const said = wire.safeParse(notification);
  if (!said.success) throw new NotificationMalformed({ cause: said.error });
  return { kind: said.data.kind, sentAt: said.data.timestamp, ...subjectOf(said.data) };
};
