import { createHmac } from 'node:crypto';
import { storedSecret } from '#server/platform/database/stored-secret.ts';

/** The key that all processes on this database share; the first process that needs it creates it. */
export const secretOf = storedSecret('card_testing_key');

/** The same for the same text; the text cannot be derived from it. */
export const digest = (secret: string, kind: 'address' | 'donor' | 'domain' | 'card', text: string): string =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url').slice(0, 22);
