import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks } from '#scripts/build/chunks.ts';

/** Where the group ends that opens at `start`. */
const endOfGroup = (source: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error(`A group without an end: ${source}`);
};

/** Splits at the bars that stand in no group. */
const alternativesOf = (source: string): string[] => {
  const parts = [''];
  for (let at = 0; at < source.length; at += 1) {
    const end = source[at] === '(' ? endOfGroup(source, at) : source[at] === '\\' ? at + 1 : at;
    if (source[at] === '|') parts.push('');
    else parts.push(`${parts.pop()}${source.slice(at, end + 1)}`);
    at = end;
  }
  return parts;
};

/** Every way through a pattern's groups, as a pattern of its own: `a/(b|c)` is `a/b` and `a/c`. */
const expand = (source: string): string[] =>
  alternativesOf(source).flatMap((part) => {
    const group = /(?<!\\)\((?!\?)/.exec(part);
    if (group === null) return [part];
    const end = endOfGroup(part, group.index);
    const before = part.slice(0, group.index);
    const after = expand(part.slice(end + 1));
    return expand(part.slice(group.index + 1, end)).flatMap((inside) =>
      after.map((rest) => `${before}${inside}${rest}`),
    );
  });

const packages = readdirSync('node_modules').flatMap((name) =>
  name.startsWith('@') ? readdirSync(`node_modules/${name}`).map((own) => `${name}/${own}`) : [name],
);

/** As the bundler names them: the lazily loaded part of a route has a query. */
const modules = [
  ...globSync('{src,machines,styled-system}/**/*.{ts,tsx,mjs}').flatMap((path) =>
    path.startsWith('src/routes/') ? [`/${path}`, `/${path}?tsr-split=component`] : [`/${path}`],
  ),
  ...packages.map((name) => `/node_modules/${name}/index.js`),
  // One chunk takes single icons.
  ...globSync('node_modules/lucide-react/dist/esm/**/*.mjs').map((path) => `/${path}`),
];

test('a pattern’s groups are expanded to single patterns', () => {
  expect(expand('x/(a|b(c|d))\\.|y\\(')).toEqual(['x/a\\.', 'x/bc\\.', 'x/bd\\.', 'y\\(']);
});

test.each(chunks)('each pattern of the chunk $name finds a module', ({ test: pattern }) => {
  const single = expand(pattern.source);
  expect(single.length).toBeGreaterThan(0);
  expect(single.filter((source) => !modules.some((path) => new RegExp(source).test(path)))).toEqual([]);
});
