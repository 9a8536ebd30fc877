import { assign } from 'xstate';
import { assignFailure, ofError, ofKey, sessionEnded, whenExpired } from '#machines/fragments.ts';
import { holdsPaymentForm } from '#machines/payment/payment-form.ts';
import { recurringMeta as meta } from './recurring-donation.messages.ts';
import { failingTo, lateTo, ofGiving, ofId, recurringDonationSetup } from './recurring-donation.setup.ts';
import * as updates from './recurring-donation.updates.ts';

/** The donor's recurring donations: list, change (amount, day, method, recipient) and end. */
export const recurringDonationMachine = recurringDonationSetup.createMachine({
  id: 'recurringDonation',
  invoke: holdsPaymentForm,
  context: () => updates.initialContext(),
  initial: 'loading',
  states: {
    loading: {
      description:
        'Loads the recurring donations. If one was being changed, it stays open and keeps its input.',
      meta: meta.loading,
      tags: ['busy'],
      invoke: {
        id: 'loadDonations',
        src: 'loadDonations',
        onDone: [
          {
            guard: { type: 'hasOpenDonation', params: ofGiving },
            target: 'editing',
            actions: { type: 'assignLoaded', params: ofGiving },
          },
          { target: 'listed', actions: { type: 'assignLoaded', params: ofGiving } },
        ],
        onError: [whenExpired, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: lateTo('unavailable') },
    },
    unavailable: {
      description: 'The recurring donations could not be loaded; the donor can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    listed: {
      description:
        'Shows all recurring donations with their next charges, and the result of the last action.',
      meta: meta.listed,
      on: {
        'donation.opened': {
          guard: { type: 'hasDonation', params: ofId },
          target: 'editing',
          actions: { type: 'assignOpened', params: ofId },
        },
        'end.requested': {
          guard: { type: 'hasDonation', params: ofId },
          target: 'asking',
          actions: { type: 'assignOpened', params: ofId },
        },
      },
    },
    editing: {
      description: 'The donor changes one recurring donation; nothing is saved yet.',
      meta: meta.editing,
      tags: ['form'],
      on: {
        'draft.changed': { actions: assign(({ context, event }) => updates.typed(context, event.changes)) },
        'payment.changed': { actions: assign(({ context }) => updates.paymentChanged(context)) },
        // The last request may or may not have arrived, so the page reads the donation again.
        'changes.dropped': [
          { guard: 'isUnclear', target: 'loading', actions: 'assignClosed' },
          { target: 'listed', actions: 'assignClosed' },
        ],
        'changes.submitted': [
          { guard: 'isInvalid', actions: 'assignRefusal' },
          {
            guard: 'needsPayment',
            target: 'tokenizing',
            actions: { type: 'assignSubmitted', params: ofKey },
          },
          { guard: 'isChanged', target: 'saving', actions: { type: 'assignSubmitted', params: ofKey } },
          { guard: 'isUnclear', target: 'loading', actions: 'assignClosed' },
          { target: 'listed', actions: 'assignClosed' },
        ],
      },
    },
    tokenizing: {
      description: 'The payment form gives a nonce for the new method; nothing is charged.',
      meta: meta.tokenizing,
      tags: ['busy', 'form'],
      invoke: {
        id: 'tokenizePayment',
        src: 'tokenizePayment',
        input: ({ context }) => ({
          method: updates.newMethodOf(context) ?? 'CreditCard',
          charge: updates.chargeOf(context),
          isMonthly: true,
        }),
        onDone: {
          target: 'saving',
          actions: { type: 'assignTokenized', params: ({ event }) => ({ tokenized: event.output }) },
        },
        onError: { target: 'editing', actions: assignFailure },
      },
      after: { tokenizeLimit: lateTo('editing') },
    },
    saving: {
      description:
        'The server saves the changes. A request without an answer may be sent again under its key.',
      meta: meta.saving,
      tags: ['busy', 'form'],
      invoke: {
        id: 'changeDonation',
        src: 'changeDonation',
        input: ({ context }) => ({
          key: context.attempt?.key ?? '',
          id: context.attempt?.donationId ?? '',
          changes: updates.sentChanges(context),
        }),
        onDone: {
          target: 'listed',
          actions: { type: 'assignSaved', params: ({ event }) => ({ donation: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ofError },
            target: 'loading',
            actions: assignFailure,
          },
          ...failingTo('editing'),
        ],
      },
      after: { saveLimit: lateTo('editing') },
    },
    asking: {
      description: 'Asks for confirmation, because ending a recurring donation can’t be undone.',
      meta: meta.asking,
      on: {
        'end.confirmed': { target: 'ending', actions: { type: 'assignEndConfirmed', params: ofKey } },
        'end.dropped': [
          { guard: 'isUnclear', target: 'loading', actions: 'assignClosed' },
          { target: 'listed', actions: 'assignClosed' },
        ],
      },
    },
    ending: {
      description: 'The server ends the recurring donation.',
      meta: meta.ending,
      tags: ['busy'],
      invoke: {
        id: 'endDonation',
        src: 'endDonation',
        input: ({ context }) => ({ key: context.attempt?.key ?? '', id: context.attempt?.donationId ?? '' }),
        onDone: { target: 'listed', actions: 'assignEnded' },
        onError: failingTo('asking'),
      },
      after: { saveLimit: lateTo('asking') },
    },
    expired: {
      description: 'The session ended. The input stays; the donor signs in again and continues.',
      meta: meta.expired,
      tags: ['form'],
      ...sessionEnded,
      on: {
        'session.restored': [
          { guard: 'isChanging', target: 'saving', actions: 'clearFailure' },
          { guard: 'isEnding', target: 'ending', actions: 'clearFailure' },
          { target: 'loading', actions: 'clearFailure' },
        ],
      },
    },
  },
});
