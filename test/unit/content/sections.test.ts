import type { Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { sections } from '#scripts/content/sections.ts';

type Shape = string | [string, ...Shape[]];
type Node = RootContent & { name?: string; value?: string; children?: Node[]; attributes?: object[] };

const text = (value: string): Node => ({ type: 'paragraph', children: [{ type: 'text', value }] }) as Node;
const heading = (value: string, depth: 2 | 3 = 2): Node =>
  ({ type: 'heading', depth, children: [{ type: 'text', value }] }) as Node;
const jsx = (name: string, children: Node[] = [], attributes: object[] = []): Node =>
  ({ type: 'mdxJsxFlowElement', name, attributes, children }) as unknown as Node;

const shapeOf = (node: Node): Shape => {
  if (node.type === 'heading') return `h${(node as { depth?: number }).depth}`;
  if (node.type === 'paragraph') return 'p';
  return [node.name ?? '', ...(node.children ?? []).map(shapeOf)];
};

const grouped = (children: Node[], path = '/content/pages/safety.mdx') => {
  const tree = { type: 'root', children } as Root;
  sections()(tree, { path });
  return tree.children as Node[];
};

test('a section with a margin is one element, and so is a margin before the first heading', () => {
  const body = [
    jsx('Margin'),
    text('First.'),
    heading('One'),
    text('A.'),
    heading('Two'),
    jsx('Margin'),
    text('B.'),
  ];
  expect(grouped(body).map(shapeOf)).toEqual([
    ['Section', ['Margin'], 'p'],
    'h2',
    'p',
    ['Section', 'h2', ['Margin'], 'p'],
  ]);
});

test('a grid of sections belongs to no section before it', () => {
  const body = [
    heading('One'),
    jsx('Margin'),
    text('A.'),
    jsx('Grid', [jsx('Item', [heading('Two'), text('B.')])]),
  ];
  expect(grouped(body).map(shapeOf)).toEqual([
    ['Section', 'h2', ['Margin'], 'p'],
    ['Grid', ['Item', 'h2', 'p']],
  ]);
});

test('a folded section holds all that follows its heading, and has its title, its address and its summary', () => {
  const summary = { type: 'mdxJsxAttribute', name: 'summary', value: 'In a line.' };
  const [folded, ...rest] = grouped([
    heading('Who sees it'),
    jsx('Folded', [], [summary]),
    heading('More', 3),
    text('A.'),
    heading('Next'),
  ]);
  expect([folded, ...rest].map((node) => node && shapeOf(node))).toEqual([['Folded', 'h3', 'p'], 'h2']);
  expect(folded?.attributes).toEqual([
    { type: 'mdxJsxAttribute', name: 'id', value: 'who-sees-it' },
    { type: 'mdxJsxAttribute', name: 'title', value: 'Who sees it' },
    summary,
  ]);
});

test('in the FAQ a heading and its answer are a question', () => {
  const body = [heading('Why?'), text('So.'), heading('When?'), text('Now.')];
  expect(grouped(body, '/content/faq/riding.mdx').map(shapeOf)).toEqual([
    ['Question', 'p'],
    ['Question', 'p'],
  ]);
});
