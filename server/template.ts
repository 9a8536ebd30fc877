import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g;

/**
 * The built document, made quick to show: its styles stand in it, so that nothing has to arrive before the first paint, and
 * its scripts, which the page can be read without, make room for the fonts.
 */
const quicken = (document: string, built: string): string =>
  document
    .replace(stylesheet, (_, href) => `<style>${readFileSync(`${built}${href}`, 'utf8')}</style>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

const fontLink = /\s*<link\s+rel="preload"\s+as="font"[^>]*>/g;

/**
 * The same document for a page that shows nothing before its scripts: they come first, and the fonts when there is text.
 * @param more links to what else the page needs
 */
export const withScriptsFirst = (document: string, more: string): string =>
  document
    .replaceAll(' fetchpriority="low"', '')
    .replaceAll(fontLink, '')
    .replace('</head>', () => `${more}</head>`);

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The scripts that stand in a document, as a content security policy lets them run: by what is in them. */
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
