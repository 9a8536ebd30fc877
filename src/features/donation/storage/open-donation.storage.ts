import * as z from 'zod/mini';
import { readKeptAttempt } from '#machines/donation/donation.kept.ts';
import { isOpen } from '#machines/donation/donation.selectors.ts';
import type { DonationAttempt, DonationContext } from '#machines/donation/donation.types.ts';
import { openKey } from './donation-keys.ts';
import { readStored, writeStored } from './stored.ts';

/**
 * Milliseconds: as long as the server asks about a donation just like an earlier one. By then a letter tells how it went, and
 * whoever has the browser next is told nothing of it.
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

/** The donation that went out from this browser in the last minutes and has no answer yet; null where there is none. */
export const openDonation = (): DonationAttempt | null => read()?.attempt ?? null;

/**
 * Keeps the key of a donation on its way where a tab opened later finds it, and takes it away once it is known how it went. What
 * was typed is never among it.
 * @param keyBefore finds the key of what this tab had on its way last: not for every letter that is typed
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
