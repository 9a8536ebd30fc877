import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { OutsideSettings } from '#server/platform/settings/outside.settings.ts';

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g;

/**
 * The built document with a fast first paint. Its styles are inlined, so the first paint waits for nothing else. Its scripts come after the
 * fonts, since the page can be read without them.
 */
const quicken = (document: string, built: string): string =>
  document
    .replace(stylesheet, (_, href) => `<style>${readFileSync(`${built}${href}`, 'utf8')}</style>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

const fontLink = /\s*<link\s+rel="preload"\s+as="font"[^>]*>/g;

/**
 * The document for a page that shows nothing before its scripts run: the scripts come before the fonts.
 * @param more links to other files that the page needs
 */
export const withScriptsFirst = (document: string, more: string): string =>
  document
    .replaceAll(' fetchpriority="low"', '')
    .replaceAll(fontLink, '')
    .replace('</head>', () => `${more}</head>`);

/** The document of an error, without scripts: the app may not even be able to read its address. */
export const withoutScripts = (document: string): string =>
  document
    .replace(/<link[^>]*rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script(?![^>]*nomodule)[^>]*>[\s\S]*?<\/script>\s*/g, '');

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Hashes of the document's inline scripts, by which the content security policy allows them. */
export const inlineScriptsOf = (document: string): string[] =>
  [...document.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The document of a build, read once. */
export const builtTemplate = (built: string) => {
  let document: Promise<string> | null = null;
  return (): Promise<string> => {
    document ??= readFile(`${built}/index.html`, 'utf8').then((text) => quicken(text, built));
    return document;
  };
};

/** Data in a document. No browser runs them, so the content security policy allows them; without `<` they cannot end the element. */
export const island = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Writes the sites of the menus into a document: the app renders its menus before it could request them. */
export const withOutsidePlaces = (document: string, outside: OutsideSettings): string =>
  document.replace('</body>', () => `${island('outside-places', outside)}</body>`);

/** The parts of the build's manifest of chunks that are read here. */
const manifestForm = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
);

type Needs = {
  /** Chunks by their file names: groups of `scripts/build/chunks.ts`, and parts of routes. */
  chunks: readonly string[];
  /** The page's API calls before it knows the person; anybody may read their answers. */
  answers: readonly string[];
};

/** Pages that the app renders, with what each needs before it can show anything. */
const pages: Record<string, Needs> = {
  '/registration': {
    chunks: ['start-app', 'registration'],
    answers: ['/api/settings', '/api/event'],
  },
};

/** Links to the files of a page that the app renders for a returning person; empty for all other pages. */
export type Preloads = (path: string) => string;

/**
 * Reads the build's manifest once. The links load all scripts at once instead of one round trip after the other.
 * @param built folder of the build
 * @throws where the manifest lacks a chunk that a page needs
 */
export const builtPreloads = (built: string): Preloads => {
  const file = `${built}/.vite/manifest.json`;
  if (!existsSync(file)) return () => '';
  const manifest = manifestForm.parse(JSON.parse(readFileSync(file, 'utf8')));
  const closureOf = (names: readonly string[]): string[] => {
    const found = new Set<string>();
    const add = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined || found.has(chunk.file)) return;
      found.add(chunk.file);
      for (const imported of chunk.imports) add(imported);
    };
    for (const name of names) {
      const keys = Object.keys(manifest).filter((one) => manifest[one]?.name === name);
      if (keys.length === 0) throw new Error(`The build has no chunk “${name}”`);
      keys.forEach(add);
    }
    return [...found];
  };
  // The document itself loads these.
  const own = new Set(closureOf(['first']));
  const linksOf = ({ chunks, answers }: Needs) =>
    [
      ...answers.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
      ...closureOf(chunks)
        .filter((name) => !own.has(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ].join('');
  const byPage = new Map(Object.entries(pages).map(([path, needs]) => [path, linksOf(needs)]));
  return (path) => byPage.get(path) ?? '';
};
