import type { PortableTextBlock } from '@portabletext/editor';
import { normalStory, type Story, type StoryBlock, type StorySpan } from '#machines/story/story.ts';

/*
 * Converts between a story and the editor's document (Portable Text), whose spans refer to their formatting by keys.
 */

type EditorSpan = { _type: string; _key: string; text: string; marks: string[] };
type Link = { _type: 'link'; _key: string; href: string };

const isText = (value: unknown): value is string => typeof value === 'string';

const spanOf = (child: Record<string, unknown>, links: ReadonlyMap<string, string>): StorySpan[] => {
  if (!isText(child.text) || child.text === '') return [];
  const marks = Array.isArray(child.marks) ? child.marks.filter(isText) : [];
  const href = marks.map((mark) => links.get(mark)).find((found) => found !== undefined);
  return [
    {
      text: child.text,
      ...(marks.includes('strong') && { bold: true as const }),
      ...(marks.includes('em') && { italic: true as const }),
      ...(href !== undefined && { href }),
    },
  ];
};

const typeOf = ({ listItem, style }: Record<string, unknown>): StoryBlock['type'] => {
  if (listItem === 'bullet' || listItem === 'number') return listItem;
  return style === 'heading' ? 'heading' : 'paragraph';
};

const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** The editor's document as a normalized story; null for an empty one. */
export const storyOfDocument = (value: readonly PortableTextBlock[] | undefined): Story | null =>
  normalStory(
    objects(value).map((block): StoryBlock => {
      const links = new Map(
        objects(block.markDefs).flatMap(({ _key, href }) =>
          isText(_key) && isText(href) ? [[_key, href] as const] : [],
        ),
      );
      return {
        type: typeOf(block),
        spans: objects(block.children).flatMap((child) => spanOf(child, links)),
      };
    }),
  );

const editorBlock = ({ type, spans }: StoryBlock, place: number | string) => {
  const links: Link[] = [];
  const children = spans.map(({ text, bold, italic, href }, index): EditorSpan => {
    const marks = [...(bold ? ['strong'] : []), ...(italic ? ['em'] : [])];
    if (href !== undefined) {
      const _key = `l${place}-${index}`;
      links.push({ _type: 'link', _key, href });
      marks.push(_key);
    }
    return { _type: 'span', _key: `s${place}-${index}`, text, marks };
  });
  return {
    _type: 'block',
    _key: `b${place}`,
    style: type === 'heading' ? 'heading' : 'normal',
    ...((type === 'bullet' || type === 'number') && { listItem: type, level: 1 }),
    markDefs: links,
    children,
  };
};

/** A story as the editor's document; the parts' positions are its keys. */
export const documentOfStory = (story: Story | null): PortableTextBlock[] =>
  (story ?? []).map((block, place) => editorBlock(block, place));

const emptyBlock: StoryBlock = { type: 'paragraph', spans: [{ text: '' }] };

/**
 * A story as the document of an editor whose content has changed. The editor ignores a document that equals the last one it was given,
 * even if the person has typed since, so each `round` has new keys.
 */
export const documentInRound = (story: Story | null, round: number): PortableTextBlock[] =>
  (story ?? [emptyBlock]).map((block, place) => editorBlock(block, `${round}-${place}`));
