import * as z from 'zod/mini';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import {
  type Keepable,
  keptOf,
  keptVersion,
  readKept,
  readKeptAttempt,
} from '#machines/donation/donation.kept.ts';
import { isOpen, isSameRecipient } from '#machines/donation/donation.selectors.ts';
import type {
  DonationAttempt,
  DonationContext,
  DonationInput,
  DonationRecipient,
} from '#machines/donation/donation.types.ts';
import { readStored, writeStored } from '#src/api/stored.ts';
import { draftKey, feeKey, openKey, recurringKey, thanksKey } from './donation-keys.ts';

/**
 * Milliseconds; the time in which the server asks about a duplicate. Later, only an e-mail tells the result,
 * so that the browser's next person does not see it.
 */
const lifetime = 600_000;

const shape = z.object({ sentAt: z.int(), attempt: z.unknown() });

const readOpen = (): { sentAt: number; attempt: DonationAttempt } | null => {
  const stored = readStored('localStorage', openKey);
  if (stored === null) return null;
  const { data } = shape.safeParse(stored);
  const attempt = readKeptAttempt(data?.attempt);
  const age = Date.now() - (data?.sentAt ?? 0);
  if (data !== undefined && attempt !== null && age >= 0 && age <= lifetime)
    return { sentAt: data.sentAt, attempt };
  writeStored('localStorage', openKey, null);
  return null;
};

/** A donation that this browser sent in the last minutes and that has no answer; null for none. */
const openDonation = (): DonationAttempt | null => readOpen()?.attempt ?? null;

/**
 * Stores the key of a sent donation for a tab opened later, and removes it when the result is known. It never stores typed values.
 * @param keyBefore returns the key that this tab sent last; called only when needed, not for each keystroke
 */
const keepOpenDonation = (context: DonationContext, keyBefore: () => string | null): void => {
  const { attempt } = context;
  const stored = readOpen();
  if (attempt !== null && isOpen(context)) {
    if (stored?.attempt.key !== attempt.key)
      writeStored('localStorage', openKey, { sentAt: Date.now(), attempt });
  } else if (stored !== null && [attempt?.key, keyBefore()].includes(stored.attempt.key)) {
    writeStored('localStorage', openKey, null);
  }
};

const read = (key: string) => readStored('sessionStorage', key);
const write = (key: string, value: unknown) => writeStored('sessionStorage', key, value);

const keptHere = () => readKept(read(draftKey));

/**
 * A donation whose thanks the donor has not seen: a form that is loaded again asks for its result, and leads to the thanks. It contains no
 * typed values.
 */
const unthankedOf = ({ receipt, attempt }: DonationContext): Keepable | null =>
  receipt === null || attempt === null
    ? null
    : {
        version: keptVersion,
        recipient: receipt.recipient,
        typed: {},
        step: 'amount',
        attempt: { ...attempt, isOpen: true },
      };

/** Keeps the donation over a reload of this tab, never with a nonce or the payment form's values. */
export const keepDonation = (context: DonationContext): void => {
  const { isFeeCovered, frequency } = draftOf(context);
  const { receipt } = context;
  keepOpenDonation(context, () => {
    const before = keptHere();
    return before === 'outdated' ? null : (before?.attempt?.key ?? null);
  });
  write(feeKey, isFeeCovered);
  // After a monthly donation, the next one is a single one by default.
  write(recurringKey, receipt === null && frequency === 'Monthly');
  const unthanked = unthankedOf(context);
  write(draftKey, unthanked ?? keptOf(context));
  if (unthanked !== null) write(thanksKey, unthanked);
};

/** The donor has seen the thanks for the last donation, or starts another one: the next form has nothing to ask about. */
export const forgetThanked = (): void => {
  const here = keptHere();
  const last = readKept(read(thanksKey));
  if (here === null || here === 'outdated' || last === null || last === 'outdated') return;
  if (here.attempt?.key === last.attempt?.key) write(draftKey, null);
};

const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** This tab's stored donation, with the open attempt of another tab if this tab sent none. */
const keptAnywhere = (): DonationInput['kept'] => {
  if (!isReloaded()) forgetThanked();
  const here = keptHere();
  const own = here === 'outdated' ? null : here;
  const open = own?.attempt ? null : openDonation();
  if (open === null) return here;
  return { recipient: open.charged.recipient, typed: {}, step: 'amount', ...own, attempt: open };
};

/** The input of a recipient's form: the session's choices, and the stored donation. */
export const donationInput = (recipient: DonationRecipient): DonationInput => ({
  recipient,
  isProcessingFeeChecked: read(feeKey) !== false,
  isMonthlyDonationChecked: read(recurringKey) === true,
  kept: keptAnywhere(),
});

/** For the thanks page: the last donation to this recipient, to be loaded by its key; null if this tab made none. */
export const lastDonation = (recipient: DonationRecipient): DonationInput | null => {
  const last = read(thanksKey);
  const kept = readKept(last === null ? null : { version: keptVersion, ...(last as object) });
  if (kept === null || kept === 'outdated' || kept.attempt === null) return null;
  if (!isSameRecipient(kept.recipient, recipient)) return null;
  const attempt: DonationAttempt = { ...kept.attempt, isOpen: true };
  return {
    recipient,
    isProcessingFeeChecked: true,
    isMonthlyDonationChecked: false,
    kept: { ...kept, attempt },
  };
};
