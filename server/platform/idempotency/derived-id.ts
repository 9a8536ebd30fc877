import { createHash } from 'node:crypto';

const hashedId = (text: string, version: 5 | 8): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** A UUID (version 8) derived from the parts: the same parts always give the same id. */
export const derivedId = (...parts: readonly (string | number)[]): string => hashedId(parts.join('/'), 8);

/**
 * The internal key for a client's key. Any UUID is allowed, and nearly all are used unchanged. One of version 8 is replaced, so that no
 * client can use up a key that the server will derive (`derivedId`).
 */
export const keyOfClient = (key: string): string =>
  key.charAt(14) === '8' ? hashedId(key.toLowerCase(), 5) : key;
