import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkProblem } from '#machines/form/link.ts';
import { readAddresses, withoutUnreadable } from '#machines/invitation/addresses.ts';
import { invitationErrors, invitationsOf } from '#machines/invitation/invitation.rules.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });
const takes = ajv.compile({
  $ref: 'contract#/paths/~1peloton~1{id}~1invitations/post/requestBody/content/application~1json/schema',
});

const [ada, ben] = ['ada@example.org', 'ben@example.org'];

describe('readAddresses', () => {
  test.each([
    ['one', ada, [ada], []],
    ['commas', `${ada},${ben}`, [ada, ben], []],
    ['semicolons and spaces', ` ${ada} ; ${ben} ;`, [ada, ben], []],
    ['lines of Windows, with empty ones', `${ada}\r\n\r\n${ben}\r\n`, [ada, ben], []],
    ['spaces alone', `${ada} ${ben}`, [ada, ben], []],
    ['names', `Ada Fell <${ada}>, Ben <${ben}>`, [ada, ben], []],
    ['names in quotes with a comma', `"Fell, Ada" <${ada}>; "O’Hara; Ben" <${ben}>`, [ada, ben], []],
    ['a link for mail', `mailto:${ada}`, [ada], []],
    ['one in two cases', `${ada}, ADA@example.org`, [ada], []],
    ['one that is none', `${ada}, ben at example`, [ada], ['ben at example']],
    ['one mistyped among spaces', `${ada} ben@ x@y.org`, [ada, 'x@y.org'], ['ben@']],
    ['a name without an address', 'Ada Fell', [], ['Ada Fell']],
    ['a header', `${ada}\r\nBcc: ${ben}`, [ada], [`Bcc: ${ben}`]],
    ['nothing', ' ,;\n', [], []],
  ])('takes %s apart', (_, typed, addresses, unreadable) => {
    expect(readAddresses(typed)).toEqual({ addresses, unreadable });
  });

  test('leaves what can be read where the rest is taken out', () => {
    const typed = withoutUnreadable(`Ada <${ada}>; nobody, ${ben}`);
    expect(readAddresses(typed)).toEqual({ addresses: [ada, ben], unreadable: [] });
  });
});

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `p${at}@example.org`).join('\n');

describe('invitationErrors', () => {
  const errors = (typed: string, message = '') => invitationErrors({ typed, message });

  test.each([
    ['', /at least one/],
    ['ben at example', /“ben at example” isn’t an address/],
    ['a at b, c at d', /“a at b” and “c at d” aren’t addresses/],
    ['a, b, c, d, e', /“a”, “b”, “c”, and 2 more aren’t addresses/],
    [addresses(51), /That’s 51 addresses\. Send to 50 at a time: remove 1\./],
  ])('names what is wrong with %j', (typed, said) => {
    expect(errors(typed).typed).toMatch(said);
  });

  test('takes fifty addresses, and 500 characters of own words', () => {
    expect(errors(addresses(50), '🚴'.repeat(500))).toEqual({});
    expect(errors(ada, 'x'.repeat(501)).message).toBe('Use at most 500 characters.');
    expect(errors(ada, 'a\u202eb').message).toMatch(/can’t be shown/);
  });

  test('sends what the contract takes', () => {
    const text = (signs: string, maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength });
    const address = fc
      .tuple(text('aB9.+_-', 6), text('aB9-', 5), fc.constantFrom('org', 'co.uk', 'x-y', '-x', 'museum'))
      .map(([local, host, end]) => `${local}@${host}.${end}`);
    const typedOf = fc.array(address, { minLength: 1, maxLength: 20 }).map((all) => all.join(', '));
    const words = fc.oneof(fc.string({ maxLength: 600 }), fc.string({ unit: 'binary', maxLength: 4 }));
    fc.assert(
      fc.property(typedOf, words, (typed, message) => {
        fc.pre(Object.keys(errors(typed, message)).length === 0);
        const { key: _, ...body } = invitationsOf({ typed, message, key: null });
        expect(takes(body), JSON.stringify([body, takes.errors])).toBe(true);
      }),
    );
  });
});

describe('linkProblem', () => {
  test.each(['https://x.org', 'HTTP://x', 'see www.x.org', 'evil.live/win'])('finds a link in %j', (text) => {
    expect(linkProblem(text)).not.toBeNull();
  });
  test.each(['Come along!', 'We ride at 7.30 a.m.', 'and/or', 'Mr. Fell/Ms. Hara'])(
    'finds none in %j',
    (text) => {
      expect(linkProblem(text)).toBeNull();
    },
  );
});
