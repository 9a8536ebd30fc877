import { createHmac } from 'node:crypto';
import { storedSecret } from '#server/platform/database/stored-secret.ts';

/** The key of all processes on this database; whoever needs it first makes it. */
export const secretOf = storedSecret('card_testing_key');

/** The same for the same text, and nothing that the text could be told from. */
export const digest = (secret: string, kind: 'address' | 'donor' | 'domain' | 'card', text: string): string =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url').slice(0, 22);
