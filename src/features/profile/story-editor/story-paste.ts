import { withoutHidden } from '#machines/form/fields.ts';
import { linkOf } from '#machines/story/story.rules.ts';
import { normalStory, type Story, type StoryBlock, type StorySpan } from '#machines/story/story.ts';
import { trustedHtml } from '#src/components/trusted/trusted.ts';

type Look = Omit<StorySpan, 'text'>;

/** Removes invisible characters. */
export const cleanText = (text: string): string => withoutHidden(text.toWellFormed());

const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TITLE',
  'HEAD',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
]);
const bolds = new Set(['B', 'STRONG']);
const italics = new Set(['I', 'EM', 'CITE']);
const blocks = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'BLOCKQUOTE',
  'UL',
  'OL',
  'TABLE',
  'TR',
  'PRE',
  'HEADER',
  'FOOTER',
  'MAIN',
]);

const typeOf = (element: Element, type: StoryBlock['type']): StoryBlock['type'] | null => {
  if (/^H[1-6]$/.test(element.tagName)) return 'heading';
  if (element.tagName === 'LI') return element.closest('ol, ul')?.tagName === 'OL' ? 'number' : 'bullet';
  return blocks.has(element.tagName) ? type : null;
};

const lookOf = (element: Element, look: Look): Look => {
  const href = element.tagName === 'A' ? linkOf(element.getAttribute('href') ?? '') : null;
  return {
    ...look,
    ...(bolds.has(element.tagName) && { bold: true as const }),
    ...(italics.has(element.tagName) && { italic: true as const }),
    ...(href !== null && /^https:/i.test(element.getAttribute('href') ?? '') && { href }),
  };
};

/** The greatest depth to which copied HTML is read. */
const deepest = 100;

/** The parts of copied HTML that a story can contain: its blocks, its formatting, https links. Nothing of it is ever executed. */
export const storyOfHtml = (html: string): Story | null => {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const story: StoryBlock[] = [{ type: 'paragraph', spans: [] }];
  const read = (node: Node, type: StoryBlock['type'], look: Look, depth: number): void => {
    if (node instanceof Text) {
      const text = cleanText(node.data).replace(/\s+/g, ' ');
      story.at(-1)?.spans.push({ ...look, text });
      return;
    }
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase()) || depth > deepest) return;
    if (node.tagName === 'BR') {
      story.at(-1)?.spans.push({ ...look, text: '\n' });
      return;
    }
    const own = typeOf(node, type);
    const inner = lookOf(node, look);
    if (own !== null) story.push({ type: own, spans: [] });
    for (const child of node.childNodes) read(child, own ?? type, inner, depth + 1);
    if (own !== null) story.push({ type, spans: [] });
  };
  read(page.body, 'paragraph', {}, 0);
  return normalStory(
    story.map(({ type, spans }) => ({ type, spans: spans.filter(({ text }) => text !== '') })),
  );
};
