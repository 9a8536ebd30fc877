import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumAdvice, ensureChromium } from '../test/chromium.ts';

/** Opens Chromium for `use` and closes it afterwards, also after an error. */
export const withChromium = async <Value>(use: (browser: Browser) => Promise<Value>): Promise<Value> => {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** Opens a page for `use`, in its own context without service workers. */
export const withPage = async <Value>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Value>,
): Promise<Value> => {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
};
