import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256After } from '#src/features/donation/proof/find-answer.ts';

const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex');

test('sha256After equals the platform’s SHA-256 for any shared prefix', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
  fc.assert(
    fc.property(ascii, fc.array(ascii, { minLength: 1, maxLength: 4 }), (beginning, endings) => {
      const hashOf = sha256After(beginning);
      const expected = endings.map((ending) =>
        createHash('sha256')
          .update(beginning + ending)
          .digest('hex'),
      );
      expect(endings.map((ending) => hex(hashOf(ending)))).toEqual(expected);
    }),
  );
});
