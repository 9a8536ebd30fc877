import * as z from 'zod/mini';
import { readKeptAttempt } from '#machines/donation/donation.kept.ts';
import { isOpen } from '#machines/donation/donation.selectors.ts';
import type { DonationAttempt, DonationContext } from '#machines/donation/donation.types.ts';
import { openKey } from './donation-keys.ts';
import { readStored, writeStored } from './stored.ts';

/**
 * Milliseconds: as long as the server asks about a duplicate of an earlier donation. After that an e-mail tells the result, and the
 * browser's next person learns nothing of it.
 */
const lifetime = 600_000;

const shape = z.object({ sentAt: z.int(), attempt: z.unknown() });

const read = (): { sentAt: number; attempt: DonationAttempt } | null => {
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
export const openDonation = (): DonationAttempt | null => read()?.attempt ?? null;

/**
 * Stores the key of a sent donation for a tab opened later, and removes it when the result is known. It never stores typed values.
 * @param keyBefore returns the key that this tab sent last; called only when needed, not for each keystroke
 */
export const keepOpenDonation = (context: DonationContext, keyBefore: () => string | null): void => {
  const { attempt } = context;
  const stored = read();
  if (attempt !== null && isOpen(context)) {
    if (stored?.attempt.key !== attempt.key)
      writeStored('localStorage', openKey, { sentAt: Date.now(), attempt });
  } else if (stored !== null && [attempt?.key, keyBefore()].includes(stored.attempt.key)) {
    writeStored('localStorage', openKey, null);
  }
};
