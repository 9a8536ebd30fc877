import { expect, test } from 'vitest';
import { readFrontMatter } from '#scripts/content/front-matter.ts';

const file = 'content/pages/about.mdx';
const good = ['title: About', 'description: Who we are', 'order: 80', 'picture: valley'];
const read = (lines: readonly string[]) =>
  readFrontMatter(file, ['---', ...lines, '---', '', 'Text'].join('\n'));

test('front matter is read with its types', () => {
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
  ['an unknown field', [...good, 'pictures: hill'], '6: pictures: '],
  ['an invalid number', good.with(2, 'order: first'), '4: order: '],
  ['a description too long for a card', good.with(1, `description: ${'x'.repeat(161)}`), '3: description: '],
  ['an invalid picture name', good.with(3, 'picture: The Valley'), '5: picture: '],
  ['an invalid date', [...good, 'date: 2026-13-40'], '6: date: '],
  ['a field that is a number', [...good, '12: x'], '6: 12: '],
  ['a reference to nothing', good.with(0, 'title: *nowhere'), '2: '],
  ['a list instead of fields', ['- title', '- about'], '2: put title, description, order and picture here'],
  ['text instead of fields', ['About us'], '2: put title, description, order and picture here'],
  ['a duplicate field', [...good, 'title: Us'], '6: Map keys must be unique'],
  ['invalid YAML', good.with(1, 'description: "never closed'), '5: Missing closing'],
])('%s is reported with file and line', (_, lines, where) => {
  expect(() => read(lines)).toThrow(`${file}:${where}`);
});

test('a file without front matter is rejected with the fields to add', () => {
  expect(() => readFrontMatter(file, '# About')).toThrow(
    `${file}:1: begins without front matter; put title, description, order and picture between two lines of ---`,
  );
});

test('a file with a byte order mark is rejected with advice', () => {
  expect(() => readFrontMatter(file, '\uFEFF---\ntitle: Us\n---\n')).toThrow(
    `${file}:1: begins with a byte order mark; save it as UTF-8 without one`,
  );
});

test('an error names only the line of the file', () => {
  expect(() => read([...good, 'title: Us'])).toThrow(
    /^content\/pages\/about\.mdx:6: Map keys must be unique$/,
  );
});

test('an alias bomb is rejected', () => {
  const bomb = [...'bcdefg'].map((name, at) => `${name}: &${name} [${`*${'abcdef'[at]}, `.repeat(9)}]`);
  expect(() => read(['a: &a [x, x]', ...bomb, ...good])).toThrow(`${file}:`);
});
