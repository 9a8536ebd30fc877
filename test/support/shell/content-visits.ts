import { type PausedRequest, pauseRequests } from '@product/path-driver/paused-requests';
import type { Page } from 'playwright/test';
import { poll } from '#test/support/browser/poll.ts';

/** Pages of content that the footer of every page leads to. */
const places = ['/about', '/contact', '/our-impact', '/about/partners'] as const;

/** A page's content that was asked for and not answered yet. */
type Asked = { path: string; request: PausedRequest };

const pathIn = (address: string): string => new URL(address).searchParams.get('path') ?? '';

const isContentOf = (address: string, path: string): boolean =>
  new URL(address).pathname === '/api/content/page' && pathIn(address) === path;

/**
 * Goes from one page of content to the next by the footer's links, and decides when each comes: what a page says is asked for
 * when somebody goes there.
 */
export const contentVisits = (page: Page) => {
  let asked: Asked | null = null;

  const hold = () =>
    pauseRequests(page, [{ urlPattern: '*/api/content/page?*' }], (request) => {
      if (request.path !== '/api/content/page') return false;
      asked = { path: pathIn(request.url), request };
      return true;
    });

  const arrival = (path: string) => poll(() => asked?.path, `${path} is asked for`).toBe(path);

  const current = () => new URL(page.url()).pathname;

  const link = (path: string) =>
    page.getByRole('navigation', { name: 'Footer' }).locator(`a[href="${path}"]`);

  const answer = async (): Promise<void> => {
    await asked?.request.goOn();
    asked = null;
  };

  const lose = async (): Promise<void> => {
    await asked?.request.lose();
    asked = null;
  };

  return {
    hold,
    current,
    arrival,
    /** Goes to a page of content, and lets it come. */
    visit: async (path: string): Promise<void> => {
      await answer();
      await link(path).click();
      await arrival(path);
      const came = page.waitForResponse((response) => isContentOf(response.url(), path));
      await answer();
      await came;
      await poll(current).toBe(path);
    },
    /** Goes to a page that asks for no content. */
    follow: async (path: string): Promise<void> => {
      await answer();
      await link(path).click();
      await poll(current).toBe(path);
    },
    /** Waits until the app can navigate without loading the page again. */
    waitForApp: async (): Promise<void> => {
      await page.mouse.move(300, 300);
      await page.mouse.move(301, 300);
      await poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
      // What the app puts around the page comes a moment later, and not at all once the page's time is stopped.
      await page.getByRole('status').first().waitFor({ state: 'attached' });
    },
    /** Sets out for another page than those the person is on or on the way to. */
    setOut: async (from: string): Promise<string> => {
      const path = places.find((one) => one !== from && one !== asked?.path && one !== current()) ?? '/about';
      await link(path).click();
      await arrival(path);
      return path;
    },
    /** Asks for the page that is shown once more, by the link that leads to it. */
    askAgain: async (): Promise<void> => {
      const path = current();
      // Data that was just read is not read again.
      await page.clock.runFor(10);
      await link(path).click();
      await arrival(path);
    },
    answer,
    lose,
    forget: (): void => {
      asked = null;
    },
  };
};

export type ContentVisits = ReturnType<typeof contentVisits>;
