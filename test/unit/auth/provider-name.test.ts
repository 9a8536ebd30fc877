import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { providerNames, unknownName } from '#machines/auth/provider-name.ts';
import { hasLink } from '#machines/form/link.ts';
import { isNoName, noLastName } from '#machines/form/person-name.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';

const problemOfFirst = valueChecker(schemaNamed('FirstName'));
const problemOfLast = valueChecker(schemaNamed('LastName'));

const email = 'kim.lee_99@example.org';
const none = { given: undefined, family: undefined, name: undefined, email };

const expectTaken = ({ firstName, lastName }: { firstName: string; lastName: string }) => {
  expect([problemOfFirst(firstName), problemOfLast(lastName)]).toEqual([null, null]);
  expect(hasLink(`${firstName} ${lastName}`)).toBe(false);
  expect(isNoName(firstName)).toBe(false);
  expect([firstName.trim(), lastName.trim()]).toEqual([firstName, lastName]);
};

const fromAddress = 'kim lee 99';

test.each<[unknown, string]>([
  ['Ann', 'Ann'],
  ['  Ann  ', 'Ann'],
  ['Ann\tMarie\nLee', 'Ann Marie Lee'],
  ['jane.doe', 'jane doe'],
  ['Jane.Q.Doe', 'Jane Q. Doe'],
  ['St.john', 'St. john'],
  ['St. John', 'St. John'],
  ['J.R. Smith', 'J. R. Smith'],
  ['J.', 'J.'],
  ['Smith Jr.', 'Smith Jr.'],
  ['Ma.theresa', 'Ma. theresa'],
  ['dr.smith@example.org', 'dr. smith'],
  ['mary-jo_ann+news@example.org', 'mary-jo ann news'],
  ['@handle', '@handle'],
  ['a@b@c.fr', 'a@b'],
  ['Amazon.com', 'Amazon com'],
  ['https://evil.com/claim', 'https evil com/claim'],
  ['http:evil', 'http evil'],
  ['ht\u200dtps://evil.com', 'ht\u200dtps evil com'],
  ['www.evil.com', 'www evil com'],
  ['w\u200dww.evil.com', 'w\u200dww. evil com'],
  ['mailto:jane', 'mailto jane'],
  ['x.com', 'x. com'],
  ['T.ME', 'T. ME'],
  ['1.2.3.4', '1. 2. 3. 4'],
  ['例子.中国', '例子. 中国'],
  ['例子。中国', '例子. 中国'],
  ['ｅｖｉｌ．ｃｏｍ', 'evil com'],
  ['evil\u200b.com', 'evil com'],
  ['evil.\u2060com', 'evil com'],
  ['Ann\u0000\u0007', 'Ann'],
  ['Ann\u202eeel', 'Anneel'],
  ['Ann\u034f\ufeff', 'Ann'],
  ['\u200bAnn\u00ad', 'Ann'],
  ['Ann\ud800', 'Ann'],
  ['a'.repeat(500), 'a'.repeat(80)],
  ['😀'.repeat(500), '😀'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['\ufdfa'.repeat(30), 'صلى الله عليه وسلم'.repeat(30).slice(0, 80).trim()],
  ['🚴', '🚴'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['عائشة', 'عائشة'],
  ['שרה', 'שרה'],
  ['नमस्‍ते', 'नमस्‍ते'],
  ['王芳', '王芳'],
  ['O’Neil', 'O’Neil'],
  ['Mary-Jo', 'Mary-Jo'],
  ['47', '47'],
  ['X Æ A-12', 'X Æ A-12'],
  ['<b>Ann</b>', '<b>Ann</b>'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ["Robert'); drop table person;--", "Robert'); drop table person;--"],
  ['Na', 'Na'],
  ['Null', 'Null'],
  ['', fromAddress],
  ['   ', fromAddress],
  ['–', fromAddress],
  ['-', fromAddress],
  ['...', fromAddress],
  ['?', fromAddress],
  ['N/A', fromAddress],
  ['FNU', fromAddress],
  ['\u200d', fromAddress],
  ['\u3164', fromAddress],
  ['\u2800', fromAddress],
  ['@', fromAddress],
  [null, fromAddress],
  [undefined, fromAddress],
  [42, fromAddress],
  [['Ann'], fromAddress],
  [{ first: 'Ann' }, fromAddress],
])(
  'the claim %j as first, last, only and full name gives %j, which the contract takes',
  (claim, expected) => {
    expect(providerNames({ ...none, given: claim })).toEqual({ firstName: expected, lastName: noLastName });
    expect(providerNames({ ...none, name: claim }).firstName).toBe(expected);
    const both = providerNames({ ...none, given: 'Ann', family: claim });
    expect(both.lastName).toBe(expected === fromAddress ? noLastName : expected);
    expectTaken(providerNames({ ...none, given: claim }));
    expectTaken(both);
  },
);

describe('Where no claim is a name', () => {
  test.each([
    ['_@example.org', unknownName],
    ['...@example.org', unknownName],
    ['+++@example.org', unknownName],
    ['例子@例子.中国', '例子'],
    ['x.com', 'x. com'],
    ['', unknownName],
  ])('the address %j gives %j', (address, firstName) => {
    const names = providerNames({ ...none, email: address });
    expect(names).toEqual({ firstName, lastName: noLastName });
    expectTaken(names);
  });
});

test('the contract accepts the names from every provider claim', () => {
  const parts = fc.constantFrom(
    '.',
    '。',
    '．',
    '@',
    ':',
    '//',
    'www',
    'http',
    'com',
    'x',
    ' ',
    '\u200d',
    '\u200b',
    '-',
  );
  const claim = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.oneof(parts, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 20 })
      .map((all) => all.join('')),
    fc.anything(),
  );
  fc.assert(
    fc.property(claim, claim, claim, fc.string({ unit: 'binary' }), (given, family, name, address) => {
      const names = providerNames({ given, family, name, email: address });
      expectTaken(names);
    }),
    { numRuns: 2000 },
  );
});
