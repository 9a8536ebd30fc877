import type { components } from '#openapi/contract.gen.ts';

/** What a person or a peloton writes about itself: blocks in their order, as the contract has them. */
export type Story = components['schemas']['Story'];
export type StoryBlock = components['schemas']['StoryBlock'];
export type StorySpan = components['schemas']['StorySpan'];

/** The text of a block without its looks. */
export const blockText = ({ spans }: StoryBlock): string => spans.map(({ text }) => text).join('');

/** A story without its looks, a blank line between blocks and none between the lines of a list: for searches, heads and cards. */
export const storyText = (story: Story | null): string =>
  (story ?? [])
    .map((block, place, { [place - 1]: before }) => {
      const isNextLine = before?.type === block.type && (block.type === 'bullet' || block.type === 'number');
      return `${place === 0 ? '' : isNextLine ? '\n' : '\n\n'}${blockText(block)}`;
    })
    .join('');

/** Text in paragraphs, which blank lines part; null where nothing is written. */
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

/** A look that is off is left out, and the keys have one order, so that the same story is the same JSON. */
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

/** Without the white space around the whole block. */
const trimmed = (spans: readonly StorySpan[]): StorySpan[] => {
  const from = spans.findIndex(({ text }) => text.trim() !== '');
  const to = spans.findLastIndex(({ text }) => text.trim() !== '');
  return spans.slice(from === -1 ? spans.length : from, to + 1).map((span, place, { length }) => {
    const start = place === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: place === length - 1 ? start.trimEnd() : start };
  });
};

/**
 * The one form of a story, as it is stored and compared: no empty blocks, no space around a block, neighbors that look
 * alike joined. Null where nothing is written.
 */
export const normalStory = (story: Story | null): Story | null => {
  const blocks = (story ?? [])
    .map(({ type, spans }): StoryBlock => ({ type, spans: joined(trimmed(joined(spans))) }))
    .filter(({ spans }) => spans.length > 0);
  return blocks.length === 0 ? null : blocks;
};
