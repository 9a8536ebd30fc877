import type { SnapshotFrom } from 'xstate';
import { monthlyGiftMachine } from '#machines/donation/monthly-gift.machine.ts';
import type { MonthlyDraft } from '#machines/donation/monthly-gift.types.ts';
import { checked, isChanged } from '#machines/donation/monthly-gift.updates.ts';
import { flowError } from '#machines/flow-error.ts';
import { card, keys } from '#test/support/donation/donation-fixture.ts';
import { monthlyGifts } from '#test/support/donation/monthly-gift-fixture.ts';
import { defineModel } from '#test/support/paths/model.ts';

type Snapshot = SnapshotFrom<typeof monthlyGiftMachine>;

const [toMaya] = monthlyGifts;

const offline = flowError({
  kind: 'network',
  message: 'We can’t reach the server. Check your connection and try again.',
});
const signedOut = flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' });
const gone = flowError({
  kind: 'conflict',
  status: 404,
  code: 'monthly-gift-not-found',
  message: 'There is no such gift.',
});
const declined = flowError({
  kind: 'declined',
  status: 402,
  code: 'payment-declined',
  reason: 'do-not-honor',
  message: 'Your bank declined the card. Try another one.',
});

const isInvalid = ({ context }: Snapshot) => 'fieldErrors' in (checked(context) ?? {});

/** What a person changes next: something that can be given, something that can't, and how it is paid. */
const changes = (snapshot: Snapshot): Record<string, { changes: Partial<MonthlyDraft> }> => {
  const { typed } = snapshot.context;
  return {
    ...(isInvalid(snapshot) || typed.amount === undefined
      ? { 'another amount': { changes: { amount: 10_000 } } }
      : { 'too little': { changes: { amount: 499 } } }),
    ...(typed.method === undefined || typed.method === 'kept'
      ? { 'a new card': { changes: { method: 'CreditCard' } } }
      : { 'the card as it was': { changes: { method: 'kept' } } }),
  };
};

const known = ({ context }: Snapshot) => ({
  ...(context.gifts.length > 0 ? { 'to Maya': { id: toMaya.id } } : {}),
  'one that isn’t there': { id: keys.gift },
});

const refusals = { offline: { error: offline }, 'signed out': { error: signedOut }, gone: { error: gone } };

export const monthlyGiftModel = defineModel({
  flow: 'monthly-gift',
  machine: monthlyGiftMachine,
  starts: { 'of a donor': undefined },
  events: {
    'load.retried': {},
    'gift.opened': known,
    'draft.changed': changes,
    'payment.changed': {},
    'changes.submitted': { '': { key: keys.first } },
    'changes.dropped': {},
    'end.requested': known,
    'end.confirmed': { '': { key: keys.repeat } },
    'end.dropped': {},
    'session.restored': {},
    'xstate.done.actor.loadGifts': {
      'two gifts': { output: [...monthlyGifts] },
      none: { output: [] },
    },
    'xstate.error.actor.loadGifts': { offline: { error: offline }, 'signed out': { error: signedOut } },
    'xstate.done.actor.tokenizePayment': { 'a nonce': { output: card } },
    'xstate.error.actor.tokenizePayment': {
      refused: {
        error: flowError({
          kind: 'invalid',
          message: 'Check the card details marked below and try again.',
          fields: [{ path: 'payment.number', code: 'invalid', message: 'Check the card number.' }],
        }),
      },
    },
    'xstate.done.actor.changeGift': ({ context }) => ({
      saved: {
        output: {
          ...toMaya,
          ...(context.attempt?.kind === 'change' && 'amount' in context.attempt.changes
            ? { amount: 10_000, charge: 10_330 }
            : {}),
        },
      },
    }),
    'xstate.error.actor.changeGift': { ...refusals, declined: { error: declined } },
    'xstate.done.actor.endGift': { ended: { output: undefined } },
    'xstate.error.actor.endGift': refusals,
  },
  serializeState: (snapshot) => {
    const { context } = snapshot;
    return {
      gifts: context.gifts.map(({ amount }) => amount),
      isOpen: context.openId !== null,
      isInvalid: isInvalid(snapshot),
      isChanged: isChanged(context),
      method: context.typed.method ?? 'kept',
      isTokenized: context.tokenized !== null,
      attempt: context.attempt?.kind ?? null,
      hasProblem: context.problem !== null,
      news: context.news?.kind ?? null,
    };
  },
  face: { none: 'not yet' },
});
