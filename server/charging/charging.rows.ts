import { derivedId } from '#server/platform/idempotency/derived-id.ts';

/** The table of intents, for a seed that fills tables by name. */
export const intentTable = 'paymentIntent';

type ChargedIntent = {
  id: string;
  purpose: string;
  reference: string;
  personId: string | null;
  /** cents */
  amount: number;
  eventYear: number;
  gatewayTransactionId: string;
  at: Date;
};

/** The row of an intent that was charged at once. A donation's key is its reference, every other intent has its own key. */
export const chargedIntentRow = ({ at, ...charge }: ChargedIntent) => ({
  ...charge,
  state: 'charged' as const,
  idempotencyKey: charge.purpose === 'donation' ? charge.reference : derivedId('idempotency', charge.id),
  createdAt: at,
  updatedAt: at,
});
