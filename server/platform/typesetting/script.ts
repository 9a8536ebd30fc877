import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackedFont } from './unpacked-font.ts';

const packages = createRequire(import.meta.url);

/** A file of a font's package. */
export const fontFile = (family: string, part: string, weight: number): string =>
  `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;

type Script = { signs: RegExp; files: readonly string[] };

/**
 * How a text looks: the files of the brand's fonts, in which everything is set that they have letters for, and whether other letters
 * are bold beside them.
 */
export type Face = { own: readonly string[]; isBold: boolean };

const [regular, bold] = [400, 800];

/** Where the other letters are, in a weight: a file is read, and then kept, when a text first has signs that it may draw. */
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
  // Chinese comes last, as its file is the largest by far and has the world's loose signs too.
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

/** A font's file by its name, as the PDF takes it and as it is asked for its letters. */
export const openFont = (file: string): Opened => {
  const known = opened.get(file);
  if (known) return known;
  const packed = readFileSync(packages.resolve(file));
  const bytes = file.endsWith('.woff') ? unpackedFont(packed) : packed;
  const found = { bytes, font: create(bytes) as Font };
  opened.set(file, found);
  return found;
};

/** The file that has every letter of the text, or none. */
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

/** One sign as people see it, accents and all, and the file it is drawn from; `isApart` from the next, which it doesn't join. */
export type Sign = { text: string; file: string; isApart: boolean };

/** Says that a sign stood here: an empty place would make another name of it. */
const unknown = '□';

/** The ways of writing a sign, from the best down to its bare letter, which a lone accent doesn't have. */
const formsOf = (sign: string): string[] =>
  [sign, sign.normalize('NFKC'), sign.normalize('NFKD').replace(/\p{M}/gu, '')].filter((form) => form !== '');

/** Persian has it inside of words, between letters that would join. */
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

/** Signs as people see them, accents and all. */
export const graphemesOf = (text: string): string[] =>
  [...signsAsSeen.segment(text)].map(({ segment }) => segment);

/** Whether one font has all of a sign as it is written, and so draws it rightly. */
export const isDrawn = (sign: string, face: Face): boolean => {
  const visible = sign.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible !== '' && fileFor(visible, face) !== undefined;
};

/** A text sign by sign, in the order it is read, with nothing in it that has no drawing. */
export const signsOf = (text: string, face: Face): Sign[] => {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    // What turns the direction of writing could make one name look like another.
    .replace(/\p{Bidi_Control}/gu, '');
  return graphemesOf(plain).flatMap((sign) => drawn(sign, face));
};

/** From a line's top to where its letters stand, and to the next line's top; for a letter of size 1. */
export const lineMeasures = ({ own: [file = ''] }: Face): { ascent: number; height: number } => {
  const { ascent, descent, lineGap, unitsPerEm } = openFont(file).font;
  return { ascent: ascent / unitsPerEm, height: (ascent - descent + lineGap) / unitsPerEm };
};
