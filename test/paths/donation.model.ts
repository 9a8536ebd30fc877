import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { CalendarDay } from '#machines/calendar.ts';
import { draftOf, hasWalletsFirst, methodsOf } from '#machines/donation/donation.drafts.ts';
import { hasErrorsIn } from '#machines/donation/donation.guards.ts';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import { addressNeedOf } from '#machines/donation/donation.rules.ts';
import type { DonationDraft, DonationOutcome, DonationStep } from '#machines/donation/donation.types.ts';
import { checkDraft, stepOfField } from '#machines/donation/donation-draft.rules.ts';
import { flowError } from '#machines/flow-error.ts';
import { errorsOf } from '#machines/form/field-errors.ts';
import { donationPageObject } from '#test/support/donation/donation.page-object.ts';
import {
  card,
  donor,
  generalFund,
  goodDraft,
  keys,
  maya,
  openAttempt,
  paypal,
  receipt,
  wheelers,
} from '#test/support/donation/donation-fixture.ts';
import { cardRefused, offline, refusal, signedOut } from '#test/support/failures.ts';

type Snapshot = SnapshotFrom<typeof donationMachine>;

const incomplete = new Map<string, DonationStep[]>();

/** The steps with errors. Few drafts come up many times, and to check one takes as long as a step of the machine. */
const incompleteSteps = (draft: DonationDraft): DonationStep[] => {
  const key = JSON.stringify(draft);
  const found =
    incomplete.get(key) ?? Object.keys(errorsOf(checkDraft(draft))).map((path) => stepOfField(path, draft));
  incomplete.set(key, found);
  return found;
};

const refusing = (path: string, message: string) =>
  refusal(400, 'validation-failed', 'Some of this is not right.', {
    fields: [{ path, code: 'invalid', message }],
  });
const notFound = refusal(404, 'donation-not-found', 'No gift was sent from here. You can send it now.');

const charged: DonationOutcome = { state: 'charged', receipt, reason: null, detail: null };
const unknown: DonationOutcome = { state: 'processing', receipt: null, reason: null, detail: null };
const notCharged: DonationOutcome = {
  state: 'notCharged',
  receipt: null,
  reason: 'do-not-honor',
  detail: 'Braintree: Do Not Honor',
};
const withdrawn: DonationOutcome = {
  state: 'notCharged',
  receipt: null,
  reason: 'withdrawn',
  detail: 'Your gift didn’t reach us, and nothing was charged. You can give now.',
};
const outcomes = {
  charged: { output: charged },
  'not charged': { output: notCharged },
  'not known yet': { output: unknown },
};

const { amount, firstName, lastName, email, phone, address, city, state, postalCode } = goodDraft;
const who = { firstName, lastName, email };

/** What a person types next in their step: first what is missing, then a change of mind. */
const changes = (snapshot: Snapshot): Record<string, { changes: Partial<DonationDraft> }> => {
  const { context } = snapshot;
  const draft = draftOf(context);
  if (snapshot.matches('reviewing')) {
    const isTribute = draft.tributeKind !== 'none';
    return {
      'a tribute': { changes: { tributeKind: isTribute ? 'none' : 'honor' } },
      'another amount': { changes: { amount: 10_000 } },
    };
  }
  if (snapshot.matches({ editing: 'donor' }))
    return hasErrorsIn(context, 'donor')
      ? {
          'who gives': {
            changes:
              addressNeedOf(draft) === 'whole' ? { ...who, phone, address, city, state, postalCode } : who,
          },
        }
      : { 'no e-mail': { changes: { email: '' } } };
  if (snapshot.matches({ editing: 'payment' }))
    return {
      ...(draft.method === 'CreditCard' && hasErrorsIn(context, 'payment')
        ? { 'the postal code': { changes: { postalCode } } }
        : {}),
      ...(draft.method === 'CreditCard' ? {} : { 'a new card': { changes: { method: 'CreditCard' } } }),
      ...(draft.method !== 'PayPalAccount' && methodsOf(context).includes('PayPalAccount')
        ? { PayPal: { changes: { method: 'PayPalAccount' } } }
        : {}),
      ...(draft.method !== 'saved' && context.known
        ? { 'the saved card': { changes: { method: 'saved' } } }
        : {}),
    };
  // While the donor is being found out, the kept step is shown.
  if (snapshot.matches('opening') && context.step !== 'amount') return {};
  return draft.amount === null
    ? { 'an amount': { changes: { amount } } }
    : { 'no amount': { changes: { amount: null } } };
};

/** The donor of a person's page is signed in, all others are guests; a guest's request can't end a session. */
const isSignedIn = ({ context }: Snapshot) => context.recipient.recipientType === 'User';

const today = '2027-05-04';

const fresh = { isProcessingFeeChecked: true, isMonthlyDonationChecked: false };

const { recipientType, id } = wheelers;
const keptFor = { recipient: { recipientType, id }, typed: goodDraft, step: 'payment' as const };

export const donationModel = defineModel({
  machine: donationMachine,
  starts: {
    'signed in, for a person': { recipient: maya, ...fresh, kept: null },
    'for all of us, monthly': {
      recipient: generalFund,
      isProcessingFeeChecked: false,
      isMonthlyDonationChecked: true,
      kept: null,
    },
    'with what was typed': { recipient: wheelers, ...fresh, kept: { ...keptFor, attempt: null } },
    'with a gift on its way': { recipient: wheelers, ...fresh, kept: { ...keptFor, attempt: openAttempt } },
    'signed in, with a gift of another tab': {
      recipient: maya,
      ...fresh,
      kept: { recipient: openAttempt.charged.recipient, typed: {}, step: 'amount', attempt: openAttempt },
    },
    'with an older form': { recipient: wheelers, ...fresh, kept: 'outdated' },
  },
  events: {
    'draft.changed': changes,
    'payment.changed': (snapshot): Record<string, object> =>
      snapshot.matches({ editing: 'payment' }) && draftOf(snapshot.context).method === 'CreditCard'
        ? { '': {} }
        : {},
    'details.retried': {},
    'step.finished': ({
      context,
    }): Record<string, { today: CalendarDay; paymentErrors?: Record<string, string> }> => ({
      today: { today },
      ...(context.step === 'payment' && draftOf(context).method === 'CreditCard'
        ? {
            'an empty card': { today, paymentErrors: { 'payment.number': 'Enter the number on your card.' } },
          }
        : {}),
    }),
    'step.opened': ({ context }) => ({
      amount: { step: 'amount' as const },
      ...(context.step === 'amount' ? {} : { donor: { step: 'donor' as const } }),
      ...(context.step === 'payment' ? { payment: { step: 'payment' as const } } : {}),
    }),
    'wallet.chosen': ({ context }): Record<string, { method: 'PayPalAccount'; today: CalendarDay }> =>
      hasWalletsFirst(context) ? { PayPal: { method: 'PayPalAccount', today } } : {},
    'donation.confirmed': { '': { key: keys.first } },
    'repeat.confirmed': { '': { key: keys.repeat } },
    'repeat.dropped': {},
    'outcome.requested': {},
    'guest.chosen': {},
    'session.restored': {},
    'connection.returned': {},
    'receipt.requested': { '': { key: keys.resend } },
    'donation.begun': {},
    'form.opened': {},
  },
  outcomes: {
    loadDonor: {
      done: (snapshot) =>
        isSignedIn(snapshot) ? { 'a known donor': { output: donor } } : { 'a guest': { output: null } },
      error: (snapshot): Record<string, { error: unknown }> =>
        isSignedIn(snapshot) ? { 'signed out': signedOut } : {},
    },
    tokenizePayment: {
      done: ({ context }) =>
        draftOf(context).method === 'PayPalAccount'
          ? { 'who pays': { output: paypal } }
          : { 'a nonce': { output: card } },
      error: {
        refused: cardRefused,
      },
    },
    createDonation: {
      done: outcomes,
      error: ({ context }) => ({
        'no answer': offline,
        ...(context.known === null ? {} : { 'signed out': signedOut }),
        'bank first': refusal(428, 'authentication-needed', 'Your bank wants to make sure it’s you.'),
        'work first': refusal(428, 'proof-of-work-needed', 'One moment.'),
        declined: refusal(402, 'payment-declined', 'Nothing was charged.', { reason: 'insufficient-funds' }),
        repeated: refusal(409, 'donation-repeated', 'You gave $50 to Maya 3 minutes ago. Give again?'),
        closed: refusal(409, 'recipient-closed', 'Maya isn’t taking gifts anymore.'),
        'other figures': refusal(409, 'charge-changed', 'Look at the amounts once more.', { reason: '5200' }),
        'the amount refused': refusing('amount', 'The smallest gift is $5.'),
        'the e-mail refused': refusing('donor.email', 'Check the address.'),
        'the postal code refused': refusing('donor.address.postalCode', 'Check the postal code.'),
        'the message refused': refusing('message', 'Check the message.'),
        'too many tries': refusal(
          429,
          'too-many-attempts',
          'Nothing was charged. Wait a few minutes before you try again.',
        ),
      }),
    },
    solveChallenge: { done: { solved: { output: { challenge: 'c', answer: '1234' } } }, error: { offline } },
    authenticateCard: {
      done: {
        confirmed: { output: { nonce: 'authenticated-fake-valid-visa-nonce' } },
      },
      error: {
        'not confirmed': {
          error: flowError({
            kind: 'declined',
            reason: 'authentication-failed',
            message: 'Your bank didn’t confirm that this card is yours.',
          }),
        },
        left: {
          error: flowError({ kind: 'invalid', message: 'You came back before your bank had confirmed it.' }),
        },
      },
    },
    findAttempt: {
      done: { ...outcomes, 'withdrawn elsewhere': { output: withdrawn } },
      error: { offline, 'never sent': notFound },
    },
    withdrawAttempt: { done: { ...outcomes, withdrawn: { output: withdrawn } }, error: { offline } },
    resendReceipt: { done: { sent: { output: undefined } }, error: { offline } },
  },
  // Only what decides the next steps: each further field multiplies the states, and adds no kind of step.
  serializeState: (snapshot) => {
    const { context } = snapshot;
    const isConfirming = snapshot.matches('confirming');
    return {
      to: context.recipient.recipientType,
      complete: (['amount', 'donor', 'payment', 'review'] as const).map(
        (step) => !incompleteSteps(draftOf(context)).includes(step),
      ),
      step: context.step,
      isKnown: context.known !== null,
      isDonorUnclear: context.isDonorUnclear,
      isTokenized: context.tokenized !== null,
      // A wallet opens its own window, which can be closed.
      isWallet: draftOf(context).method === 'PayPalAccount',
      attempt: context.attempt && [context.attempt.isOpen, context.attempt.isRepeatMeant],
      isSentHere: isConfirming && context.isSentHere,
      isLookedOver: isConfirming && context.today !== null,
      isProven: context.proof !== null,
      // Polls are shown and counted while the outcome is unknown; elsewhere they only grow.
      polls: isConfirming ? context.polls : 0,
    };
  },
  pageObject: donationPageObject,
});
