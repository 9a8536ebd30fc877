/** The driver of Chromium. It loads Playwright. */
export { browserUi } from './walks/browser-ui.ts';
export {
  immediatePorts,
  isBesideAtOnce,
  isTaken,
  isWalkable,
  skippedSteps,
  type WalkListener,
  walkBrowser,
} from './walks/walk-browser.ts';
