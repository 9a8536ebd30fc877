import type { ReactNode } from 'react';
import type { Story, StoryBlock, StorySpan } from '#machines/story/story.ts';
import { look, names } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

const whole = css({
  display: 'grid',
  gap: '4',
  maxWidth: 'measure',
  '& p': { whiteSpace: 'pre-line' },
  '& ul, & ol': { display: 'grid', gap: '1', ps: '6' },
});

const Span = ({ text, bold, italic, href }: StorySpan) => {
  const inner: ReactNode = italic ? <em>{text}</em> : text;
  const looked = bold ? <strong>{inner}</strong> : inner;
  return href === undefined ? (
    looked
  ) : (
    <a href={href} rel="nofollow ugc noopener">
      {looked}
    </a>
  );
};

const spansOf = ({ spans }: StoryBlock) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a story that is shown don't move.
  spans.map((span, place) => <Span key={place} {...span} />);

type Part = { type: StoryBlock['type']; blocks: StoryBlock[] };

/** Consecutive lines of one kind form one list. */
const partsOf = (story: Story): Part[] => {
  const parts: Part[] = [];
  for (const block of story) {
    const last = parts.at(-1);
    const isList = block.type === 'bullet' || block.type === 'number';
    if (isList && last?.type === block.type) last.blocks.push(block);
    else parts.push({ type: block.type, blocks: [block] });
  }
  return parts;
};

const lists = { bullet: 'ul', number: 'ol' } as const;

const StoryPart = ({ type, blocks }: Part) => {
  const [block] = blocks;
  if (block === undefined) return null;
  if (type === 'paragraph') return <p dir="auto">{spansOf(block)}</p>;
  if (type === 'heading') return <h3 dir="auto">{spansOf(block)}</h3>;
  const List = lists[type];
  return (
    <List dir="auto">
      {blocks.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a story that is shown don't move.
        <li key={place}>{spansOf(one)}</li>
      ))}
    </List>
  );
};

/**
 * A story at a readable width, as elements and never as HTML. It belongs below a heading of level 2. Each part has the direction of its own
 * script.
 */
export const StoryText = ({ story }: { story: Story }) => (
  <div className={names(look('story'), whole)}>
    {partsOf(story).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a story that is shown don't move.
      <StoryPart key={place} {...part} />
    ))}
  </div>
);
