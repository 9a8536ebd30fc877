import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chunks } from '#scripts/build/chunks.ts';
import { expect, test } from './site.ts';

const manifest: Record<string, { name: string; imports?: string[] }> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../dist/.vite/manifest.json'), 'utf8'),
);

/** All parts of a route have the same name. */
const named = (name: string): string[] => {
  const keys = Object.keys(manifest).filter((one) => manifest[one]?.name === name);
  if (keys.length === 0) throw new Error(`The build has no chunk “${name}”`);
  return keys;
};

/** The chunks that a chunk needs before it can run. */
const closureOf = (name: string): Set<string> => {
  const found = new Set<string>();
  const add = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  named(name).forEach(add);
  return new Set([...found].map((key) => manifest[key]?.name ?? ''));
};

/** Chunks that are a page or a part of one. */
const pages = [
  'activity-goals.edit',
  'base-camp',
  'donate-checkout',
  'edit-donation',
  'give-view',
  'lead',
  'member-desk',
  'peloton-view',
  'peloton._id.edit',
  'peloton.new',
  'profile-view',
  'profile._id.edit',
  'register-view',
  'registration',
  'ride-route.edit',
  'search-view',
  'sharing',
  'valley-explorer',
  'volunteer-edit',
];

for (const name of pages)
  test(`the scripts of ${name} bring no other page’s along`, { tag: '@gate' }, () => {
    const brought = closureOf(name);
    expect(pages.filter((one) => one !== name && brought.has(one))).toEqual([]);
  });

test('every group of chunks has modules', { tag: '@gate' }, () => {
  for (const { name } of chunks) expect(named(name), name).toHaveLength(1);
});
