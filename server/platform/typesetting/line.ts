import newBidi from 'bidi-js';
import type { Sign } from './script.ts';

/** A part of a line that one font draws. */
export type Run = { text: string; file: string };

const bidi = newBidi();

/** Even levels run to the right, odd ones to the left. */
type Leveled = Sign & { level: number };

/** The direction of a whole line: an English sentence always runs to the right; a name alone follows its first letter. */
type Direction = 'ltr' | 'auto';

const leveled = (signs: readonly Sign[], direction: Direction): Leveled[] => {
  const { levels } = bidi.getEmbeddingLevels(signs.map(({ text }) => text).join(''), direction);
  let at = 0;
  return signs.map((sign) => {
    const level = levels[at] ?? 0;
    at += sign.text.length;
    return { ...sign, level };
  });
};

const isTurnedByFont = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** The font reverses its own letters and digits; other text has to be reversed here. */
const asDrawn = (signs: readonly Leveled[]): string => {
  const text = signs.map((sign) => sign.text).join('');
  const isLeftwards = (signs[0]?.level ?? 0) % 2 === 1;
  if (isLeftwards === isTurnedByFont.test(text)) return text;
  return signs
    .map((sign) => (isLeftwards && bidi.getMirroredCharacter(sign.text)) || sign.text)
    .reverse()
    .join('');
};

/** Reverses the highest levels first, then the levels around them (rule L2 of the Unicode bidirectional algorithm). */
const inSight = <T extends { level: number }>(parts: readonly T[]): T[] => {
  let turned = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    const next: T[] = [];
    let leftwards: T[] = [];
    for (const part of turned) {
      if (part.level >= level) leftwards = [part, ...leftwards];
      else {
        next.push(...leftwards, part);
        leftwards = [];
      }
    }
    turned = [...next, ...leftwards];
  }
  return turned;
};

const runsOf = (signs: readonly Leveled[]): Run[] => {
  const parts: { level: number; file: string; signs: Leveled[] }[] = [];
  for (const sign of signs) {
    const last = parts.at(-1);
    const joins = last && last.file === sign.file && last.level === sign.level && !last.signs.at(-1)?.isApart;
    if (joins) last.signs.push(sign);
    else parts.push({ level: sign.level, file: sign.file, signs: [sign] });
  }
  return inSight(parts).map((part) => ({ text: asDrawn(part.signs), file: part.file }));
};

const isOfWholeWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const mayNotEnd = /[\p{Ps}\p{Pi}]/u;
const mayNotBegin = /[\p{Pe}\p{Pf}\p{Po}ー々]/u;

/** Whether a line may end between two signs: after spaces and hyphens, and in Chinese and Japanese nearly everywhere. */
const mayBreak = (before: string, after: string): boolean => {
  if (before === ' ') return after !== ' ';
  if (before === '-') return /\p{L}/u.test(after);
  if (mayNotEnd.test(before) || mayNotBegin.test(after) || after === ' ') return false;
  return isOfWholeWords.test(before) || isOfWholeWords.test(after);
};

const piecesOf = (signs: readonly Leveled[]): Leveled[][] => {
  const pieces: Leveled[][] = [];
  for (const sign of signs) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && !mayBreak(before.text, sign.text)) piece.push(sign);
    else pieces.push([sign]);
  }
  return pieces;
};

const withoutLastSpaces = (signs: readonly Leveled[]): Leveled[] =>
  signs.slice(0, signs.findLastIndex(({ text }) => text !== ' ') + 1);

/** A text on one line, as runs from left to right. */
export const runsOnLine = (signs: readonly Sign[]): Run[] => runsOf(leveled(signs, 'auto'));

/**
 * A sentence in lines that are at most `room` wide, each as runs from left to right. A word longer than a line is broken. `widthOf`
 * measures a run in the unit of `room`.
 */
export const linesOf = (signs: readonly Sign[], room: number, widthOf: (run: Run) => number): Run[][] => {
  const widthOfSigns = (part: readonly Leveled[]): number =>
    runsOf(part).reduce((sum, run) => sum + widthOf(run), 0);
  let line: Leveled[] = [];
  let taken = 0;
  const lines = [line];
  const add = (piece: readonly Leveled[]): void => {
    if (taken + widthOfSigns(withoutLastSpaces(piece)) <= room || (line.length === 0 && piece.length === 1)) {
      line.push(...piece);
      taken += widthOfSigns(piece);
    } else if (line.length > 0) {
      line = [];
      taken = 0;
      lines.push(line);
      add(piece);
    } else for (const sign of piece) add([sign]);
  };
  for (const piece of piecesOf(leveled(signs, 'ltr'))) add(piece);
  return lines.map((one) => runsOf(withoutLastSpaces(one)));
};
