import type { Schemas } from '#openapi/contract.gen.ts';

/** The text of a person or a peloton about itself: blocks in order, as in the contract. */
export type Story = Schemas['Story'];
export type StoryBlock = Schemas['StoryBlock'];
export type StorySpan = Schemas['StorySpan'];

/** The text of a block without formatting. */
export const blockText = ({ spans }: StoryBlock): string => spans.map(({ text }) => text).join('');

/** A story without formatting, for searches, page heads and cards: a blank line between blocks, none between the lines of a list. */
export const storyText = (story: Story | null): string =>
  (story ?? [])
    .map((block, place, { [place - 1]: before }) => {
      const isNextLine = before?.type === block.type && (block.type === 'bullet' || block.type === 'number');
      return `${place === 0 ? '' : isNextLine ? '\n' : '\n\n'}${blockText(block)}`;
    })
    .join('');

/** Text as paragraphs, separated by blank lines; null if the text is empty. */
export const paragraphsOf = (text: string): Story | null => {
  const parts = text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? null : parts.map((part) => ({ type: 'paragraph', spans: [{ text: part }] }));
};

const looksLike = (one: StorySpan, other: StorySpan): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href;

/** Formatting that is off is left out, and the keys have a fixed order, so that equal stories are equal JSON. */
const spanOf = ({ text, bold, italic, href }: StorySpan): StorySpan => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href !== undefined && { href }),
});

const joined = (spans: readonly StorySpan[]): StorySpan[] => {
  const result: StorySpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last !== undefined && looksLike(last, span))
      result[result.length - 1] = spanOf({ ...last, text: last.text + span.text });
    else if (span.text !== '') result.push(spanOf(span));
  }
  return result;
};

/** Removes white space around the block. */
const trimmed = (spans: readonly StorySpan[]): StorySpan[] => {
  const from = spans.findIndex(({ text }) => text.trim() !== '');
  const to = spans.findLastIndex(({ text }) => text.trim() !== '');
  return spans.slice(from === -1 ? spans.length : from, to + 1).map((span, place, { length }) => {
    const start = place === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: place === length - 1 ? start.trimEnd() : start };
  });
};

/**
 * The canonical form of a story, as it is stored and compared: no empty blocks, no space around a block, equal neighbours joined. Null
 * where it is empty.
 */
export const normalStory = (story: Story | null): Story | null => {
  const blocks = (story ?? [])
    .map(({ type, spans }): StoryBlock => ({ type, spans: joined(trimmed(joined(spans))) }))
    .filter(({ spans }) => spans.length > 0);
  return blocks.length === 0 ? null : blocks;
};
