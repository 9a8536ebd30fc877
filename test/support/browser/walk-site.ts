import type { BareSession, FlowModel, Path, Site } from '@product/path-driver';
import { type WalkListener, walkBrowser } from '@product/path-driver/browser';
import { whileStopped } from '@product/path-driver/page-clock';
import type { Page } from 'playwright/test';
import { type NewPerson, signInFast } from '#test/support/sign-in.ts';
import { blankPage } from './blank-page.ts';
import { expectGoodInEveryLook } from './every-look.ts';

type SiteSession = {
  /** Signs in; a person without an account gets one. Ends on the home page. */
  signIn: (person: NewPerson) => Promise<void>;
  /** Removes cookies and storage. */
  signOut: () => Promise<void>;
  /** Calls `/sandbox/api` with a JSON body; fails on any status of 400 or above. */
  sandbox: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
};

declare module '@product/path-driver/session' {
  interface BrowserSession extends SiteSession {}
}

const clearStores = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((store) => store.clear()));

const clearSession = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  if (!page.url().startsWith('http')) return;
  // A path may end as its page is on the way to the next one, which then has to be cleared.
  await clearStores(page).catch(async () => {
    await page.waitForLoadState();
    await clearStores(page);
  });
};

const callSandbox =
  (page: Page): SiteSession['sandbox'] =>
  async (method, path, body) => {
    const response = await page.request.fetch(`/sandbox/api${path}`, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
    if (!response.ok())
      throw new Error(`${method} /sandbox/api${path}: ${response.status()} ${await response.text()}`);
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  };

const withSite = (session: BareSession, isHeld: boolean): BareSession & SiteSession => {
  const { page } = session;
  const call = callSandbox(page);
  return {
    ...session,
    signIn: async (person) => {
      await clearSession(page);
      await signInFast(page, person);
    },
    signOut: () => clearSession(page),
    sandbox: isHeld ? (...parts) => whileStopped(page, () => call(...parts)) : call,
  };
};

const site: Site = {
  // The paths of the API and of the identity provider.
  addresses: ['*/api/*', '*/identity/*'],
  blankPage,
  extend: withSite,
  examine: expectGoodInEveryLook,
};

/** Walks Chromium on the site along the paths. */
export const walkSite = (
  model: FlowModel,
  paths: Path[],
  page: Page,
  listener?: WalkListener,
): Promise<{ steps: number }> => walkBrowser(model, paths, page, site, listener);
