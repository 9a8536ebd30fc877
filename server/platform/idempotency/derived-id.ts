import { createHash } from 'node:crypto';

const hashedId = (text: string, version: 5 | 8): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** A UUID (version 8) made from what the thing is: whoever makes it, however often, arrives at the same one. */
export const derivedId = (...parts: readonly (string | number)[]): string => hashedId(parts.join('/'), 8);

/**
 * The key that stands for a client's. Any UUID is one, and nearly all stand for themselves; one of version 8 stands for another, so that
 * nobody uses a key up that the server is going to make (`derivedId`).
 */
export const keyOfClient = (key: string): string =>
  key.charAt(14) === '8' ? hashedId(key.toLowerCase(), 5) : key;
