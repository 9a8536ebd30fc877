import { expect, test } from 'vitest';
import { whoseClimb } from '#server/site/pictures/climb.picture.ts';
import { fitText } from '#server/site/pictures/fit-text.ts';
import { drawable, lineOf, widthOf } from '#server/site/pictures/typeset.ts';

test.each([
  'Łukasz Nguyễn',
  'Ελένη Παπαδοπούλου',
  'Юлія Шевченко-Їжак',
  'Ғалым Өтеміс',
  'Anna Иванова',
  'Ann 李',
  '王小龙',
  '﨑山 髙子・マリア',
  '김민준',
  'अनुपम क्षत्रिय',
  'יוסף בן־דוד',
  'محمد عليّ',
  'می\u200cخواهم ۱۲۳',
  'محمد Anna 5',
])('a picture draws the whole name %s', (name) => {
  expect(drawable(name, 'display')).toBe(name.normalize('NFC'));
});

test.each([
  ['  Team\t🚴🏽 Go\u0000 ', 'Team Go'],
  ['Ann\u202e \u200bFell', 'Ann Fell'],
])('leaves out of %j what has no drawing', (name, drawn) => {
  expect(drawable(name, 'display')).toBe(drawn);
});

const thai = 'สมชาย ใจดี';

test.each([thai, 'தமிழ்', 'Ann ไทย', 'X\u030caw', '🏔️', ''])(
  'says whose climb it is where a part of %j can’t be drawn',
  (name) => {
    const said = ([kind, isOnFoot]: ['profile' | 'peloton', boolean]) => whoseClimb({ kind, name, isOnFoot });
    expect([said(['profile', false]), said(['profile', true]), said(['peloton', false])]).toEqual([
      'A rider’s climb to end cancer',
      'A participant’s climb to end cancer',
      'A peloton’s climb to end cancer',
    ]);
  },
);

const style = { face: 'display', size: 100 } as const;

/** The outlines of a line from left to right, without their positions. */
const outlines = (text: string): string[] =>
  [...lineOf(text, style, { x: 0, y: 0, colour: '#000' }).matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);

test('Hebrew letters are drawn from right to left', () => {
  expect(outlines('דוב')).toEqual(['ב', 'ו', 'ד'].flatMap(outlines));
});

test('Latin and Cyrillic are drawn from left to right in one line', () => {
  expect(outlines('Ann Яна')).toEqual([...'AnnЯна'].flatMap(outlines));
});

test('words of two directions are drawn in reading order, from the first one on', () => {
  expect(outlines('דוד Ann')).toEqual([...outlines('Ann'), ...outlines('דוד')]);
  expect(outlines('Ann דוד')).toEqual([...outlines('Ann'), ...outlines('דוד')]);
});

test('the letters of Arabic join', () => {
  const joined = outlines('محمد');
  const apart = outlines('م\u200cح\u200cم\u200cد');
  expect(joined).toHaveLength(4);
  // The last letter, which is leftmost, and the first one have other forms where they join.
  expect(joined.filter((outline) => apart.includes(outline))).toEqual([]);
});

test.each(['王', 'Ы', 'م'])('a name that goes on for long in %s is cut to its room', (letter) => {
  const room = { face: 'display', width: 500, steps: [[54, 2]] } as const;
  const { lines } = fitText(`${letter.repeat(40)} ${letter.repeat(40)}`, room);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.endsWith('…')).toBe(true);
    expect(widthOf(line, { face: 'display', size: 54 })).toBeLessThanOrEqual(500);
  }
});

test('the ellipsis of Arabic is drawn at the left', () => {
  expect(outlines('محمد…')[0]).toBe(outlines('…')[0]);
});
