import { expect, test } from 'vitest';
import { margin, openPaper } from '#server/receipt/pdf/sheet.ts';
import { runsOfPdf } from '#test/support/donation/pdf-text.ts';

const written = async (text: string, room?: number): Promise<string[]> => {
  const paper = openPaper({ title: 'Receipt', madeAt: new Date(0) });
  paper.write(text, margin, margin, room ?? paper.width);
  return runsOfPdf(await paper.finish());
};

/** From left to right, as on the sheet. */
const drawn = async (text: string): Promise<string> => (await written(text)).join('');

test.each([
  'José Ñandú',
  'Łukasz Żółć, Çağrı Ğüneş, Jānis Bērziņš',
  'Nguyễn Thị Ánh',
  'Đặng Hoàng Phước',
  'Ελένη Παπαδοπούλου',
  'Юлія Шевченко-Їжак',
  'Ғалым Өтеміс',
  '李 小龍',
  '王喆 堃犇',
  '鈴木 一郎 スズキ',
  '﨑山 髙子',
  '김민준 뷁',
  'अनुपम',
  'Ann (安) O’Brien–Łuk, 5 李',
])('%s is drawn with all letters', async (name) => {
  expect(await drawn(name)).toBe(name.normalize('NFC'));
});

test.each([
  ['יוסף בן־דוד', 'דוד־ןב ףסוי'],
  ['יוסף (כהן) 12', '12 (ןהכ) ףסוי'],
  ['محمد علي', 'يلع دمحم'],
  ['شارع 5، عمّان', 'ناّمع ،5 عراش'],
  ['می\u200cخ ۱۲۳', '۱۲۳ خیم'],
  ['Ann محمد 5 علي Smith', 'Ann يلع 5 دمحم Smith'],
])('%s is drawn from right to left', async (name, fromLeft) => {
  expect(await drawn(name)).toBe(fromLeft);
});

test('Arabic letters form one run, and two runs at a zero-width non-joiner', async () => {
  const joined = await written('مح');
  const apart = await written('م\u200cح');
  expect([joined, apart]).toEqual([['حم'], ['ح', 'م']]);
});

test.each([
  ['X̌aw', 'Xaw'],
  ['𝐉ohn ﬃ', 'John ffi'],
  ['Ann 🎗️', 'Ann □'],
  ['ไทย', '□□□'],
  ['\u20dd Ann', '□ Ann'],
  ['Ann\u202e\u200b\tSmith', 'Ann Smith'],
])('a character without a glyph is drawn as its base letter or a box: %s', async (name, seen) => {
  expect(await drawn(name)).toBe(seen);
});

test('Chinese text wraps between any two characters, but not before punctuation', async () => {
  expect(await written('東京都千代田区丸の内、一丁目', 110)).toEqual(['東京都千代田区丸の', '内、一丁目']);
});

test('a word wider than its column is broken', async () => {
  const lines = await written('anextremelylonghostname.example.org', 110);
  expect([lines.length, lines.join('')]).toEqual([2, 'anextremelylonghostname.example.org']);
});
