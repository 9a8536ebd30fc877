import { assign } from 'xstate';
import { assignFailure, assignTimeout, ofKey, sessionEnded } from '#machines/fragments.ts';
import { holdsPaymentForm } from '#machines/payment/payment-form.ts';
import { draftOf } from './donation.drafts.ts';
import { editing, ofLast, stepOpened } from './donation.editing.ts';
import { meta } from './donation.messages.ts';
import { billOfDonation } from './donation.selectors.ts';
import { authenticating, confirming, sending } from './donation.sending.ts';
import { donationSetup } from './donation.setup.ts';
import { askingSteps } from './donation.types.ts';
import * as updates from './donation.updates.ts';

/**
 * Giving: one page, three short steps, one charge. The machine holds what is typed, the key of the attempt, and its outcome. "Not known" is
 * a state of its own, never a failure.
 */
export const donationMachine = donationSetup.createMachine({
  id: 'donation',
  invoke: [holdsPaymentForm, { id: 'steps', src: 'followSteps' }],
  context: ({ input }) => updates.initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description:
        'Who gives is found out, as far as they are signed in. A gift that went out before a reload comes first.',
      meta: meta.opening,
      tags: ['busy', 'form'],
      invoke: {
        id: 'loadDonor',
        src: 'loadDonor',
        onDone: {
          target: 'placing',
          actions: { type: 'assignDonor', params: ({ event }) => ({ donor: event.output }) },
        },
        onError: { target: 'placing', actions: 'assignDonorUnclear' },
      },
      // The donor can type before their details have arrived, and what they typed before the machine ran is taken over.
      on: {
        'draft.changed': { actions: assign(({ context, event }) => updates.typed(context, event.changes)) },
      },
      after: {
        loadLimit: { target: 'placing', actions: 'assignDonorUnclear' },
      },
    },
    placing: {
      description: 'Where nobody knows how a gift went, that is asked before anything else.',
      always: [
        { guard: 'isOpen', target: 'confirming.checking', actions: 'clearFailure' },
        { target: 'resuming' },
      ],
    },
    resuming: {
      description: 'The step that asked last is shown again, as far as those before it are complete.',
      always: [
        { guard: { type: 'canOpen', params: ofLast('payment') }, target: 'editing.payment' },
        { guard: { type: 'canOpen', params: ofLast('donor') }, target: 'editing.donor' },
        { target: 'editing.amount' },
      ],
    },
    editing,
    advancing: {
      description: 'The next step that still asks for something; steps that are complete are passed over.',
      always: [
        { guard: { type: 'isIncomplete', params: { step: 'donor' } }, target: 'editing.donor' },
        { guard: { type: 'isIncomplete', params: { step: 'payment' } }, target: 'editing.payment' },
        { guard: 'hasPayment', target: 'reviewing' },
        { target: 'editing.payment' },
      ],
    },
    correcting: {
      description: 'The server turned a field down: the step that has it is shown.',
      always: [
        { guard: { type: 'isFaultIn', params: { step: 'amount' } }, target: 'editing.amount' },
        { guard: { type: 'isFaultIn', params: { step: 'donor' } }, target: 'editing.donor' },
        { guard: { type: 'isFaultIn', params: { step: 'payment' } }, target: 'editing.payment' },
        { target: 'reviewing' },
      ],
    },
    tokenizing: {
      description:
        'The payment form or the wallet gives something good for one charge; details stay where they were typed.',
      meta: meta.tokenizing,
      tags: ['busy', 'form'],
      invoke: {
        id: 'tokenizePayment',
        src: 'tokenizePayment',
        input: ({ context }) => ({
          method: draftOf(context).method,
          charge: billOfDonation(context)?.charge ?? 0,
          isMonthly: draftOf(context).frequency === 'Monthly',
        }),
        onDone: {
          target: 'advancing',
          actions: { type: 'assignTokenized', params: ({ event }) => ({ tokenized: event.output }) },
        },
        onError: { target: 'resuming', actions: assignFailure },
      },
      after: {
        tokenizeLimit: { target: 'resuming', actions: assignTimeout },
      },
    },
    reviewing: {
      description:
        'Amount, fee, charge, and who will see what. What the gift shows and says can be changed here; the donor gives, or goes back.',
      meta: meta.reviewing,
      tags: ['form'],
      entry: { type: 'notifyStepShown', params: { depth: askingSteps.length } },
      on: {
        'draft.changed': {
          guard: { type: 'isUncharged', params: ({ event }) => ({ changes: event.changes }) },
          actions: assign(({ context, event }) => updates.typed(context, event.changes)),
        },
        'donation.confirmed': [
          { guard: 'isInvalid', actions: { type: 'assignRefusal', params: { step: 'review' } } },
          { target: 'sending', actions: { type: 'assignConfirmed', params: ofKey } },
        ],
        'step.opened': stepOpened,
      },
    },
    sending,
    proving: {
      description:
        'The gift looked like card testing: the browser does a piece of work, then it is sent under the same key.',
      meta: meta.proving,
      tags: ['busy', 'form', 'locked'],
      invoke: {
        id: 'solveChallenge',
        src: 'solveChallenge',
        input: ({ context }) => ({ key: context.attempt?.key ?? '', isGuest: context.isGuest }),
        onDone: {
          target: 'sending',
          actions: [
            { type: 'assignProof', params: ({ event }) => ({ proof: event.output }) },
            'assignSentAgain',
          ],
        },
        onError: { target: 'reviewing', actions: assignFailure },
      },
      after: {
        proofLimit: { target: 'reviewing', actions: assignTimeout },
      },
    },
    authenticating,
    declining: {
      description:
        'Nothing was kept. The payment is asked for again, with the reason beside it; everything else that was typed stays. What another tab sent is not typed here.',
      entry: 'notifyCardEmptied',
      always: [
        {
          guard: { type: 'canOpen', params: { step: 'payment', asked: 'payment' } },
          target: 'editing.payment',
        },
        { target: 'editing.amount' },
      ],
    },
    repeating: {
      description:
        'The same gift went through a few minutes ago; only the donor knows whether this is a second one.',
      meta: meta.repeating,
      tags: ['form'],
      on: {
        'repeat.confirmed': { target: 'sending', actions: { type: 'assignRepeat', params: ofKey } },
        'repeat.dropped': { target: 'editing', actions: 'clearFailure' },
      },
    },
    closed: {
      description:
        'The recipient takes no gifts any more; others are offered, and what was typed goes along.',
      meta: meta.closed,
    },
    expired: {
      description: 'The session ended. What is typed stays; the donor signs in again, or gives as a guest.',
      meta: meta.expired,
      tags: ['form'],
      ...sessionEnded,
      on: {
        'session.restored': { target: 'sending', actions: 'assignSentAgain' },
        'guest.chosen': { target: 'returning', actions: 'assignGuest' },
      },
    },
    returning: {
      description: 'Back to the review where this page showed one and it still holds, else to the last step.',
      always: [{ guard: 'isLookedOver', target: 'reviewing' }, { target: 'resuming' }],
    },
    confirming,
    thanked: {
      description: 'Given, once. The receipt is shown, and in the mail.',
      meta: meta.thanked,
      initial: 'shown',
      // A donor who comes back to the form gives again.
      on: { 'form.opened': { target: 'editing', actions: 'assignBegun' } },
      states: {
        shown: {
          description: 'The receipt, and what one can do next.',
          on: { 'receipt.requested': 'resending' },
        },
        resending: {
          description: 'The receipt is mailed once more, to the donor’s own address.',
          tags: ['busy'],
          invoke: {
            id: 'resendReceipt',
            src: 'resendReceipt',
            input: ({ context, event }) => ({
              key: event.type === 'receipt.requested' ? event.key : '',
              receiptId: context.receipt?.id ?? '',
              attempt: context.attempt?.key ?? '',
              isGuest: context.isGuest,
            }),
            onDone: { target: 'shown', actions: assign({ isReceiptResent: true, problem: null }) },
            onError: { target: 'shown', actions: assignFailure },
          },
          after: {
            loadLimit: { target: 'shown', actions: assignTimeout },
          },
        },
      },
    },
  },
});
