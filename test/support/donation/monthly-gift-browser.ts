import { randomUUID } from 'node:crypto';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { chargeFor } from '#machines/donation/donation.rules.ts';
import type { monthlyGiftMachine } from '#machines/donation/monthly-gift.machine.ts';
import type { BrowserFace } from '#test/support/paths/model.ts';
import type { Visit } from '#test/support/paths/person.ts';
import { everything } from '#test/support/registration/registration-fixture.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { goodDraft } from './donation-fixture.ts';

type Snapshot = SnapshotFrom<typeof monthlyGiftMachine>;

/** Who walks now; every path has somebody nobody has met before. */
let ivo = newPerson('Ivo', 'Lindqvist');
/** Whether they give to a person every month, and to all of us. */
let given = { person: false, fund: false };
let personId = '';

type Found = { publicId?: string }[];

const find = async ({ page }: Visit): Promise<void> => {
  const answer = await page.request.get('/api/search?query=m&type=User');
  personId = ((await answer.json()) as Found).at(0)?.publicId ?? '';
};

/** A monthly gift in the name of an address belongs to whoever signs in with it. */
const give = async ({ page }: Visit, recipient: { recipientType: string; id: string | null }) => {
  const { firstName, lastName, address, city, state, postalCode, country, amount } = goodDraft;
  const response = await page.request.fetch('/api/donation', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'donation-device': randomUUID() },
    data: {
      recipient,
      frequency: 'Monthly',
      amount,
      isFeeCovered: true,
      charge: chargeFor(amount, true),
      donor: {
        firstName,
        lastName,
        email: ivo.email,
        phone: null,
        address: { address, city, state, postalCode, country },
      },
      organization: null,
      publicName: null,
      isAnonymous: false,
      isAmountVisible: true,
      message: null,
      tribute: null,
      // Another card than the one on file, so that one can be taken for the other.
      payment: { nonce: 'fake-valid-mastercard-nonce', type: 'CreditCard', isKept: false },
      isRepeatMeant: true,
      proof: null,
    },
  });
  if (response.status() !== 201)
    throw new Error(`The first gift answered ${response.status()}: ${await response.text()}`);
};

/** Brings the world to two gifts; what was ended on the way is begun anew. */
const giveTwo = async (visit: Visit): Promise<void> => {
  if (!given.person) await give(visit, { recipientType: 'User', id: personId });
  if (!given.fund) await give(visit, { recipientType: 'General', id: null });
  given = { person: true, fund: true };
};

/** Signs the person in again in the window that the page opens for it. */
export const signDonorInAgain = async (visit: Visit): Promise<void> => {
  await visit.person.sees('button', 'Sign in again');
  // Only when nothing is tried without the person any more is it them who bring the session back.
  await visit.person.missesText('Looking for your session');
  await visit.sandbox('POST', '/identity/session', { email: ivo.email });
  await visit.person.press('button', 'Sign in again');
};

const refusing = (target: string, code: string) => (visit: Visit) =>
  visit.sandbox('POST', '/outcomes', { target, outcome: { kind: 'problem', code } });

const expire = (visit: Visit) => visit.sandbox('POST', '/identity/expire', { email: ivo.email });

const hasGifts = (before: AnyMachineSnapshot) => (before as Snapshot).context.gifts.length > 0;

/** The walk in Chromium against the real server. */
export const monthlyGiftBrowser: BrowserFace = {
  open: async (visit) => {
    ivo = newPerson('Ivo', 'Lindqvist');
    given = { person: false, fund: false };
    await visit.sandbox('DELETE', '/outcomes');
    if (personId === '') await find(visit);
    await visit.signIn(ivo);
    const standing = { mix: everything, nextStep: 'fee', payment: 'none' };
    await visit.sandbox('PUT', '/registrations', { emailAddress: ivo.email, standing });
    await visit.goTo('/edit-donation');
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
    'xstate.error.actor.changeGift(declined)': (visit) =>
      visit.sandbox('POST', '/outcomes', {
        target: 'gateway.vault',
        outcome: { kind: 'decline', reason: 'do-not-honor' },
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
