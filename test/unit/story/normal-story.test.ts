import { describe, expect, test } from 'vitest';
import { linkOf } from '#machines/story/story.rules.ts';
import { normalStory, paragraphsOf, type Story, type StorySpan, storyText } from '#machines/story/story.ts';
import { withText } from '#machines/story/story-edit.ts';

const block = (type: Story[number]['type'], ...spans: StorySpan[]): Story[number] => ({ type, spans });
const href = 'https://example.org/';

describe('the stored form of a block', () => {
  test.each<[string, StorySpan[], StorySpan[]]>([
    ['joins equal neighbours', [{ text: 'a' }, { text: 'b' }], [{ text: 'ab' }]],
    [
      'joins bold neighbours',
      [
        { text: 'a', bold: true },
        { text: 'b', bold: true },
      ],
      [{ text: 'ab', bold: true }],
    ],
    [
      'keeps bold apart',
      [{ text: 'a', bold: true }, { text: 'b' }],
      [{ text: 'a', bold: true }, { text: 'b' }],
    ],
    [
      'keeps italic apart',
      [{ text: 'a' }, { text: 'b', italic: true }],
      [{ text: 'a' }, { text: 'b', italic: true }],
    ],
    [
      'joins equal links',
      [
        { text: 'a', href },
        { text: 'b', href },
      ],
      [{ text: 'ab', href }],
    ],
    ['keeps links apart', [{ text: 'a', href }, { text: 'b' }], [{ text: 'a', href }, { text: 'b' }]],
    ['leaves out formatting that is off', [{ text: 'a', bold: false as never }], [{ text: 'a' }]],
    ['leaves out empty pieces', [{ text: '' }, { text: 'a' }, { text: '', bold: true }], [{ text: 'a' }]],
    [
      'has no space around it',
      [{ text: ' ' }, { text: ' a ', bold: true }, { text: ' ' }],
      [{ text: 'a', bold: true }],
    ],
    [
      'keeps the spaces within',
      [{ text: ' a ', bold: true }, { text: ' ' }, { text: ' b ', bold: true }],
      [{ text: 'a ', bold: true }, { text: ' ' }, { text: ' b', bold: true }],
    ],
  ])('%s', (_, spans, stored) => {
    expect(normalStory([block('paragraph', ...spans)])).toEqual([block('paragraph', ...stored)]);
  });

  test('has a fixed order of keys', () => {
    const [first] = normalStory([block('paragraph', { href, italic: true, bold: true, text: 'a' })]) ?? [];
    expect(JSON.stringify(first?.spans)).toBe(`[{"text":"a","bold":true,"italic":true,"href":"${href}"}]`);
  });

  test('of empty blocks is nothing', () => {
    expect(normalStory([block('paragraph', { text: ' ' }), block('bullet', { text: '' })])).toBeNull();
  });
});

test('paragraphs are separated by blank lines, with either kind of line end', () => {
  expect(paragraphsOf('a\r\n \r\n\r\nb\r\nc')).toEqual([
    block('paragraph', { text: 'a' }),
    block('paragraph', { text: 'b\nc' }),
  ]);
  expect(paragraphsOf(' \n\n ')).toBeNull();
});

test('blocks of one kind stand apart, unless they are lines of a list', () => {
  const two = (type: Story[number]['type']) =>
    storyText([block(type, { text: 'a' }), block(type, { text: 'b' })]);
  expect([two('paragraph'), two('heading'), two('bullet'), two('number')]).toEqual([
    'a\n\nb',
    'a\n\nb',
    'a\nb',
    'a\nb',
  ]);
});

describe('a story whose plain text was edited', () => {
  const bold = (text: string) => block('paragraph', { text, bold: true });
  const heading = block('heading', { text: 'Why', bold: true });
  const story = [heading, block('heading', { text: 'Who' }), bold('a'), bold('b')];

  test.each<[string, string, Story]>([
    [
      'at its beginning',
      'Because\n\nWho\n\na\n\nb',
      [block('paragraph', { text: 'Because' }), ...story.slice(1)],
    ],
    ['at its end', 'Why\n\nWho\n\na\n\nc', [...story.slice(0, 3), block('paragraph', { text: 'c' })]],
    [
      'in its middle',
      'Why\n\nWho\n\nx\n\nb',
      [...story.slice(0, 2), block('paragraph', { text: 'x' }), bold('b')],
    ],
    ['by a paragraph less', 'Why\n\nWho\n\nb', [...story.slice(0, 2), bold('b')]],
    [
      'by one more of the same',
      'Why\n\nWho\n\na\n\na\n\nb',
      [...story.slice(0, 3), block('paragraph', { text: 'a' }), bold('b')],
    ],
  ])('%s keeps the formatting of the rest', (_, text, edited) => {
    expect(withText(story, text)).toEqual(edited);
  });

  test('is nothing without a text', () => {
    expect(withText(story, ' ')).toBeNull();
    expect(withText(null, 'a')).toEqual([block('paragraph', { text: 'a' })]);
  });
});

test.each([
  ['example.org', 'https://example.org/'],
  ['a.b.example.org./x', 'https://a.b.example.org./x'],
  ['example.org/?to=mailto:x', 'https://example.org/?to=mailto:x'],
  ['http://example.org', null],
  ['javascript:alert(1)', null],
  ['https://me@example.org', null],
  ['https://me:secret@example.org', null],
  ['https://:secret@example.org', null],
  ['https://localhost', null],
  ['https://[::1]/', null],
  [`example.org/${'a'.repeat(2000 - 20)}`, `https://example.org/${'a'.repeat(2000 - 20)}`],
  [`example.org/${'a'.repeat(2000 - 19)}`, null],
])('the link %j is %j', (typed, link) => {
  expect(linkOf(typed)).toBe(link);
});
