import * as z from 'zod/mini';
import {
  askingSteps,
  type DonationAttempt,
  type DonationContext,
  type DonationDraft,
  type KeptDonation,
} from './donation.types.ts';

/** Increases when the kept form changes. Another version is not read. */
export const keptVersion = 2;

const text = z.string();
const flag = z.boolean();
/** Whole cents. */
const money = z.int();
const frequency = z.enum(['Once', 'Monthly', 'Organization']);
const method = z.enum([
  'saved',
  'CreditCard',
  'PayPalAccount',
  'VenmoAccount',
  'AndroidPayCard',
  'ApplePayCard',
  'Chariot',
]);

const fields: Record<keyof DonationDraft, z.ZodMiniType> = {
  frequency,
  amount: z.nullable(money),
  unclearAmount: text,
  isFeeCovered: flag,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  organizationId: z.nullable(text),
  organizationName: text,
  isAnonymous: flag,
  isAmountVisible: flag,
  publicName: text,
  message: text,
  tributeKind: z.enum(['none', 'honor', 'memory']),
  tributeName: text,
  tributeEmail: text,
  method,
  isMethodKept: flag,
};

const recipient = z.strictObject({
  recipientType: z.enum(['User', 'Peloton', 'General']),
  id: z.nullable(text),
});

const attempt = z.strictObject({
  key: z.uuid(),
  charged: z.strictObject({ recipient, frequency, amount: money, isFeeCovered: flag, charge: money, method }),
  isRepeatMeant: flag,
  isOpen: flag,
});

const shape = z.strictObject({
  version: z.literal(keptVersion),
  recipient,
  typed: z.partial(z.strictObject(fields)),
  step: z.enum(askingSteps),
  attempt: z.nullable(attempt),
});

/** This part is always read, because a donation that was sent must never be forgotten. */
const openAttempt = z.object({ recipient, attempt });

/** The kept donation that was sent and has no answer yet; null for anything else. */
export const readKeptAttempt = (value: unknown): DonationAttempt | null => {
  const read = attempt.safeParse(value);
  return read.success && read.data.isOpen ? read.data : null;
};

export type Keepable = KeptDonation & { version: number };

/**
 * What a tab keeps over a reload: what was typed, and the key of what was sent; null if there is nothing to keep, or the donation is
 * made. It never holds nonces or the payment form's content.
 */
export const keptOf = ({
  recipient: whose,
  typed,
  step,
  attempt,
  receipt,
}: DonationContext): Keepable | null => {
  if (receipt !== null || (attempt === null && Object.keys(typed).length === 0)) return null;
  const { recipientType, id } = whose;
  return { version: keptVersion, recipient: { recipientType, id }, typed, step, attempt };
};

/** Reads what was kept; `outdated` when it has another version and no sent donation belongs to it. */
export const readKept = (value: unknown): KeptDonation | 'outdated' | null => {
  if (value === null || value === undefined) return null;
  const read = shape.safeParse(value);
  if (read.success) {
    const { version: _version, ...kept } = read.data;
    return kept as KeptDonation;
  }
  const open = openAttempt.safeParse(value);
  if (!open.success || !open.data.attempt.isOpen) return 'outdated';
  return {
    recipient: open.data.recipient,
    typed: {},
    step: 'amount',
    attempt: open.data.attempt satisfies DonationAttempt,
  };
};
