import { assign, setup } from 'xstate';
import { isUnclear } from '#machines/flow-error.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofError,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import type {
  Change,
  Decided,
  Decision,
  DeskAction,
  DeskMember,
  DeskQuery,
  DeskView,
  LeavingPreview,
  MemberDeskContext,
  MemberDeskEvent,
  MemberDeskInput,
  MemberDeskMeta,
} from './member-desk.types.ts';
import * as updates from './member-desk.updates.ts';

type OfAction = { action: DeskAction; key: string | null };
type Sent = { pelotonId: string; key: string };

export const deskSetup = setup({
  types: {
    context: {} as MemberDeskContext,
    events: {} as MemberDeskEvent,
    input: {} as MemberDeskInput,
    meta: {} as MemberDeskMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads everything that the desk shows. */
    loadDesk: promisePort<DeskView, MemberDeskInput>('loadDesk'),
    /** Decides requests, each once; repeating it does nothing more. */
    decideRequests: promisePort<Decided, Sent & { decision: Decision; userIds: string[] }>('decideRequests'),
    /** Changes a role, or takes a member in. */
    changeMember: promisePort<void, Sent & { change: Change; userId: string }>('changeMember'),
    /** Previews every total after the member has left. */
    previewRemoval: promisePort<LeavingPreview, { pelotonId: string; userId: string }>('previewRemoval'),
    /** Removes a member. */
    removeMember: promisePort<void, Sent & { userId: string }>('removeMember'),
    /** Sends `desk.outdated` when requests, roles or the offer differ from what the desk shows. */
    watchDesk: callbackPort<{ type: 'desk.outdated' }, { pelotonId: string; known: DeskView['desk'] | null }>(
      'watchDesk',
    ),
    watchSession,
  },
  guards: {
    ...sessionGuards,
    isForbidden: (_, { error }: OfError) => error.code === 'peloton-not-yours',
    isUnclear: (_, { error }: OfError) => isUnclear(error),
    isDecision: ({ context: { key, action } }) =>
      key !== null && (action?.kind === 'approve' || action?.kind === 'decline'),
    isRemoval: ({ context: { key, action } }) => key !== null && action?.kind === 'remove',
    isChange: ({ context: { key } }) => key !== null,
    hasView: ({ context: { view } }) => view !== null,
  },
  actions: {
    assignView: assign(({ context }, { view }: { view: DeskView }) => updates.loaded(context, view)),
    assignQuery: assign((_, { query }: { query: DeskQuery }) => ({ query })),
    assignChosen: assign((_, { chosen }: { chosen: string[] }) => ({ chosen })),
    assignAction: assign((_, { action, key }: OfAction) => updates.begun(action, key)),
    assignKey: assign((_, { key }: { key: string }) => updates.confirmed(key)),
    assignDone: assign((_, decided: Decided) => updates.done(decided)),
    assignOpened: assign((_, { member }: { member: DeskMember }) => updates.opened(member)),
    assignPreview: assign((_, { preview }: { preview: LeavingPreview }) => updates.previewed(preview)),
    assignFailure: assign((_, { error }: OfError) => updates.refusedBy(error)),
    clearQuestion: assign(updates.closed),
    clearOpened: assign({ opened: null, preview: null }),
    clearFailure: assign({ problem: null }),
    /** The action is not sent again. */
    clearAction: assign({ action: null, key: null, refused: null, problem: null }),
    clearView: assign({ ...updates.closed, view: null, chosen: [] }),
  },
  delays: { loadLimit: 12_000, sendLimit: 20_000 },
});

export const assignView = {
  type: 'assignView',
  params: ({ event }: { event: { output: DeskView } }) => ({ view: event.output }),
} as const;
const ofQuery = ({ event }: { event: { query: DeskQuery } }) => event;
export const assignQuery = { type: 'assignQuery', params: ofQuery } as const;
export const whenClosed = [
  whenExpired,
  { guard: { type: 'isForbidden', params: ofError }, target: '#forbidden' },
] as const;
/** The outcome is unknown, or the server refused and the desk is read again. */
export const whenRefused = [
  ...whenClosed,
  { guard: { type: 'isUnclear', params: ofError }, target: '#failed', actions: assignFailure },
  { target: '#refreshing', actions: assignFailure },
] as const;
export const whenTooLong = { target: '#failed', actions: assignTimeout } as const;
export const whenDone = {
  target: '#refreshing',
  actions: { type: 'assignDone', params: { refused: [] } as Decided },
} as const;
export const again = [
  { guard: 'isDecision', target: '#deciding' },
  { guard: 'isRemoval', target: '#removing' },
  { guard: 'isChange', target: '#changing' },
] as const;

export const sent = ({ pelotonId, key }: MemberDeskContext): Sent => ({ pelotonId, key: key ?? '' });
export const firstOf = ({ action }: MemberDeskContext) => action?.people[0]?.publicId ?? '';
