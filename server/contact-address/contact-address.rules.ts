import { createHash, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '#openapi/contract.gen.ts';
import { fingerprint } from '#server/platform/idempotency/idempotency.ts';

/** How long a code is valid, in milliseconds. */
export const goodForMs = 20 * 60_000;

/** How often one code may be tried. */
export const mostAttempts = 5;

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** Codes for one person, and to one address, in an hour and in a day. */
export const mostLetters = { hour: 5, day: 10 };

export type OpenChange = {
  id: string;
  emailAddress: string;
  codeHash: string;
  attempts: number;
  sentAt: Date;
};

// Six digits are quickly found by trying the hash; it only keeps codes out of plain sight in the table.
export const hashOfCode = (changeId: string, code: string): string =>
  createHash('sha256').update(`${changeId}:${code}`).digest('hex');

export const isCodeOf = ({ id, codeHash }: OpenChange, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOfCode(id, code)));

const expiryOf = ({ sentAt }: OpenChange): Date => new Date(sentAt.getTime() + goodForMs);

export const isExpired = (change: OpenChange, now: Date): boolean => expiryOf(change) <= now;

/** A person's view of their contact address. Each code creates another version. */
export const contactAddressView = (
  emailAddress: string,
  change: OpenChange | undefined,
): Schemas['ContactAddress'] => ({
  emailAddress,
  openChange: change
    ? { emailAddress: change.emailAddress, expiresAt: expiryOf(change).toISOString() }
    : null,
  version: `"${fingerprint([emailAddress, change?.id ?? null]).slice(0, 32)}"`,
});
