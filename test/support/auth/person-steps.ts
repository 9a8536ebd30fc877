import type { BrowserSession, BrowserStep } from '@product/path-driver';
import { signInAgainAs } from './sign-in-again.ts';

/** The limit of a look-up that no walk reaches. */
export const endedByApiLayer = {
  skip: 'the API layer aborts a GET after 10 s, and the machine gets that failure first',
};

/** What a walk makes when it opens its first path; the module of the walk begins with null. */
export const made = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('No path is open');
  return thing;
};

type Restored = { type: 'session.restored' };

/** What happens in every flow to the person who walks in Chromium. `who` names the person of the current path. */
export const personSteps = (who: () => { email: string }) => {
  const expire = (browser: BrowserSession) =>
    browser.sandbox('POST', '/identity/expire', { email: who().email });
  return {
    /** The person's session ends. */
    expire,
    /** The API answers their next request to the operation with this problem. */
    refuse: (target: string, code: string) => (browser: BrowserSession) =>
      browser.sandbox('POST', '/outcomes', {
        target,
        outcome: { kind: 'problem', code },
        emailAddress: who().email,
      }),
    /** The two failures that the ports of most models have. */
    failures: (...ports: string[]): Record<string, BrowserStep> =>
      Object.fromEntries(
        ports.flatMap((port) => [
          [`xstate.error.actor.${port}(offline)`, 'no connection'],
          [`xstate.error.actor.${port}(signed out)`, expire],
        ]),
      ),
    /** For a page object: the person signs in again, in the page's popup. A screen alone gets the event. */
    restoreSession: async (
      _ui: unknown,
      { event, browser }: { event: Restored; browser: BrowserSession | null },
      actor: { send: (event: Restored) => void } | null,
    ): Promise<void> => (browser === null ? actor?.send(event) : signInAgainAs(browser, who())),
  };
};
