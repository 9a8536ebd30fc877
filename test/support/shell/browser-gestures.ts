import type { CDPSession, Page } from 'playwright/test';
import { movePointer } from '#test/support/browser/move-pointer.ts';
import { poll } from '#test/support/browser/poll.ts';

type Finger = { x: number; y: number };
type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

const narrow = { width: 360, height: 740 };
const wide = { width: 1200, height: 740 };

let page: Page | null = null;
let session: CDPSession | null = null;
let fingers: Finger[] = [];
let visits = 0;

const current = (): Page => {
  if (page === null) throw new Error('no page is open');
  return page;
};

/** A walk's clock also tells the time of events; touches come at the moments a path says. */
const tellTouchTime = () =>
  Object.defineProperty(TouchEvent.prototype, 'timeStamp', { get: () => Reflect.get(window, 'touchedAt') });

const send = async (type: TouchType, touching: Finger[], at: number) => {
  await current().evaluate((touchedAt) => Object.assign(window, { touchedAt }), at);
  const touchPoints = touching.map(({ x, y }, id) => ({ x: narrow.width - x, y, id }));
  await session?.send('Input.dispatchTouchEvent', { type, touchPoints });
  await settle();
};

/** Two frames of the page's: what the last one brought about has been told by then. */
const settle = () =>
  current().evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Gestures in a real window: touches and the wheel, at the times in the path. */
export const browserGestures = {
  page: current,
  /** Opens the site as somebody does who has a mouse and room for the menu. */
  open: async (other: Page): Promise<void> => {
    if (page !== other) {
      session = await other.context().newCDPSession(other);
      await other.addInitScript(tellTouchTime);
    }
    page = other;
    fingers = [];
    await page.goto('/');
    await page.evaluate(() => {
      // If the lines break differently, the browser would scroll, which no path asks for.
      for (const one of [document.documentElement, document.body]) one.style.overflowAnchor = 'none';
    });
    await movePointer(page, 20);
    // The drawer is there as soon as the app is.
    await browserGestures.turn(true);
    await browserGestures.turn(false);
  },
  turn: async (isMobile: boolean): Promise<void> => {
    await session?.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile, maxTouchPoints: 5 });
    await current().setViewportSize(isMobile ? narrow : wide);
    if (isMobile) await current().locator('dialog[aria-label="Menu"]').waitFor({ state: 'attached' });
    await settle();
  },
  /** Follows a link within the page that is shown. */
  changeRoute: async (): Promise<void> => {
    visits += 1;
    const search = `?visit=${visits}`;
    await current().evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, `/${search}`);
    await poll(() => new URL(current().url()).search).toBe(search);
    await settle();
  },
  scroll: async (top: number): Promise<void> => {
    const from = await current().evaluate(() => scrollY);
    // Without a way to go the browser would tell nothing.
    if (from === top)
      await current().evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true })));
    else await current().mouse.wheel(0, top - from);
    await poll(() => current().evaluate(() => Math.round(scrollY))).toBe(top);
    await settle();
  },
  /** Puts fingers down; what is left of another touch goes first, without being a press. */
  start: async (finger: Finger, at: number, count: number): Promise<void> => {
    if (fingers.length > 0) await browserGestures.cancel();
    fingers = [finger, { x: finger.x + 80, y: finger.y + 40 }].slice(0, count);
    await send('touchStart', fingers, at);
  },
  join: async (finger: Finger, at: number): Promise<void> => {
    fingers = [...fingers, finger];
    await send('touchStart', fingers, at);
  },
  move: async (finger: Finger, at: number): Promise<void> => {
    fingers = [finger, ...fingers.slice(1)];
    await send('touchMove', fingers, at);
  },
  end: async (at: number): Promise<void> => {
    fingers = [];
    await send('touchEnd', [], at);
  },
  cancel: async (): Promise<void> => {
    fingers = [];
    await send('touchCancel', [], 0);
  },
};
