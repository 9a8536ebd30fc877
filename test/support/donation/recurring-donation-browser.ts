import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import { whileStopped } from '@product/path-driver/page-clock';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
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

/** Makes two recurring donations; one that the path ended is made again. */
const giveTwo = ({ page }: BrowserSession): Promise<void> =>
  whileStopped(page, async () => {
    taker ??= await bringTaker(page);
    if (!given.person) await giveRecurring(page, ivo.email, taker);
    if (!given.fund) await giveRecurring(page, ivo.email, { recipientType: 'General', id: null });
    given = { person: true, fund: true };
  });

const { failures, refuse, restoreSession } = personSteps(() => ivo);

export { restoreSession };

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
    ...failures('loadDonations', 'changeDonation', 'endDonation'),
    'xstate.error.actor.changeDonation(gone)': refuse(
      'updateRecurringDonation',
      'recurring-donation-not-found',
    ),
    'xstate.error.actor.changeDonation(declined)': (browser) =>
      browser.sandbox('POST', '/outcomes', {
        target: 'gateway.vault',
        outcome: { kind: 'decline', reason: 'do-not-honor' },
        emailAddress: ivo.email,
      }),
    'xstate.error.actor.changeDonation(nothing saved)': refuse(
      'updateRecurringDonation',
      'payment-method-missing',
    ),
    'xstate.error.actor.changeDonation(closed)': refuse('updateRecurringDonation', 'recipient-closed'),
    'xstate.error.actor.changeDonation(other figures)': refuse('updateRecurringDonation', 'charge-changed'),
    'xstate.done.actor.endDonation(ended)': async () => {
      given = { ...given, person: false };
    },
    'xstate.error.actor.endDonation(gone)': refuse('cancelRecurringDonation', 'recurring-donation-not-found'),
    'donation.opened(one that isn’t there)': {
      skip: 'the page offers the donations that are there, and no others',
    },
    'end.requested(one that isn’t there)': {
      skip: 'the page offers the donations that are there, and no others',
    },
    'xstate.after.loadLimit.recurringDonation.loading': endedByApiLayer,
    'xstate.after.tokenizeLimit.recurringDonation.tokenizing': {
      skip: 'the card form answers by itself, without a request',
    },
  },
  examined: ['loading', 'unavailable', 'listed', 'editing', 'saving', 'asking', 'ending', 'expired'],
  // Donations that are there don't go by themselves.
  avoids: ({ label }, before) => label === 'xstate.done.actor.loadDonations(none)' && hasDonations(before),
};
