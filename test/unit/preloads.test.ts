import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPreloads } from '#server/pages/document.ts';

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, name, imports });

const whole = {
  '_react.js': chunk('react'),
  '_first.js': chunk('first', '_react.js'),
  '_flows.js': chunk('flows', '_first.js'),
  '_app.js': chunk('start-app', '_flows.js', '_first.js'),
  '_registration.js': chunk('registration', '_app.js', '_form.js'),
  '_form.js': chunk('form', '_react.js'),
  '_checkout.js': chunk('checkout', '_form.js'),
};

const preloadsOf = (manifest: object) => {
  const built = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(built, { recursive: true }));
  mkdirSync(`${built}/.vite`);
  writeFileSync(`${built}/.vite/manifest.json`, JSON.stringify(manifest));
  return builtPreloads(built);
};

const filesIn = (links: string) =>
  [...links.matchAll(/href="\/assets\/([\w-]+)\.js"/g)].map(([, name]) => name);

test('a page that the app renders names each script once that the document does not name itself', () => {
  const preloads = preloadsOf(whole);
  expect(preloads('/sign-in')).toBe('');
  expect(filesIn(preloads('/registration'))).toEqual(['start-app', 'flows', 'registration', 'form']);
});

test('a page that the app renders names what it asks the API for before it knows who is there', () => {
  const asked = [...preloadsOf(whole)('/registration').matchAll(/as="fetch" crossorigin href="([^"]+)"/g)];
  expect(asked.map(([, path]) => path)).toEqual(['/api/settings', '/api/event']);
});

test('a build without a chunk that a page needs is refused with its name', () => {
  const { '_registration.js': _, ...rest } = whole;
  expect(() => preloadsOf(rest)).toThrow('The build has no chunk “registration”');
});

test('without a manifest no preload is named', () => {
  expect(builtPreloads('/nowhere')('/registration')).toBe('');
});
