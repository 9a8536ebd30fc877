import type { PageObject } from '@product/path-driver';
import { selectNotice, type snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import { noticeActions, snackbarBrowser } from './snackbar-browser.ts';

/** A rendered screen has no pages that raise notices: their events go to the actor. */
export const snackbarPageObject: PageObject<typeof snackbarMachine> = {
  screen: async () => (await import('#src/app/shell/shell.tsx')).SnackbarHost,
  actions: {
    'notice.raised': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : noticeActions.say(browser, event.disableAutoHide === true),
    'error.raised': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : noticeActions.fail(browser, event.status === null),
    'error.cleared': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : noticeActions.reconnect(browser),
    'notice.dismissed': (ui) => ui.click('button', 'Close this message'),
  },
  states: {
    hidden: (ui) => ui.expectNoRole('button', 'Close this message'),
    timed: (ui, snapshot) => ui.expectText(selectNotice(snapshot)?.text ?? ''),
    persistent: (ui, snapshot) => ui.expectText(selectNotice(snapshot)?.text ?? ''),
  },
  browser: snackbarBrowser,
};
