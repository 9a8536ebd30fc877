import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { noteOf, readyText, stopText, subjectOf } from '#machines/thank-you/thank-you.messages.ts';
import { sentText, textOf, thankYouErrors } from '#machines/thank-you/thank-you.rules.ts';
import type { ThankYouContext } from '#machines/thank-you/thank-you.types.ts';
import { initialContext, loaded, reduced, remaining } from '#machines/thank-you/thank-you.updates.ts';
import { whose } from '#machines/whose.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';
import { saysSomething } from '#server/platform/contract/field-problems.ts';
import { thankYouEmail } from '#server/thank-you/thank-you.emails.ts';
import { unthanked } from '#test/support/thank-you/thank-you-fixture.ts';

const [newest, anonymous, oldest] = unthanked;

const context = (more: Partial<ThankYouContext> = {}): ThankYouContext => {
  const first = initialContext({ publicId: 'maya-okafor', firstName: 'Maya', donationId: null });
  return { ...first, ...loaded(first, { donations: [...unthanked], total: 5 }), ...more };
};

describe('The ready text', () => {
  test.each([
    ['a donor by name', [newest.id], 'Hello Larkin & Daughters,'],
    ['an anonymous donor', [anonymous.id], 'Hello,'],
    ['several donors', [newest.id, oldest.id], 'Hello,'],
  ])('greets %s', (_, chosen, greeting) => {
    const text = textOf(context({ chosen }));
    expect(text.split('\n')[0]).toBe(greeting);
    expect(text.endsWith('\n\nMaya')).toBe(true);
    expect(thankYouErrors(context({ chosen }))).toEqual({});
  });

  test('what was typed stays through another choice', () => {
    expect(textOf(context({ typed: 'Mine.', chosen: [newest.id] }))).toBe('Mine.');
  });
});

test.each(['Maya', 'Chris'])(
  'the preview shows the subject, the note and the links that the server writes for %s',
  (firstName) => {
    const letter = thankYouEmail(
      { publicId: 'p-1', firstName, lastName: 'Okafor' },
      { text: readyText(firstName, null), token: 'sealed' },
      'https://product.example',
    );
    expect(letter.subject).toBe(subjectOf(`${firstName} Okafor`));
    expect(letter.text).toContain(`\n\n${noteOf(firstName)}\n\n${stopText}: `);
    expect(letter.text).toContain(`\n\nSee ${whose(firstName)} page: `);
  },
);

test('the contract accepts every text that the form accepts, and the form refuses what it refuses', () => {
  const problem = valueChecker(schemaNamed('ThankYou'));
  const sign = fc.constantFrom(...'a\n\t \r\u202e\u200b\u200d\u0000\u3164\u00adé', '🚴');
  const isAccepted = (typed: string) => !('text' in thankYouErrors(context({ typed })));
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
      const text = sentText(signs.join(''));
      const isTaken = problem({ donationIds: [newest.id], text }) === null && saysSomething(text);
      expect(isAccepted(signs.join(''))).toBe(isTaken);
    }),
    { numRuns: 2_000, seed: 20270301 },
  );
  expect([isAccepted('🚴'.repeat(2_000)), isAccepted('🚴'.repeat(2_001))]).toEqual([true, false]);
});

describe('Donations that can’t be thanked for', () => {
  const refused = flowError({
    kind: 'conflict',
    status: 409,
    message: '',
    fields: [
      { path: 'donationIds.0', code: 'refunded', message: '' },
      { path: 'donationIds.2', code: 'thanked', message: '' },
      { path: 'donationIds.9', code: 'thanked', message: '' },
      { path: 'text', code: 'thanked', message: '' },
    ],
  });

  test('leave the choice and the list, and are counted', () => {
    const before = context();
    const after = { ...before, ...reduced(before, refused) };
    expect(after.chosen).toEqual([anonymous.id]);
    expect(after.donations).toEqual([anonymous]);
    expect(after.leftOut).toEqual({ refunded: 1, thanked: 1 });
    expect(remaining(after)).toBe(2);
  });
});
