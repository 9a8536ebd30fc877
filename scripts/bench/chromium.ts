import { type Browser, chromium } from 'playwright';
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
