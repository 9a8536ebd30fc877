import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { root } from '../run-command.ts';
import { chromiumAdvice, ensureChromium } from '../test/chromium.ts';

/** What a visitor's first page costs in JavaScript: kB (1,000 bytes) gzipped, and whether MSAL is part of it. */
export type FirstLoad = { path: string; kilobytes: number; files: number; hasMsal: boolean };

const isMsal = (text: string) => text.includes('msal.js.browser');

/** The files as built: how a proxy on the way compresses them is not ours to measure. `scripts` are their paths on the site. */
export const weighScripts = (scripts: Iterable<string>) => {
  const texts = [...scripts].map((name) => readFileSync(join(root, 'dist', name)));
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  return { texts, weight: { kilobytes: bytes / 1000, files: texts.length } };
};

/** Opens each path in a browser that has never been here, and weighs every script it asks for until it is quiet. */
export async function measureFirstLoads(address: string, paths: readonly string[]): Promise<FirstLoad[]> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const loads: FirstLoad[] = [];
  for (const path of paths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === address && url.pathname.endsWith('.js')) scripts.add(url.pathname);
    });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await context.close();
    const { texts, weight } = weighScripts(scripts);
    loads.push({ path, ...weight, hasMsal: texts.some((text) => isMsal(text.toString())) });
  }
  await browser.close();
  return loads;
}
