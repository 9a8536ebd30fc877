import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivedId, keyOfClient } from '#server/platform/idempotency/derived-id.ts';

test('a client’s key of another version than 8 stands for itself', () => {
  fc.assert(
    fc.property(fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7] }), (key) => {
      expect(keyOfClient(key)).toBe(key);
    }),
  );
});

test('no key of a client is a key that the server makes, and equal keys stay equal', () => {
  fc.assert(
    fc.property(fc.string(), (thing) => {
      const made = derivedId(thing);
      expect(keyOfClient(made)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      expect(keyOfClient(made.toUpperCase())).toBe(keyOfClient(made));
      expect(keyOfClient(keyOfClient(made))).toBe(keyOfClient(made));
    }),
  );
});
