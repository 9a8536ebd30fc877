import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { signInAgainAs } from '#test/support/auth/sign-in-again.ts';
import { whileStopped } from '#test/support/browser/page-clock.ts';
import { everything } from '#test/support/registration/registration-fixture.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { bringTaker, giveRecurring } from './give-recurring.ts';

type Snapshot = SnapshotFrom<typeof recurringDonationMachine>;

/** The person of the current path; each path has a new one. */
let ivo = newPerson('Ivo', 'Lindqvist');
/** Whether they give to a person every month, and to all of us. */
let given = { person: false, fund: false };
/** Whom they give to; null before the first path. */
let taker: Awaited<ReturnType<typeof bringTaker>> | null = null;

/** Makes two recurring donations; one that the path ended begins anew. */
const giveTwo = ({ page }: BrowserSession): Promise<void> =>
  whileStopped(page, async () => {
    taker ??= await bringTaker(page);
    if (!given.person) await giveRecurring(page, ivo.email, taker);
    if (!given.fund) await giveRecurring(page, ivo.email, { recipientType: 'General', id: null });
    given = { person: true, fund: true };
  });

/** Signs the person in again, in the page's popup. */
export const signDonorInAgain = (browser: BrowserSession): Promise<void> => signInAgainAs(browser, ivo);

const refusing = (target: string, code: string) => (browser: BrowserSession) =>
  browser.sandbox('POST', '/outcomes', {
    target,
    outcome: { kind: 'problem', code },
    emailAddress: ivo.email,
  });

const expire = (browser: BrowserSession) => browser.sandbox('POST', '/identity/expire', { email: ivo.email });

const hasDonations = (before: AnyMachineSnapshot) => (before as Snapshot).context.donations.length > 0;

export const recurringDonationBrowser: BrowserSettings = {
  open: async (browser) => {
    ivo = newPerson('Ivo', 'Lindqvist');
    given = { person: false, fund: false };
    await browser.signIn(ivo);
    const scenario = { mix: everything, nextStep: 'fee', payment: 'none' };
    await browser.sandbox('PUT', '/registrations', { emailAddress: ivo.email, scenario });
    await browser.goTo('/edit-donation');
  },
  ports: {
    loadDonations: requests('GET', '/api/user/donations/given/recurring/active'),
    changeDonation: requests('PATCH', /^\/api\/user\/donations\/given\/recurring\//),
    endDonation: requests('POST', /^\/api\/donation\/recurring\//),
    // The card form makes no request.
    tokenizePayment: 'itself',
  },
  steps: {
    'xstate.done.actor.loadDonations(two gifts)': giveTwo,
    'xstate.error.actor.loadDonations(offline)': 'no connection',
    'xstate.error.actor.loadDonations(signed out)': expire,
    'xstate.error.actor.changeDonation(offline)': 'no connection',
    'xstate.error.actor.changeDonation(signed out)': expire,
    'xstate.error.actor.changeDonation(gone)': refusing(
      'updateRecurringDonation',
      'recurring-donation-not-found',
    ),
    'xstate.error.actor.changeDonation(declined)': (browser) =>
      browser.sandbox('POST', '/outcomes', {
        target: 'gateway.vault',
        outcome: { kind: 'decline', reason: 'do-not-honor' },
        emailAddress: ivo.email,
      }),
    'xstate.error.actor.changeDonation(nothing saved)': refusing(
      'updateRecurringDonation',
      'payment-method-missing',
    ),
    'xstate.error.actor.changeDonation(closed)': refusing('updateRecurringDonation', 'recipient-closed'),
    'xstate.error.actor.changeDonation(other figures)': refusing('updateRecurringDonation', 'charge-changed'),
    'xstate.done.actor.endDonation(ended)': async () => {
      given = { ...given, person: false };
    },
    'xstate.error.actor.endDonation(offline)': 'no connection',
    'xstate.error.actor.endDonation(signed out)': expire,
    'xstate.error.actor.endDonation(gone)': refusing(
      'cancelRecurringDonation',
      'recurring-donation-not-found',
    ),
    'donation.opened(one that isn’t there)': {
      skip: 'the page offers the donations that are there, and no others',
    },
    'end.requested(one that isn’t there)': {
      skip: 'the page offers the donations that are there, and no others',
    },
    'xstate.after.loadLimit.recurringDonation.loading': {
      skip: 'the API layer aborts a GET after 10 s, and the machine gets that failure first',
    },
    'xstate.after.tokenizeLimit.recurringDonation.tokenizing': {
      skip: 'the card form answers by itself, without a request',
    },
  },
  examined: ['loading', 'unavailable', 'listed', 'editing', 'saving', 'asking', 'ending', 'expired'],
  // Donations that are there don't go by themselves.
  avoids: ({ label }, before) => label === 'xstate.done.actor.loadDonations(none)' && hasDonations(before),
};
