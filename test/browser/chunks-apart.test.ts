import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './site.ts';

type Manifest = Record<string, { name: string; imports?: string[] }>;

const manifest: Manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../dist/.vite/manifest.json'), 'utf8'),
);

const named = (name: string): string => {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk “${name}”`);
  return key;
};

/** The chunks that come along with one before it can run. */
const closureOf = (name: string): Set<string> => {
  const found = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.name)) return;
    found.add(chunk.name);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(named(name));
  return found;
};

/** Chunks that are a page or a part of one, with the pages among the others that each shows. */
const pages: Record<string, readonly string[]> = {
  'person-page': [],
  'peloton-page': [],
  'base-camp': [],
  changing: [],
  checkout: [],
  desk: [],
  enrollment: [],
  'give-view': [],
  // “See as” shows the page as others get it.
  own: ['person-page'],
  'peloton.new': [],
  recurring: [],
  registration: [],
  'search-view': [],
  settings: [],
  sharing: [],
  valley: [],
};

for (const [name, shown] of Object.entries(pages))
  test(`the scripts of ${name} bring no other page’s along`, { tag: '@gate' }, () => {
    const others = Object.keys(pages).filter((one) => one !== name);
    const brought = closureOf(name);
    expect(others.filter((one) => brought.has(one))).toEqual(shown);
  });
