import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { monthlyGiftMachine } from '#machines/donation/monthly-gift.machine.ts';
import type { BrowserSession, BrowserSettings } from '#test/path-driver/path-driver.ts';
import { everything } from '#test/support/registration/registration-fixture.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { findTaker, giveMonthly } from './give-monthly.ts';

type Snapshot = SnapshotFrom<typeof monthlyGiftMachine>;

/** Who walks now; every path has somebody nobody has met before. */
let ivo = newPerson('Ivo', 'Lindqvist');
/** Whether they give to a person every month, and to all of us. */
let given = { person: false, fund: false };
/** Brings the world to two gifts; what was ended on the way is begun anew. */
const giveTwo = async (browser: BrowserSession): Promise<void> => {
  const { page } = browser;
  if (!given.person) await giveMonthly(page, ivo.email, await findTaker(page));
  if (!given.fund) await giveMonthly(page, ivo.email, { recipientType: 'General', id: null });
  given = { person: true, fund: true };
};

/** Signs the person in again in the window that the page opens for it. */
export const signDonorInAgain = async (browser: BrowserSession): Promise<void> => {
  await browser.ui.expectRole('button', 'Sign in again');
  // Only when nothing is tried without the person any more is it them who bring the session back.
  await browser.ui.expectNoText('Looking for your session');
  await browser.sandbox('POST', '/identity/session', { email: ivo.email });
  await browser.ui.click('button', 'Sign in again');
};

const refusing = (target: string, code: string) => (browser: BrowserSession) =>
  browser.sandbox('POST', '/outcomes', {
    target,
    outcome: { kind: 'problem', code },
    emailAddress: ivo.email,
  });

const expire = (browser: BrowserSession) => browser.sandbox('POST', '/identity/expire', { email: ivo.email });

const hasGifts = (before: AnyMachineSnapshot) => (before as Snapshot).context.gifts.length > 0;

/** The walk in Chromium against the real server. */
export const monthlyGiftBrowser: BrowserSettings = {
  open: async (browser) => {
    ivo = newPerson('Ivo', 'Lindqvist');
    given = { person: false, fund: false };
    await browser.signIn(ivo);
    const standing = { mix: everything, nextStep: 'fee', payment: 'none' };
    await browser.sandbox('PUT', '/registrations', { emailAddress: ivo.email, standing });
    await browser.goTo('/edit-donation');
  },
  requests: {
    loadGifts: ({ method, path }) =>
      method === 'GET' && path === '/api/user/donations/given/recurring/active',
    changeGift: ({ method, path }) =>
      method === 'PATCH' && path.startsWith('/api/user/donations/given/recurring/'),
    endGift: ({ method, path }) => method === 'POST' && path.startsWith('/api/donation/recurring/'),
    // It asks nobody: the card form answers by itself.
    tokenizePayment: () => false,
  },
  unheld: (port) => (port === 'tokenizePayment' ? 'unasked' : null),
  outcomes: {
    'xstate.done.actor.loadGifts(two gifts)': giveTwo,
    'xstate.error.actor.loadGifts(offline)': 'lost',
    'xstate.error.actor.loadGifts(signed out)': expire,
    'xstate.error.actor.changeGift(offline)': 'lost',
    'xstate.error.actor.changeGift(signed out)': expire,
    'xstate.error.actor.changeGift(gone)': refusing('updateRecurringGift', 'monthly-gift-not-found'),
    'xstate.error.actor.changeGift(declined)': (browser) =>
      browser.sandbox('POST', '/outcomes', {
        target: 'gateway.vault',
        outcome: { kind: 'decline', reason: 'do-not-honor' },
        emailAddress: ivo.email,
      }),
    'xstate.error.actor.changeGift(nothing saved)': refusing('updateRecurringGift', 'payment-method-missing'),
    'xstate.error.actor.changeGift(closed)': refusing('updateRecurringGift', 'recipient-closed'),
    'xstate.error.actor.changeGift(other figures)': refusing('updateRecurringGift', 'charge-changed'),
    'xstate.done.actor.endGift(ended)': async () => {
      given = { ...given, person: false };
    },
    'xstate.error.actor.endGift(offline)': 'lost',
    'xstate.error.actor.endGift(signed out)': expire,
    'xstate.error.actor.endGift(gone)': refusing('cancelRecurringGift', 'monthly-gift-not-found'),
  },
  examined: ['loading', 'unavailable', 'listed', 'editing', 'saving', 'asking', 'ending', 'expired'],
  without: {
    'gift.opened(one that isn’t there)': 'the page offers the gifts that are there, and no others',
    'end.requested(one that isn’t there)': 'the page offers the gifts that are there, and no others',
    'xstate.after.loadLimit.monthlyGift.loading':
      'the API layer gives a GET up after 10 s, and the machine hears that first',
    'xstate.after.tokenizeLimit.monthlyGift.tokenizing': 'the card form answers by itself, without a request',
  },
  // Gifts that are there don't go by themselves.
  avoids: ({ label }, before) => label === 'xstate.done.actor.loadGifts(none)' && hasGifts(before),
};
