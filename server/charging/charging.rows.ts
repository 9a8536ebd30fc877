import { derivedId } from '#server/platform/idempotency/derived-id.ts';

/** The table of intents, for a seed that fills tables by their names. */
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

/** The row of an intent that was charged at once. A donation is sent under its reference, everything else under a key of its own. */
export const chargedIntentRow = ({ at, ...charge }: ChargedIntent) => ({
  ...charge,
  state: 'charged' as const,
  idempotencyKey: charge.purpose === 'donation' ? charge.reference : derivedId('idempotency', charge.id),
  createdAt: at,
  updatedAt: at,
});
