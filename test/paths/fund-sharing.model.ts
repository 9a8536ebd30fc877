import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { fundSharingMachine } from '#machines/fund-sharing/fund-sharing.machine.ts';
import type {
  Entry,
  SharingAction,
  SharingQuery,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { fundSharingPageObject } from '#test/support/fund-sharing/fund-sharing.page-object.ts';
import {
  donor,
  fundView,
  made,
  over,
  plan,
  preview,
  sharingPelotonId,
  surplusView,
} from '#test/support/fund-sharing/fund-sharing-fixture.ts';

type Snapshot = SnapshotFrom<typeof fundSharingMachine>;

const notYours = refusal(403, 'peloton-not-yours', 'Only its captain and admins can do this.');
const ended = refusal(
  409,
  'sharing-closed',
  'You could share money until five days after the fundraising deadline.',
);
const moved = refusal(409, 'balance-changed', 'Money came in or went out since you looked.', {
  fields: [{ path: 'before', code: 'balance-changed', message: 'What you share out of has $345 now.' }],
});
const tooMuch = refusal(422, 'more-than-missing', 'Someone would get more than they still have to raise.', {
  fields: [{ path: 'lines.0', code: 'more-than-missing', message: 'Mel Hart still has to raise $50.' }],
});
const hasLess = refusal(
  409,
  'receiver-has-less',
  'Part of it was shared on, or a donation was refunded. The share stays.',
);
const failures = { ...usualFailures, 'not yours': notYours };

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d12';
const query: SharingQuery = { page: 1, history: 1 };

const isFund = ({ context }: Snapshot) => context.source === 'peloton';
const viewOf = (snapshot: Snapshot) => (isFund(snapshot) ? fundView() : surplusView());

const entryOf = (snapshot: Snapshot): Record<string, { entry: Entry }> => {
  const mel = { to: 'mel-hart', name: 'Mel Hart', missing: isFund(snapshot) ? 20_000 : null };
  return snapshot.context.draft.entries.length === 0
    ? { 'Mel $100': { entry: { ...mel, amount: 10_000 } } }
    : {};
};

/** The older shares can't be undone. */
const shareIn = ({ context: { view, query: shown } }: Snapshot) =>
  shown.history === 1 ? view?.shares.items[0] : undefined;

export const fundSharingModel = defineModel({
  machine: fundSharingMachine,
  starts: {
    'a captain': { pelotonId: sharingPelotonId, source: 'peloton', publicId: 'cora-lind', query },
    'a member': { pelotonId: sharingPelotonId, source: 'self', publicId: 'rich-moor', query },
  },
  events: {
    'load.retried': {},
    'query.changed': ({ context }): Record<string, { query: SharingQuery }> =>
      context.query.history === 1
        ? { 'older shares': { query: { page: 1, history: 2 } } }
        : { 'latest shares': { query } },
    'entry.changed': (snapshot) => entryOf(snapshot),
    'option.changed': ({ context: { draft } }) => ({
      'beyond what they lack': { changes: { beyondMissing: !draft.beyondMissing } },
    }),
    'plan.chosen': (snapshot): Record<string, { plan: 'even' }> =>
      isFund(snapshot) && snapshot.context.draft.entries.length === 0 ? { even: { plan: 'even' } } : {},
    'entries.cleared': ({ context: { draft } }): Record<string, object> =>
      draft.entries.length === 0 ? {} : { '': {} },
    'preview.asked': {},
    'preview.dismissed': {},
    'shares.confirmed': { '': { key } },
    'action.asked': (snapshot): Record<string, { action: SharingAction }> => {
      const share = shareIn(snapshot);
      if (share === undefined) return {};
      return isFund(snapshot)
        ? { undo: { action: { kind: 'undo', share } } }
        : { decline: { action: { kind: 'decline', share } } };
    },
    'action.confirmed': { '': { key } },
    'action.sent': (snapshot): Record<string, { action: SharingAction; key: string }> => {
      if (isFund(snapshot))
        return { ask: { action: { kind: 'ask', donor, amount: 15_000, message: null }, key } };
      return snapshot.context.view?.own?.offer == null
        ? { offer: { action: { kind: 'offer', upTo: null }, key } }
        : { 'end the offer': { action: { kind: 'end-offer' }, key } };
    },
    'question.dismissed': {},
    'action.retried': {},
    'session.restored': {},
  },
  outcomes: {
    loadSharing: {
      done: (snapshot) => ({
        open: { output: viewOf(snapshot) },
        over: { output: over(viewOf(snapshot)) },
      }),
      error: failures,
    },
    loadAnew: {
      done: (snapshot): Record<string, { output: SharingView }> => ({
        open: { output: viewOf(snapshot) },
        over: { output: over(viewOf(snapshot)) },
        ...(snapshot.matches('changed') ? { less: { output: { ...viewOf(snapshot), spare: 5_000 } } } : {}),
      }),
      error: failures,
    },
    makePlan: { done: { planned: { output: plan } }, error: { ...failures, over: ended } },
    previewShares: {
      done: { Mel: { output: preview } },
      error: { ...failures, over: ended, 'too much': tooMuch },
    },
    postShares: {
      done: { shared: { output: made } },
      error: { ...failures, over: ended, moved, 'too much': tooMuch },
    },
    performAction: {
      done: { done: { output: undefined } },
      error: { ...failures, over: ended, 'has less': hasLess },
    },
  },
  serializeState: ({ context }) => ({
    source: context.source,
    isLoaded: context.view !== null,
    history: context.query.history,
    entries: context.draft.entries.length,
    isLess: context.view?.spare === 5_000,
    beyond: context.draft.beyondMissing,
    isPreviewed: context.preview !== null,
    isSent: context.key !== null,
    moved: context.moved.length > 0,
    isMade: context.made !== null,
    action: context.action?.kind ?? null,
    isDone: context.isDone,
    rest: context.rest !== null,
    errors: Object.keys(context.fieldErrors).length > 0,
    problem: context.problem?.code ?? context.problem?.kind ?? null,
  }),
  pageObject: fundSharingPageObject,
});
