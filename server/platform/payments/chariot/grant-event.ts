import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  type GatewayNotification,
  NotificationForged,
  NotificationMalformed,
} from '#server/platform/payments/gateway-reports.ts';

// PostgreSQL's text cannot hold a zero byte.
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((said) => !said.includes('\0'));

const wireEvent = z.object({
  id: z.string(),
  // Its offset may move a time into a year that the database refuses.
  created_at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .refine((at) => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999),
  category: text(100),
  associated_object_type: z.string(),
  associated_object_id: text(200),
});

/** The signature of an event: HMAC-SHA256 over the signing time, a dot and the raw body. */
export const signatureOf = (secret: string, signedAt: string, text: string): string =>
  createHmac('sha256', secret).update(`${signedAt}.${text}`).digest('hex');

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** `t=…,v1=…`, with a `v1` for each secret that is in use. */
const isSigned = (secret: string, signature: string, text: string): boolean => {
  const parts = signature.split(',').map((part) => {
    const at = part.indexOf('=');
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
  });
  const signedAt = parts.find(([name]) => name === 't')?.[1] ?? '';
  const expected = signatureOf(secret, signedAt, text);
  return parts.some(([name, value]) => name === 'v1' && isSame(value, expected));
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * An event that Chariot signed, from its raw body. Its age does not matter: it only says where to look, and a repetition changes nothing.
 * @throws NotificationForged, and NotificationMalformed for a signed but unreadable event
 */
export const readGrantEvent = (secret: string, signature: string, text: string): GatewayNotification => {
  if (!isSigned(secret, signature, text)) throw new NotificationForged();
  const event = wireEvent.safeParse(json(text));
  if (!event.success) throw new NotificationMalformed({ cause: event.error });
  const {
    category,
    created_at: sentAt,
    associated_object_type: type,
    associated_object_id: subjectId,
  } = event.data;
  return {
    kind: category,
    subjectId,
    sentAt,
    facts: type === 'grant' ? { about: 'transactions', transactionIds: [subjectId] } : { about: 'nothing' },
  };
};
