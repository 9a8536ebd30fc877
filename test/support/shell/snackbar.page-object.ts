import { selectNotice, type snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import { noticeCauses, snackbarBrowser } from './snackbar-browser.ts';

/** On a rendered screen the pages that have something to say are missing: what they say goes to the actor. */
export const snackbarFace: Face<typeof snackbarMachine> = {
  element: async (actor) => {
    const { createElement } = await import('react');
    const { SnackbarHost } = await import('#src/app/shell/shell.tsx');
    return createElement(SnackbarHost, { actor });
  },
  causes: {
    'notice.raised': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : noticeCauses.say(visit, event.disableAutoHide === true),
    'error.raised': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : noticeCauses.fail(visit, event.status === null),
    'error.cleared': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : noticeCauses.reconnect(visit),
    'notice.dismissed': (person) => person.press('button', 'Close this message'),
  },
  sees: {
    hidden: (person) => person.missesRole('button', 'Close this message'),
    timed: (person, snapshot) => person.reads(selectNotice(snapshot)?.text ?? ''),
    persistent: (person, snapshot) => person.reads(selectNotice(snapshot)?.text ?? ''),
  },
  browser: snackbarBrowser,
};
