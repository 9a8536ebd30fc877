import { expect, test } from 'vitest';
import { readCode } from '#machines/form/code.ts';
import { code } from '#machines/form/fields.ts';

const forgiven = [
  ...['CLIMB27', 'climb27', ' Climb27 ', 'CLIMB-27', 'CLIMB 27', 'C L I M B 2 7', 'CLIMB_27', 'CLIMB.27'],
  ...[
    'CLIMB27.',
    'CLIMB27,',
    'CLIMB27!',
    '“CLIMB27”',
    '"CLIMB27"',
    "'CLIMB27'",
    '(CLIMB27)',
    '[CLIMB27]',
    '#CLIMB27',
  ],
  ...['CLIMB\u201127', 'CLIMB\u201327', 'CLIMB\u201427', 'CLIMB\u221227', 'CLIMB/27', 'CLIMB:27', 'CLIMB·27'],
  ...[
    'CLIMB\u200b27',
    'CLIMB\u200c27',
    '\ufeffCLIMB27',
    '\u202aCLIMB27\u202c',
    'CLIMB\u00ad27',
    '\u200eCLIMB27',
  ],
  ...['CLIMB\u00a027', 'CLIMB\u202f27', 'CLIMB\u300027', 'CLIMB\t27', 'CLIMB27\n', '\r\nCLIMB27'],
  ...[
    'ＣＬＩＭＢ２７',
    'ｃｌｉｍｂ２７',
    'ＣＬＩＭＢ－２７',
    'ＣＬＩＭＢ２７。',
    '𝐂𝐋𝐈𝐌𝐁𝟐𝟕',
    'ⒸⓁⒾⓂⒷ27',
    '*CLIMB27*',
    '**CLIMB27**',
    '> CLIMB27',
    '→CLIMB27',
  ],
  // Capitals of a Turkish keyboard, and digits of other scripts.
  ...[
    'CLİMB27',
    'clımb27',
    'cli\u0307mb27',
    'CLIMB٢٧',
    'CLIMB۲۷',
    'CLIMB२७',
    'CLIMB২৭',
    'CLIMB๒๗',
    'CLIMB᠒᠗',
    'CLIMB𑁨𑁭',
  ],
];

test.each(forgiven)('%j is CLIMB27', (typed) => {
  expect([readCode(typed), code.parse(typed)]).toEqual(['CLIMB27', 'CLIMB27']);
});

test.each([
  'CLIMB28',
  'CL1MB27',
  'СLIMB27',
  'CLIMB27É',
  'CLÍMB27',
  'CLÎMB27',
  'CLIMB²27',
  'CLIMB227',
  'CLIMB٢٨',
])('%j stays another code', (typed) => {
  expect(readCode(typed)).not.toBe('CLIMB27');
});

test.each(['', ' ', '-', '\u200b'])('%j is no code', (typed) => {
  expect([readCode(typed), code.parse(typed)]).toEqual(['', null]);
});

test.each(['AB', 'КЛИМБ27', 'A'.repeat(41)])('%j can’t be a code', (typed) => {
  expect(code.safeParse(typed).success).toBe(false);
});
