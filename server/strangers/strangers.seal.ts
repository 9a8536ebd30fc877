import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalisedEmail } from '#server/platform/contract/email.ts';
import { storedSecret } from '#server/platform/database/stored-secret.ts';

/** The key that all processes on this database share. Without it an address cannot be derived from its digest, nor a link forged. */
export const letterSecret = storedSecret('invitation_key');

const sign = (secret: string, kind: 'address' | 'stop', text: string): string =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url');

/** The digest of an e-mail address. All spellings of an address have the same digest. */
export const addressHash = (secret: string, address: string): string =>
  sign(secret, 'address', normalisedEmail(address));

/** The token in the link that stops invitations: the address's digest, sealed by this server. */
export const stopToken = (secret: string, hash: string): string => `${hash}.${sign(secret, 'stop', hash)}`;

/** The digest in a token; null for a forged one. */
export const hashOfToken = (secret: string, token: string): string | null => {
  const [, hash, seal] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  if (hash === undefined || seal === undefined) return null;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sign(secret, 'stop', hash))) ? hash : null;
};
