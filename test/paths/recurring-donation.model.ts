import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import type { RecurringDraft } from '#machines/recurring-donation/recurring-donation.types.ts';
import { checked, isChanged } from '#machines/recurring-donation/recurring-donation.updates.ts';
import { card, donor, keys } from '#test/support/donation/donation-fixture.ts';
import { recurringDonationPageObject } from '#test/support/donation/recurring-donation.page-object.ts';
import { recurringDonations } from '#test/support/donation/recurring-donation-fixture.ts';
import { cardRefused, refusal, usualFailures } from '#test/support/failures.ts';

type Snapshot = SnapshotFrom<typeof recurringDonationMachine>;

const [toMaya, toFund] = recurringDonations;

const gone = refusal(404, 'recurring-donation-not-found', 'We don’t have this gift.');
const missing = refusal(404, 'payment-method-missing', 'There is no saved method.');
const closed = refusal(409, 'recipient-closed', 'They aren’t taking gifts anymore.');
const outdated = refusal(409, 'charge-changed', 'Look at the amounts once more and confirm them.');
const declined = refusal(402, 'payment-declined', 'Your bank declined the card. Try another one.', {
  reason: 'do-not-honor',
});

/** Another card than the donation's own. */
const onFile = donor.savedMethod && { ...donor.savedMethod, last4: '4242' };

const isInvalid = ({ context }: Snapshot) => 'fieldErrors' in (checked(context) ?? {});

/** What a person changes next: a valid value, an invalid one, and the method. */
const changes = (snapshot: Snapshot): Record<string, { changes: Partial<RecurringDraft> }> => {
  const { typed, savedMethod } = snapshot.context;
  return {
    ...(isInvalid(snapshot) || typed.amount === undefined
      ? { 'another amount': { changes: { amount: 10_000 } } }
      : { 'too little': { changes: { amount: 499 } } }),
    ...(typed.method === undefined || typed.method === 'kept'
      ? {
          'a new card': { changes: { method: 'CreditCard' } },
          ...(savedMethod === null ? {} : { 'the card on file': { changes: { method: 'saved' } } }),
        }
      : { 'the card as it was': { changes: { method: 'kept' } } }),
    ...(typed.recipient === undefined
      ? { 'for all of us': { changes: { recipient: toFund.recipient } } }
      : {}),
  };
};

const known = ({ context }: Snapshot) => ({
  ...(context.donations.length > 0 ? { 'to Maya': { id: toMaya.id } } : {}),
  'one that isn’t there': { id: keys.donation },
});

const refusals = { ...usualFailures, gone };

const asked = ({ context: { attempt } }: Snapshot) => (attempt?.kind === 'change' ? attempt.changes : {});

export const recurringDonationModel = defineModel({
  machine: recurringDonationMachine,
  starts: { 'of a donor': undefined },
  events: {
    'load.retried': {},
    'donation.opened': known,
    'draft.changed': changes,
    'payment.changed': ({ context }): Record<string, object> =>
      context.typed.method === 'CreditCard' ? { '': {} } : {},
    'changes.submitted': { '': { key: keys.first } },
    'changes.dropped': {},
    'end.requested': known,
    'end.confirmed': { '': { key: keys.repeat } },
    'end.dropped': {},
    'session.restored': {},
  },
  outcomes: {
    loadDonations: {
      done: {
        'two gifts': { output: { donations: [...recurringDonations], savedMethod: onFile } },
        none: { output: { donations: [], savedMethod: null } },
      },
      error: usualFailures,
    },
    tokenizePayment: {
      done: { 'a nonce': { output: card } },
      error: {
        refused: cardRefused,
      },
    },
    changeDonation: {
      done: (snapshot) => {
        const { amount = toMaya.amount, charge = toMaya.charge } = asked(snapshot);
        return { saved: { output: { ...toMaya, amount, charge } } };
      },
      error: (snapshot) => {
        const { payment, recipient, charge } = asked(snapshot);
        return {
          ...refusals,
          ...(snapshot.context.tokenized === null ? {} : { declined }),
          ...(payment === undefined ? {} : { 'nothing saved': missing }),
          ...(recipient === undefined ? {} : { closed }),
          ...(charge === undefined ? {} : { 'other figures': outdated }),
        };
      },
    },
    endDonation: { done: { ended: { output: undefined } }, error: refusals },
  },
  serializeState: (snapshot) => {
    const { context } = snapshot;
    return {
      donations: context.donations.map(({ amount }) => amount),
      hasSaved: context.savedMethod !== null,
      isOpen: context.openId !== null,
      isInvalid: isInvalid(snapshot),
      isChanged: isChanged(context),
      method: context.typed.method ?? 'kept',
      isForOthers: context.typed.recipient !== undefined,
      isTokenized: context.tokenized !== null,
      attempt: context.attempt?.kind ?? null,
      hasProblem: context.problem !== null,
      news: context.news?.kind ?? null,
    };
  },
  pageObject: recurringDonationPageObject,
});
