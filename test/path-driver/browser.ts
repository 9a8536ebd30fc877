/** The driver of Chromium. It loads Playwright. */
export { browserUi } from './walks/browser-ui.ts';
export { isBesideAtOnce, isTaken, isWalkable, walkBrowser } from './walks/walk-browser.ts';
