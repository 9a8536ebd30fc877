import { assign, setup } from 'xstate';
import type { Tokenized } from '#machines/donation/donation.types.ts';
import { noFailure } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofError,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { paymentForm } from '#machines/payment/payment-form.ts';
import { promisePort } from '#machines/port.ts';
import type {
  NewMethod,
  RecurringChanges,
  RecurringDonation,
  RecurringDonationContext,
  RecurringDonationEvent,
  RecurringDonationMeta,
  RecurringGiving,
} from './recurring-donation.types.ts';
import * as updates from './recurring-donation.updates.ts';

type OfGiving = { giving: RecurringGiving };

export const recurringDonationSetup = setup({
  types: {
    context: {} as RecurringDonationContext,
    events: {} as RecurringDonationEvent,
    meta: {} as RecurringDonationMeta,
    /** `form`: the form of one donation is on the page. */
    tags: {} as 'busy' | 'form',
  },
  actors: {
    /** Loads the donor's recurring donations, paused ones included, and the saved method. */
    loadDonations: promisePort<RecurringGiving>('loadDonations'),
    /**
     * Turns the content of the payment form, or of a wallet's window, into a nonce; `charge` in cents a month. Rejects with `invalid`
     * and fields `payment.…` when the form shows its own errors. Nothing is charged.
     */
    tokenizePayment: promisePort<Tokenized, { method: NewMethod; charge: number; isMonthly: true }>(
      'tokenizePayment',
    ),
    /** Changes one donation, and resolves with its new values; the same key is safe to send again. */
    changeDonation: promisePort<RecurringDonation, { key: string; id: string; changes: RecurringChanges }>(
      'changeDonation',
    ),
    /** Ends one donation for good; the same key is safe to send again. */
    endDonation: promisePort<void, { key: string; id: string }>('endDonation'),
    watchSession,
    paymentForm,
  },
  guards: {
    isInvalid: ({ context }) => 'fieldErrors' in (updates.checked(context) ?? {}),
    isChanged: ({ context }) => updates.isChanged(context),
    needsPayment: ({ context }) => updates.needsPayment(context),
    hasOpenDonation: ({ context }, { giving }: OfGiving) =>
      giving.donations.some(({ id }) => id === context.openId),
    isUnclear: ({ context }) => context.attempt !== null,
    hasDonation: ({ context }, { id }: { id: string }) =>
      context.donations.some((donation) => donation.id === id),
    isChanging: ({ context }) => context.attempt?.kind === 'change',
    isEnding: ({ context }) => context.attempt?.kind === 'end',
    ...sessionGuards,
    isGone: (_, { error }: OfError) => updates.isGone(error),
    isOutdated: (_, { error }: OfError) => updates.isOutdated(error),
  },
  actions: {
    assignLoaded: assign(({ context }, { giving }: OfGiving) => updates.loaded(context, giving)),
    assignOpened: assign((_, { id }: { id: string }) => updates.opened(id)),
    assignClosed: assign(() => updates.closed()),
    assignRefusal: assign(({ context }) => updates.refused(context)),
    assignSubmitted: assign(({ context }, { key }: { key: string }) => updates.submitted(context, key)),
    assignTokenized: assign({ tokenized: (_, { tokenized }: { tokenized: Tokenized }) => tokenized }),
    assignSaved: assign(({ context }, { donation }: { donation: RecurringDonation }) =>
      updates.saved(context, donation),
    ),
    assignEndConfirmed: assign(({ context }, { key }: { key: string }) => updates.endConfirmed(context, key)),
    assignEnded: assign(({ context }) => updates.ended(context)),
    assignGone: assign(() => updates.gone()),
    assignFailure: assign(({ context }, { error }: OfError) => updates.failed(context, error)),
    clearFailure: assign(noFailure),
  },
  delays: { loadLimit: 10_000, saveLimit: 20_000, tokenizeLimit: 600_000 },
});

export const ofId = ({ event }: { event: { id: string } }) => ({ id: event.id });
export const ofGiving = ({ event }: { event: { output: RecurringGiving } }) => ({ giving: event.output });

/** Where a refused change or end leads: back to where it began, unless the donation is gone. */
export const failingTo = <Target extends string>(target: Target) =>
  [
    whenExpired,
    {
      guard: { type: 'isGone', params: ofError },
      target: '#recurringDonation.loading',
      actions: 'assignGone',
    },
    { target, actions: assignFailure },
  ] as const;

/** No answer in time. */
export const lateTo = <Target extends string>(target: Target) =>
  ({ target, actions: assignTimeout }) as const;
