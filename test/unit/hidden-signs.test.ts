import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutHidden } from '#machines/form/fields.ts';
import { letterErrors } from '#machines/member-desk/letter.rules.ts';
import { requestErrors } from '#machines/membership/membership.rules.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';
import { saysSomething } from '#server/platform/contract/field-problems.ts';

const isLine = valueChecker(schemaNamed('Line'));
const isParagraphs = valueChecker(schemaNamed('Paragraphs'));
const texts = fc
  .array(fc.constantFrom(...'a\n\t \u202e\u200b\u200d\u0000\u0085\u3164\u00ad\ufeffé', '🚴'), {
    maxLength: 8,
  })
  .map((signs) => signs.join('').trim());
const runs = { numRuns: 2_000, seed: 20270302 };

const letter = (more: { subject?: string; text?: string }) =>
  letterErrors({ isToAll: true, people: [], subject: 'Sunday', text: 'See you there.', ...more });

test.each([
  ['subject', isLine],
  ['text', isParagraphs],
] as const)('the %s of a letter to members may be what the contract takes', (field, problem) => {
  fc.assert(
    fc.property(texts, (text) => {
      const isTaken = problem(text) === null && saysSomething(text);
      expect(!(field in letter({ [field]: text }))).toBe(isTaken);
    }),
    runs,
  );
});

test('the message of a request may be what the contract takes, or empty', () => {
  fc.assert(
    fc.property(texts, (message) => {
      const isTaken = message === '' || (isParagraphs(message) === null && saysSomething(message));
      expect(!('message' in requestErrors({ message }))).toBe(isTaken);
    }),
    runs,
  );
});

test('what is left of a text without its hidden signs is what the contract takes', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(isParagraphs(withoutHidden(text))).toBeNull();
    }),
    runs,
  );
});
