import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackedFont } from './font.ts';

const packages = createRequire(import.meta.url);

const ofFontsource = (family: string, part: string, weight = 400): string =>
  `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;

const brand = (weight: number): string[] =>
  ['latin', 'latin-ext'].map((part) => ofFontsource('instrument-sans', part, weight));

/** The brand's own fonts, in which everything is set that they have letters for. Headings stand in `display`. */
const ownFiles = {
  text: brand(400),
  strong: brand(600),
  display: [ofFontsource('bricolage-grotesque', 'latin', 800), ...brand(600)],
};

export type Weight = keyof typeof ownFiles;

const chinese = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';

/**
 * Where the other letters are: a file is read, and then kept, when a text first has signs that it may draw. They stand in one weight,
 * for people's names are never strong. Chinese comes last, as its file is the largest by far and has the world's loose signs too.
 */
const otherFiles: readonly { signs: RegExp; files: readonly string[] }[] = [
  {
    signs: /\p{Script=Latin}/u,
    files: ['latin-ext', 'vietnamese', 'latin'].map((part) => ofFontsource('noto-sans', part)),
  },
  {
    signs: /\p{Script=Greek}/u,
    files: ['greek', 'greek-ext'].map((part) => ofFontsource('noto-sans', part)),
  },
  {
    signs: /\p{Script=Cyrillic}/u,
    files: ['cyrillic', 'cyrillic-ext'].map((part) => ofFontsource('noto-sans', part)),
  },
  { signs: /\p{Script_Extensions=Devanagari}/u, files: [ofFontsource('noto-sans', 'devanagari')] },
  { signs: /\p{Script_Extensions=Hebrew}/u, files: [ofFontsource('noto-sans-hebrew', 'hebrew')] },
  { signs: /\p{Script_Extensions=Arabic}/u, files: [ofFontsource('ibm-plex-sans-arabic', 'arabic')] },
  { signs: /\p{Script=Hangul}/u, files: [ofFontsource('nanum-gothic', 'korean')] },
  {
    signs:
      /\p{Script_Extensions=Han}|\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}|\p{Script_Extensions=Bopomofo}|[\p{P}\p{S}\p{N}\uff00-\uffef]/u,
    files: [chinese],
  },
];

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
const fileFor = (text: string, weight: Weight): string | undefined => {
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const hasAll = (file: string): boolean =>
    letters.every((letter) => openFont(file).font.hasGlyphForCodePoint(letter));
  return (
    ownFiles[weight].find(hasAll) ??
    otherFiles.flatMap(({ signs, files }) => (signs.test(text) ? files : [])).find(hasAll)
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

const drawn = (sign: string, weight: Weight): Sign[] => {
  const isApart = sign.includes(nonJoiner);
  const visible = sign.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (visible === '') return [];
  for (const form of formsOf(visible)) {
    const file = fileFor(form, weight);
    if (file) return [{ text: form, file, isApart }];
  }
  return [{ text: unknown, file: fileFor(unknown, weight) ?? chinese, isApart }];
};

const signsAsSeen = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text sign by sign, in the order it is read, with nothing in it that has no drawing. */
export const signsOf = (text: string, weight: Weight): Sign[] => {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    // What turns the direction of writing could make one name look like another.
    .replace(/\p{Bidi_Control}/gu, '');
  return [...signsAsSeen.segment(plain)].flatMap(({ segment }) => drawn(segment, weight));
};

/** From a line's top to where its letters stand, and to the next line's top; for a letter of size 1. */
export const lineMeasures = (weight: Weight): { ascent: number; height: number } => {
  const [file = ''] = ownFiles[weight];
  const { ascent, descent, lineGap, unitsPerEm } = openFont(file).font;
  return { ascent: ascent / unitsPerEm, height: (ascent - descent + lineGap) / unitsPerEm };
};
