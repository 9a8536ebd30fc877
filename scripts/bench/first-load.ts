import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { root } from '../run-command.ts';
import { expectStatus, type PageAddress } from './page-address.ts';

/** The JavaScript of a visitor's first page: kB (1,000 bytes) gzipped, and whether MSAL is part of it. */
export type FirstLoad = { kilobytes: number; files: number; hasMsal: boolean };

const isMsal = (text: string) => text.includes('msal.js.browser');

/** The files as built, because a proxy's compression is not ours. `scripts` are their paths on the site. */
export const weighScripts = (scripts: Iterable<string>) => {
  const texts = [...scripts].map((name) => readFileSync(join(root, 'dist', name)));
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  return { texts, weight: { kilobytes: bytes / 1000, files: texts.length } };
};

/** Opens a page with an empty cache, and weighs every script that it requests until it is quiet. */
export async function measureFirstLoad(browser: Browser, { site, path }: PageAddress): Promise<FirstLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === site && url.pathname.endsWith('.js')) scripts.add(url.pathname);
    });
    expectStatus(path, await page.goto(site + path, { waitUntil: 'networkidle' }));
    const { texts, weight } = weighScripts(scripts);
    return { ...weight, hasMsal: texts.some((text) => isMsal(text.toString())) };
  } finally {
    await context.close();
  }
}
