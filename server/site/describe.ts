import { withoutHidden } from '#machines/form/fields.ts';
import { wholeMoney } from '#machines/money.ts';
import { shortened } from '#machines/shortened.ts';

/** Readers of previews cut longer text in the middle of a word. */
const longest = 200;

/** One line: no hidden characters, no line breaks, no broken surrogate pairs. */
export const oneLine = (text: string): string =>
  withoutHidden(text.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('en-US', { granularity: 'word' });

const segments = (wordSegmenter: Intl.Segmenter, text: string) =>
  [...wordSegmenter.segment(text)].map(({ segment }) => segment);

/** The first pieces, as many as fit. */
const fill = (pieces: readonly string[], room: number): string => {
  let text = '';
  for (const piece of pieces) {
    if (text.length + piece.trimEnd().length > room) break;
    text += piece;
  }
  return text.trim();
};

/** The first sentences of a story, or the first words of a very long sentence. Null without a story. */
export const beginning = (story: string | null): string | null => {
  // More than is ever shown: a story can be as long as a novel.
  const text = oneLine((story ?? '').slice(0, 2_000));
  if (text === '') return null;
  const whole = fill(segments(sentences, text), longest);
  if (whole.length >= 40 || whole.length === text.length) return whole;
  const start = fill(segments(wordSegmenter, text), longest - 1).replace(/[\s,;:–—-]+$/, '');
  return start === '' ? shortened(text, longest) : `${start}…`;
};

/** The description of a person's page without a story. Amounts in cents. */
export const personDescription = (
  name: string,
  { raised, goal }: { raised: number; goal: number },
): string => {
  const now = `${wholeMoney(raised)} raised`;
  const climb =
    goal <= 0
      ? `${now} so far`
      : raised >= goal
        ? `${now}, past the goal of ${wholeMoney(goal)}`
        : `${now} of ${wholeMoney(goal)}`;
  return `${name} climbs for cancer research: ${climb}. Every dollar raised goes to research. Give, and help on the way up.`;
};

export const pelotonDescription = (name: string, raised: number): string =>
  raised > 0
    ? `${name} rides against cancer and has raised ${wholeMoney(raised)} together. Every dollar raised goes to research. Join in, or give.`
    : `${name} rides against cancer. Every dollar raised goes to research. Join in, or give.`;
