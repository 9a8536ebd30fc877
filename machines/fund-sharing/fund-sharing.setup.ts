import { assign, setup } from 'xstate';
import { isUnclear } from '#machines/flow-error.ts';
import { noFailure } from '#machines/form/form-failure.ts';
import {
  type OfError,
  ofError,
  ofTimeout,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { promisePort } from '#machines/port.ts';
import type {
  Entry,
  FundSharingContext,
  FundSharingEvent,
  FundSharingInput,
  FundSharingMeta,
  Line,
  PlanName,
  SharePlan,
  SharePreview,
  SharesMade,
  SharingAction,
  SharingDraft,
  SharingQuery,
  SharingView,
  Source,
} from './fund-sharing.types.ts';
import * as updates from './fund-sharing.updates.ts';

/** The input of a preview and of the shares. */
export type Order = { pelotonId: string; source: Source; lines: Line[]; beyondMissing: boolean };

export const sharingSetup = setup({
  types: {
    context: {} as FundSharingContext,
    events: {} as FundSharingEvent,
    input: {} as FundSharingInput,
    meta: {} as FundSharingMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads everything that the page shows. */
    loadSharing: promisePort<SharingView, FundSharingInput>('loadSharing'),
    /** Makes a plan: lines that give an amount away. */
    makePlan: promisePort<
      SharePlan,
      { pelotonId: string; plan: PlanName; amount: number; highRollers: boolean }
    >('makePlan'),
    /** Previews every total; nothing moves. */
    previewShares: promisePort<SharePreview, Order>('previewShares'),
    /** Shares what was previewed; the same key shares once. */
    postShares: promisePort<
      SharesMade,
      Order & { key: string; reason: string | null; preview: SharePreview | null }
    >('postShares'),
    /** Does something else than sharing, once for each key. */
    performAction: promisePort<void, { pelotonId: string; action: SharingAction; key: string }>(
      'performAction',
    ),
    watchSession,
  },
  guards: {
    ...sessionGuards,
    isForbidden: (_, { error }: OfError) =>
      error.code === 'peloton-not-yours' || error.code === 'members-only',
    isClosed: (_, { error }: OfError) => error.code === 'sharing-closed',
    isChanged: (_, { error }: OfError) => error.code === 'balance-changed',
    isUnclear: (_, { error }: OfError) => isUnclear(error),
    isSendable: ({ context }) => updates.isSendable(context),
    hasView: ({ context: { view } }) => view !== null,
    isPosting: ({ context: { key, preview } }) => key !== null && preview !== null,
    isActing: ({ context: { key, action } }) => key !== null && action !== null,
    isOver: (_, { view }: { view: SharingView }) => !view.isOpen,
  },
  actions: {
    assignView: assign(({ context }, { view }: { view: SharingView }) => updates.loaded(context, view)),
    assignQuery: assign((_, { query }: { query: SharingQuery }) => ({ query })),
    assignEntry: assign(({ context }, { entry }: { entry: Entry }) => updates.typed(context, entry)),
    assignOption: assign(({ context }, { changes }: { changes: Partial<Omit<SharingDraft, 'entries'>> }) =>
      updates.optionChanged(context, changes),
    ),
    clearEntries: assign(({ context }) => updates.cleared(context)),
    assignPlanName: assign((_, { plan }: { plan: PlanName }) => updates.planBegun(plan)),
    assignPlan: assign(({ context }, { plan }: { plan: SharePlan }) => updates.planned(context, plan)),
    assignRefusal: assign(({ context }) => updates.refused(context)),
    assignPreview: assign((_, { preview }: { preview: SharePreview }) => updates.previewed(preview)),
    assignKey: assign((_, { key }: { key: string }) => updates.confirmed(key)),
    assignMade: assign((_, { made }: { made: SharesMade }) => updates.shared(made)),
    assignMoved: assign((_, { error }: OfError) => updates.movedBy(error)),
    assignFailure: assign(({ context }, { error }: OfError) => updates.refusedBy(context, error)),
    assignUnclear: assign((_, { error }: OfError) => updates.unclear(error)),
    assignAction: assign((_, { action, key }: { action: SharingAction; key: string | null }) =>
      updates.actionBegun(action, key),
    ),
    assignActionRefusal: assign((_, { error }: OfError) => updates.actionRefused(error)),
    assignDone: assign(updates.actionDone),
    dropAction: assign(updates.actionDropped),
    clearPreview: assign({ preview: null }),
    clearFailure: assign(noFailure),
    /** The person begins something new, so the message about the last thing goes. */
    clearMade: assign({ made: null, action: null, isDone: false }),
    assignEnd: assign(({ context }) => updates.ended(context)),
    clearView: assign({ view: null, preview: null, action: null, key: null }),
  },
  delays: { loadLimit: 12_000, sendLimit: 20_000 },
});

export const assignUnclear = { type: 'assignUnclear', params: ofError } as const;
export const assignTimedOut = { type: 'assignUnclear', params: ofTimeout } as const;

/** The page's input to its first load. */
export const ofPage = ({
  context: { pelotonId, source, publicId, query },
}: {
  context: FundSharingContext;
}): FundSharingInput => ({ pelotonId, source, publicId, query });

/** What came of it. */
const ofView = ({ event }: { event: { output: SharingView } }) => ({ view: event.output });
export const assignView = { type: 'assignView', params: ofView } as const;
export const isOver = { type: 'isOver', params: ofView } as const;

/** Reading is refused to people who may not share. The end of sharing never refuses it. */
export const whenRefusedToRead = [
  whenExpired,
  { guard: { type: 'isForbidden', params: ofError }, target: '#forbidden' },
] as const;

/** Reads the figures again while the page shows the old ones. The state after a failure says what it means. */
export const readAnew = <const Read extends string, const Failed extends string>(
  read: Read,
  failed: Failed,
) =>
  ({
    invoke: {
      id: 'loadAnew',
      src: 'loadSharing',
      input: ofPage,
      onDone: [
        { guard: isOver, target: '#closed', actions: assignView },
        { target: read, actions: assignView },
      ],
      onError: [...whenRefusedToRead, { target: failed }],
    },
    after: { loadLimit: failed },
  }) as const;
export const whenEnded = [
  ...whenRefusedToRead,
  { guard: { type: 'isClosed', params: ofError }, target: '#closed' },
] as const;

export const orderOf = (context: FundSharingContext): Order => ({
  pelotonId: context.pelotonId,
  source: context.source,
  lines: updates.linesOf(context),
  beyondMissing: context.draft.beyondMissing,
});
