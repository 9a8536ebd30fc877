import type { Page } from 'playwright/test';
import type { Ui } from './model/ui.ts';

/**
 * The open browser of a walk, connected to a real server. A project declares its own methods, and makes them in `Site.extend`:
 * `declare module '@product/path-driver/session' { interface BrowserSession { signIn: … } }`.
 */
export interface BrowserSession {
  ui: Ui;
  /** Playwright's page, for what only one flow needs: its windows, its other tabs. */
  page: Page;
  /** Lets every request through while `run` runs. */
  withoutHolding: (run: () => Promise<void>) => Promise<void>;
  /** Opens a path of the site. */
  goTo: (path: string) => Promise<void>;
  /** Runs a function in the page, with a JSON argument. */
  evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
}

/** What every project's session has before it is extended. */
export type BareSession = Pick<BrowserSession, 'ui' | 'page' | 'withoutHolding' | 'goTo' | 'evaluate'>;

/** What the walks in Chromium have to know of the project's site. */
export type Site = {
  /** The requests by which ports ask, as addresses with `*` for any text. */
  addresses: readonly string[];
  /** The path of an empty page. What a walk left under way ends there. */
  blankPage: string;
  /**
   * Adds the project's methods.
   * @param isHeld a request of the page may be waiting; its time limit must not pass meanwhile (`whileStopped`)
   */
  extend: (session: BareSession, isHeld: boolean) => BrowserSession;
  /** Fails for what is wrong in the page's look; called once in each state of `browser.examined`. */
  examine: (page: Page) => Promise<void>;
};
