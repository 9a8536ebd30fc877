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
 * The donation form: one page, three short steps, one charge. The machine holds the input, the key of the attempt, and its outcome. An
 * unknown outcome is a state of its own, never a failure.
 */
export const donationMachine = donationSetup.createMachine({
  id: 'donation',
  invoke: [holdsPaymentForm, { id: 'steps', src: 'followSteps' }],
  context: ({ input }) => updates.initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description:
        'Loads the details of a signed-in donor. A donation that was sent before a reload is settled first.',
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
      // The donor can type before their details have arrived. Input from before the machine started is kept.
      on: {
        'draft.changed': { actions: assign(({ context, event }) => updates.typed(context, event.changes)) },
      },
      after: {
        loadLimit: { target: 'placing', actions: 'assignDonorUnclear' },
      },
    },
    placing: {
      description:
        'If the outcome of a sent donation is unknown, the server is asked for it before anything else.',
      always: [
        { guard: 'isOpen', target: 'confirming.checking', actions: 'clearFailure' },
        { target: 'resuming' },
      ],
    },
    resuming: {
      description: 'Shows the last step again if the steps before it are complete, otherwise an earlier one.',
      always: [
        { guard: { type: 'canOpen', params: ofLast('payment') }, target: 'editing.payment' },
        { guard: { type: 'canOpen', params: ofLast('donor') }, target: 'editing.donor' },
        { target: 'editing.amount' },
      ],
    },
    editing,
    advancing: {
      description: 'Shows the next incomplete step, and skips complete ones.',
      always: [
        { guard: { type: 'isIncomplete', params: { step: 'donor' } }, target: 'editing.donor' },
        { guard: { type: 'isIncomplete', params: { step: 'payment' } }, target: 'editing.payment' },
        { guard: 'hasPayment', target: 'reviewing' },
        { target: 'editing.payment' },
      ],
    },
    correcting: {
      description: 'The server refused a field: the step with that field is shown.',
      always: [
        { guard: { type: 'isFaultIn', params: { step: 'amount' } }, target: 'editing.amount' },
        { guard: { type: 'isFaultIn', params: { step: 'donor' } }, target: 'editing.donor' },
        { guard: { type: 'isFaultIn', params: { step: 'payment' } }, target: 'editing.payment' },
        { target: 'reviewing' },
      ],
    },
    tokenizing: {
      description:
        'The payment form or the wallet makes a token for one charge. The typed payment details stay in the form.',
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
        'Shows the amount, the fee, the charge, and who will see what. The donor can change what others see, and then gives or goes back.',
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
        'The donation looked like card testing. The browser solves a challenge, then sends it again under the same key.',
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
        'Nothing was charged. The payment step shows the reason, and all other input stays. If another tab sent the donation, this form has no input and shows its first step.',
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
        'The same donation went through a few minutes ago; only the donor knows whether this is a second one.',
      meta: meta.repeating,
      tags: ['form'],
      on: {
        'repeat.confirmed': { target: 'sending', actions: { type: 'assignRepeat', params: ofKey } },
        'repeat.dropped': { target: 'editing', actions: 'clearFailure' },
      },
    },
    closed: {
      description:
        'The recipient no longer accepts donations. Other recipients are offered, and their form keeps the input.',
      meta: meta.closed,
    },
    expired: {
      description: 'The session ended. The input stays; the donor signs in again, or gives as a guest.',
      meta: meta.expired,
      tags: ['form'],
      ...sessionEnded,
      on: {
        'session.restored': { target: 'sending', actions: 'assignSentAgain' },
        'guest.chosen': { target: 'returning', actions: 'assignGuest' },
      },
    },
    returning: {
      description:
        'Returns to the review if the donor has seen it and it is still correct, otherwise to the last step.',
      always: [{ guard: 'isLookedOver', target: 'reviewing' }, { target: 'resuming' }],
    },
    confirming,
    thanked: {
      description: 'The donor was charged once. The receipt is shown and e-mailed.',
      meta: meta.thanked,
      initial: 'shown',
      // A donor who comes back to the form starts another donation.
      on: { 'form.opened': { target: 'editing', actions: 'assignBegun' } },
      states: {
        shown: {
          description: 'Shows the receipt, and what the donor can do next.',
          on: { 'receipt.requested': 'resending' },
        },
        resending: {
          description: 'The receipt is e-mailed again, to the donor’s own address.',
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
