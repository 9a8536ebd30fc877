import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

const woffHeader = 44;
const woffEntry = 20;
const header = 12;
const entry = 16;

const inFours = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The TrueType font inside a WOFF font. PDFs need unpacked fonts: the library would unpack them for each document, in JavaScript, which
 * takes longer than all the rest.
 */
export const unpackedFont = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const [offset, packed, length] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ];
    const data = woff.subarray(offset, offset + packed);
    // A table that compression would not have shrunk is stored as it is.
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const font = Buffer.alloc(
    header + count * entry + tables.reduce((sum, { data }) => sum + inFours(data.length), 0),
  );
  const power = Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * entry, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * entry, 10);
  let next = header + count * entry;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = header + index * entry;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(next, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, next);
    next += inFours(data.length);
  }
  return font;
};

const packages = createRequire(import.meta.url);

/** A file of a font's package. */
export const fontFile = (family: string, part: string, weight: number): string =>
  `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;

type Script = { signs: RegExp; files: readonly string[] };

/** A text style: the brand's font files, used for all letters that they have, and whether letters of other fonts are bold. */
export type Face = { own: readonly string[]; isBold: boolean };

const [regular, bold] = [400, 800];

/** The fonts for other letters, by weight. A file is read when a text first has signs that it may draw, and then kept. */
const inWeight = (weight: number, arabic: number, chinese: string): readonly Script[] => [
  {
    signs: /\p{Script=Latin}/u,
    files: ['latin-ext', 'vietnamese', 'latin'].map((part) => fontFile('noto-sans', part, weight)),
  },
  {
    signs: /\p{Script=Greek}/u,
    files: ['greek', 'greek-ext'].map((part) => fontFile('noto-sans', part, weight)),
  },
  {
    signs: /\p{Script=Cyrillic}/u,
    files: ['cyrillic', 'cyrillic-ext'].map((part) => fontFile('noto-sans', part, weight)),
  },
  {
    signs: /\p{Script_Extensions=Devanagari}/u,
    files: [fontFile('noto-sans', 'devanagari', weight)],
  },
  { signs: /\p{Script_Extensions=Hebrew}/u, files: [fontFile('noto-sans-hebrew', 'hebrew', weight)] },
  { signs: /\p{Script_Extensions=Arabic}/u, files: [fontFile('ibm-plex-sans-arabic', 'arabic', arabic)] },
  { signs: /\p{Script=Hangul}/u, files: [fontFile('nanum-gothic', 'korean', weight)] },
  // Chinese comes last: its file is by far the largest, and also has many symbols.
  {
    signs:
      /\p{Script_Extensions=Han}|\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}|\p{Script_Extensions=Bopomofo}|[\p{P}\p{S}\p{N}\uff00-\uffef]/u,
    files: [chinese],
  },
];

const chinese = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';

const scripts = {
  regular: inWeight(regular, regular, chinese),
  // Arabic's heaviest weight is a bold one.
  bold: inWeight(bold, 700, '@expo-google-fonts/noto-sans-sc/800ExtraBold/NotoSansSC_800ExtraBold.ttf'),
};

type Opened = { bytes: Buffer; font: Font };
const opened = new Map<string, Opened>();

/** A font, opened by its file for the PDF and for the letters that it has. */
export const openFont = (file: string): Opened => {
  const known = opened.get(file);
  if (known) return known;
  const packed = readFileSync(packages.resolve(file));
  const bytes = file.endsWith('.woff') ? unpackedFont(packed) : packed;
  const found = { bytes, font: create(bytes) as Font };
  opened.set(file, found);
  return found;
};

/** The file that has every letter of the text, if one does. */
const fileFor = (text: string, { own, isBold }: Face): string | undefined => {
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const hasAll = (file: string): boolean =>
    letters.every((letter) => openFont(file).font.hasGlyphForCodePoint(letter));
  return (
    own.find(hasAll) ??
    scripts[isBold ? 'bold' : 'regular']
      .flatMap(({ signs, files }) => (signs.test(text) ? files : []))
      .find(hasAll)
  );
};

/** One grapheme and the font file that draws it; `isApart`: it does not join the next one. */
export type Sign = { text: string; file: string; isApart: boolean };

/** Marks a missing sign: leaving it out would change a name. */
const unknown = '□';

/** Forms of a sign, from the best down to its bare letter, which a lone accent lacks. */
const formsOf = (sign: string): string[] =>
  [sign, sign.normalize('NFKC'), sign.normalize('NFKD').replace(/\p{M}/gu, '')].filter((form) => form !== '');

/** Persian uses it within words, between letters that would join. */
const nonJoiner = '\u200c';

const drawn = (sign: string, face: Face): Sign[] => {
  const isApart = sign.includes(nonJoiner);
  const visible = sign.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (visible === '') return [];
  for (const form of formsOf(visible)) {
    const file = fileFor(form, face);
    if (file) return [{ text: form, file, isApart }];
  }
  return [{ text: unknown, file: fileFor(unknown, face) ?? chinese, isApart }];
};

const signsAsSeen = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] =>
  [...signsAsSeen.segment(text)].map(({ segment }) => segment);

/** Whether one font has the whole sign, and so draws it correctly. */
export const isDrawn = (sign: string, face: Face): boolean => {
  const visible = sign.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible !== '' && fileFor(visible, face) !== undefined;
};

/** A text as signs in reading order; every sign can be drawn. */
export const signsOf = (text: string, face: Face): Sign[] => {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    // Controls of the writing direction could make one name look like another.
    .replace(/\p{Bidi_Control}/gu, '');
  return graphemesOf(plain).flatMap((sign) => drawn(sign, face));
};

/** The distances from a line's top to its baseline and to the next line's top, for font size 1. */
export const lineMeasures = ({ own: [file = ''] }: Face): { ascent: number; height: number } => {
  const { ascent, descent, lineGap, unitsPerEm } = openFont(file).font;
  return { ascent: ascent / unitsPerEm, height: (ascent - descent + lineGap) / unitsPerEm };
};
