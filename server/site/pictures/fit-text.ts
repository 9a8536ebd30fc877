import { graphemesOf } from '#server/platform/typesetting/script.ts';
import { type Face, widthOf } from './typeset.ts';

type Room = {
  face: Face;
  width: number;
  /** Sizes to try, the largest first, each with its number of lines. */
  steps: readonly (readonly [size: number, lines: number])[];
};

/** Longer texts don't fit anyway, and measuring a novel takes time. */
const longest = 200;

const measure =
  ({ face }: Room, size: number) =>
  (text: string) =>
    widthOf(text, { face, size });

/** The first letters, as many as fit, and an ellipsis. */
const cut = (text: string, width: number, widthFor: (text: string) => number): string => {
  const letters = graphemesOf(text);
  const start = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthFor(start(middle)) <= width) low = middle;
    else high = middle - 1;
  }
  return start(low);
};

const wrap = (text: string, width: number, widthFor: (text: string) => number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthFor(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Breaks a text into lines at the largest size that fits; where none does, at the smallest and with an ellipsis. */
export const fitText = (given: string, room: Room): { size: number; lines: string[] } => {
  const text = graphemesOf(given).slice(0, longest).join('');
  for (const [size, most] of room.steps) {
    const widthFor = measure(room, size);
    const lines = wrap(text, room.width, widthFor);
    if (lines.length <= most && lines.every((line) => widthFor(line) <= room.width)) return { size, lines };
  }
  const [size, most] = room.steps.at(-1) ?? [24, 1];
  const widthFor = measure(room, size);
  const wrapped = wrap(text, room.width, widthFor);
  const lines = [...wrapped.slice(0, most - 1), wrapped.slice(most - 1).join(' ')];
  return {
    size,
    lines: lines.map((line) => (widthFor(line) <= room.width ? line : cut(line, room.width, widthFor))),
  };
};
