import { blockText, paragraphsOf, type Story, type StoryBlock, storyText } from './story.ts';

/** The number of equal elements at the same end of both lists. */
const sameAt = (one: readonly string[], other: readonly string[], isEnd: boolean): number => {
  const most = Math.min(one.length, other.length);
  const at = (list: readonly string[], place: number) => list[isEnd ? list.length - 1 - place : place];
  let count = 0;
  while (count < most && at(one, count) === at(other, count)) count += 1;
  return count;
};

/** The texts of the blocks as a plain field shows them; the lines of a list are one part. */
const partsIn = (story: readonly StoryBlock[]): { text: string; blocks: StoryBlock[] }[] => {
  const parts: { text: string; blocks: StoryBlock[] }[] = [];
  for (const block of story) {
    const last = parts.at(-1);
    const isNext =
      last !== undefined &&
      block.type !== 'paragraph' &&
      block.type !== 'heading' &&
      last.blocks[0]?.type === block.type;
    if (isNext) last.blocks.push(block);
    else parts.push({ text: '', blocks: [block] });
  }
  return parts.map(({ blocks }) => ({ text: storyText(blocks), blocks }));
};

/** A story after its plain text was edited: the parts before and after the change keep their formatting, the rest are paragraphs. */
export const withText = (story: Story | null, text: string): Story | null => {
  const parts = partsIn(story ?? []);
  const typed = paragraphsOf(text) ?? [];
  const [before, now] = [parts.map((part) => part.text.trim()), typed.map(blockText)];
  const start = sameAt(before, now, false);
  const end = Math.min(sameAt(before, now, true), Math.min(before.length, now.length) - start);
  const result = [
    ...parts.slice(0, start).flatMap(({ blocks }) => blocks),
    ...typed.slice(start, typed.length - end),
    ...parts.slice(parts.length - end).flatMap(({ blocks }) => blocks),
  ];
  return result.length === 0 ? null : result;
};
