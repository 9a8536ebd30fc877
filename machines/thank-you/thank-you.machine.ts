import { assign, setup } from 'xstate';
import { noFailure, refusalOf } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofError,
  ofKey,
  sessionEnded,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { promisePort } from '#machines/port.ts';
import { thankYouMeta as meta } from './thank-you.messages.ts';
import { sentText, textOf, thankYouErrors } from './thank-you.rules.ts';
import type {
  ThankYouContext,
  ThankYouEvent,
  ThankYouInput,
  ThankYouMeta,
  Unthanked,
} from './thank-you.types.ts';
import * as updates from './thank-you.updates.ts';

type OfUnthanked = { unthanked: Unthanked };

const thankYouSetup = setup({
  types: {
    context: {} as ThankYouContext,
    events: {} as ThankYouEvent,
    input: {} as ThankYouInput,
    meta: {} as ThankYouMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the donations without thanks, the newest first. */
    loadUnthanked: promisePort<Unthanked, { publicId: string }>('loadUnthanked'),
    /** Sends one e-mail to the donors of the donations, or none. The same key is safe to send again. */
    sendThanks: promisePort<void, { publicId: string; key: string; donationIds: string[]; text: string }>(
      'sendThanks',
    ),
    watchSession,
  },
  guards: {
    hasNone: (_, { unthanked }: OfUnthanked) => unthanked.donations.length === 0,
    isOneAsked: ({ context }, { unthanked }: OfUnthanked) =>
      unthanked.donations.some(({ id }) => id === context.donationId),
    hasChosen: ({ context }) => context.chosen.length > 0,
    isInvalid: ({ context }) => Object.keys(thankYouErrors(context)).length > 0,
    isReduced: ({ context }) => updates.leftOutCount(context) > 0,
    hasMore: ({ context }) => updates.remaining(context) > 0,
    isSending: ({ context }) => context.key !== null,
    ...sessionGuards,
    hasFit: ({ context }, { error }: OfError) =>
      updates.hasUnfit(context, error) && updates.hasFit(context, error),
    hasUnfit: ({ context }, { error }: OfError) => updates.hasUnfit(context, error),
  },
  actions: {
    assignLoaded: assign(({ context }, { unthanked }: OfUnthanked) => updates.loaded(context, unthanked)),
    assignChosen: assign(({ context }, { chosen }: { chosen: string[] }) => updates.chosen(context, chosen)),
    assignText: assign(({ context }, { text }: { text: string }) => updates.typed(context, text)),
    assignSubmitted: assign(({ context }, { key }: { key: string }) => updates.submitted(context, key)),
    assignRefusal: assign(({ context }) => refusalOf({ fieldErrors: thankYouErrors(context) })),
    assignReduced: assign(({ context }, { error }: OfError) => updates.reduced(context, error)),
    assignFailure: assign(({ context }, { error }: OfError) => updates.failed(context, error)),
    assignBegunAnew: assign(() => updates.begunAnew()),
    clearFailure: assign(noFailure),
  },
  delays: { loadLimit: 10_000, sendLimit: 20_000 },
});

const ofUnthanked = ({ event }: { event: { output: Unthanked } }) => ({ unthanked: event.output });
const assignLoaded = { type: 'assignLoaded', params: ofUnthanked } as const;

/** A person thanks donors: chooses donations, writes one e-mail, and sends it. */
export const thankYouMachine = thankYouSetup.createMachine({
  id: 'thankYou',
  description: 'Thanking donors by one e-mail',
  context: ({ input }) => updates.initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the donations without thanks.',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadUnthanked',
        src: 'loadUnthanked',
        input: ({ context: { publicId } }) => ({ publicId }),
        onDone: [
          { guard: { type: 'hasNone', params: ofUnthanked }, target: 'empty', actions: assignLoaded },
          { guard: { type: 'isOneAsked', params: ofUnthanked }, target: 'writing', actions: assignLoaded },
          { target: 'choosing', actions: assignLoaded },
        ],
        onError: [whenExpired, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'The donations could not be loaded; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    empty: {
      description: 'Every donation has thanks, or there is no donation yet.',
      meta: meta.empty,
    },
    choosing: {
      description: 'The person chooses the donations to give thanks for; at first, all are chosen.',
      meta: meta.choosing,
      on: {
        'choice.changed': { actions: { type: 'assignChosen', params: ({ event }) => event } },
        'choice.made': [
          { guard: 'hasChosen', target: 'writing', actions: 'clearFailure' },
          { actions: 'assignRefusal' },
        ],
      },
    },
    writing: {
      description: 'The person writes the e-mail, beside its preview. It is not sent.',
      meta: meta.writing,
      on: {
        'text.changed': { actions: { type: 'assignText', params: ({ event }) => event } },
        'choice.reopened': { target: 'choosing', actions: 'clearFailure' },
        'thanks.submitted': [
          { guard: 'isInvalid', actions: 'assignRefusal' },
          { target: 'sending', actions: { type: 'assignSubmitted', params: ofKey } },
        ],
      },
    },
    sending: {
      description:
        'The server sends the e-mail. Donations that can’t get thanks are removed, and the rest is sent again.',
      meta: meta.sending,
      tags: 'busy',
      invoke: {
        id: 'sendThanks',
        src: 'sendThanks',
        input: ({ context }) => ({
          publicId: context.publicId,
          key: context.key ?? '',
          donationIds: context.chosen,
          text: sentText(textOf(context)),
        }),
        onDone: [{ guard: 'isReduced', target: 'partlySent' }, { target: 'sent' }],
        onError: [
          whenExpired,
          {
            guard: { type: 'hasFit', params: ofError },
            target: 'sending',
            reenter: true,
            actions: { type: 'assignReduced', params: ofError },
          },
          {
            guard: { type: 'hasUnfit', params: ofError },
            target: 'failed',
            actions: { type: 'assignReduced', params: ofError },
          },
          { target: 'writing', actions: assignFailure },
        ],
      },
      after: { sendLimit: { target: 'writing', actions: assignTimeout } },
    },
    sent: {
      description: 'Every chosen donation got thanks.',
      meta: meta.sent,
      on: { 'more.requested': { guard: 'hasMore', target: 'loading', actions: 'assignBegunAnew' } },
    },
    partlySent: {
      description: 'Some chosen donations got thanks; others were refunded, or got thanks elsewhere.',
      meta: meta.partlySent,
      on: { 'more.requested': { guard: 'hasMore', target: 'loading', actions: 'assignBegunAnew' } },
    },
    failed: {
      description: 'All chosen donations were refunded, or got thanks elsewhere, so nothing was sent.',
      meta: meta.failed,
      on: { 'more.requested': { guard: 'hasMore', target: 'loading', actions: 'assignBegunAnew' } },
    },
    expired: {
      description: 'The session ended. The input stays; the person signs in again and continues.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'session.restored': [{ guard: 'isSending', target: 'sending' }, { target: 'loading' }],
      },
    },
  },
});
