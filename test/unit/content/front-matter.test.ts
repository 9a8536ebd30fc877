import { expect, test } from 'vitest';
import { readFrontMatter } from '#scripts/content/front-matter.ts';

const file = 'content/pages/about.mdx';
const good = ['title: About', 'description: Who we are', 'order: 80', 'picture: valley'];
const read = (lines: readonly string[]) =>
  readFrontMatter(file, ['---', ...lines, '---', '', 'Text'].join('\n'));

test('what stands at the top of a file is read with its types', () => {
  expect(read([...good, 'date: 2026-11-16', 'draft: true'])).toEqual({
    title: 'About',
    description: 'Who we are',
    order: 80,
    picture: 'valley',
    date: '2026-11-16',
    draft: true,
  });
});

test.each<[string, readonly string[], string]>([
  ['a missing field', good.slice(1), '1: title: '],
  ['a field nobody knows', [...good, 'pictures: hill'], '6: pictures: '],
  ['a number that is none', good.with(2, 'order: first'), '4: order: '],
  ['a description too long for a card', good.with(1, `description: ${'x'.repeat(161)}`), '3: description: '],
  ['a picture that is no word', good.with(3, 'picture: The Valley'), '5: picture: '],
  ['a day that is none', [...good, 'date: 2026-13-40'], '6: date: '],
  ['a field that is a number', [...good, '12: x'], '6: 12: '],
  ['a reference to nothing', good.with(0, 'title: *nowhere'), '2: '],
  ['a list instead of fields', ['- title', '- about'], '2: put title, description, order and picture here'],
  ['words instead of fields', ['About us'], '2: put title, description, order and picture here'],
  ['a field that stands there twice', [...good, 'title: Us'], '6: Map keys must be unique'],
  ['YAML that is none', good.with(1, 'description: "never closed'), '5: Missing closing'],
])('%s is named by file and line', (_, lines, where) => {
  expect(() => read(lines)).toThrow(`${file}:${where}`);
});

test('a file without front matter says what to put there', () => {
  expect(() => readFrontMatter(file, '# About')).toThrow(
    `${file}:1: begins without front matter; put title, description, order and picture between two lines of ---`,
  );
});

test('a file that begins with a byte order mark says how to save it', () => {
  expect(() => readFrontMatter(file, '\uFEFF---\ntitle: Us\n---\n')).toThrow(
    `${file}:1: begins with a byte order mark; save it as UTF-8 without one`,
  );
});

test('a mistake is named by the line of the file alone, not by that of its front matter too', () => {
  expect(() => read([...good, 'title: Us'])).toThrow(
    /^content\/pages\/about\.mdx:6: Map keys must be unique$/,
  );
});

test('references that would fill the memory are a mistake of the file', () => {
  const bomb = [...'bcdefg'].map((name, at) => `${name}: &${name} [${`*${'abcdef'[at]}, `.repeat(9)}]`);
  expect(() => read(['a: &a [x, x]', ...bomb, ...good])).toThrow(`${file}:`);
});
