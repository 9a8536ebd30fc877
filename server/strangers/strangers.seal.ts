import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalisedEmail } from '#server/platform/contract/email.ts';
import { storedSecret } from '#server/platform/database/stored-secret.ts';

/** The key of all processes on this database. Without it nobody can tell an address from its digest, nor make a link. */
export const letterSecret = storedSecret('invitation_key');

const sign = (secret: string, kind: 'address' | 'stop', text: string): string =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url');

/** The same for the same address, however it is written. */
export const addressHash = (secret: string, address: string): string =>
  sign(secret, 'address', normalisedEmail(address));

/** What the link that stops invitations carries: whom it is about, and that we wrote it. */
export const stopToken = (secret: string, hash: string): string => `${hash}.${sign(secret, 'stop', hash)}`;

/** Whom a token is about; null for one that is none of ours. */
export const hashOfToken = (secret: string, token: string): string | null => {
  const [, hash, seal] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  if (hash === undefined || seal === undefined) return null;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sign(secret, 'stop', hash))) ? hash : null;
};
