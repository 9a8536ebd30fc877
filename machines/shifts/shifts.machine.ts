import { assign, type SnapshotFrom, setup } from 'xstate';
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
import { innermostMeta } from '#machines/meta.ts';
import { promisePort } from '#machines/port.ts';
import { shiftsMeta as meta } from './shifts.messages.ts';
import { givenUpBy, placeIn } from './shifts.rules.ts';
import type {
  LoadedShifts,
  PlaceGivenUp,
  SavedShifts,
  ShiftsChange,
  ShiftsContext,
  ShiftsEvent,
  ShiftsMeta,
} from './shifts.types.ts';
import * as updates from './shifts.updates.ts';

type OfLoaded = { all: LoadedShifts };
type OfShift = { shiftId: string };
type OfPlaceGivenUp = { change: PlaceGivenUp };

/** Somebody else was faster, or another device: what is shown is old. */
const old: ReadonlySet<string | null> = new Set([
  'not-a-volunteer',
  'not-waiting',
  'nothing-to-confirm',
  'shift-begun',
  'shift-has-places',
  'shift-leavable',
  'shift-not-found',
  'shift-not-yours',
  'shift-taken',
  'shift-too-soon',
  'shift-yours-already',
]);

const shiftsSetup = setup({
  types: {
    context: {} as ShiftsContext,
    events: {} as ShiftsEvent,
    input: {} as { code: string | null },
    meta: {} as ShiftsMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** The shifts, how the person stands to them, and where a friend's code leads. */
    loadShifts: promisePort<LoadedShifts, { code: string | null }>('loadShifts'),
    /** Makes one change; the same key makes it once. Answers with how things are then. */
    saveChange: promisePort<SavedShifts, { change: ShiftsChange; key: string }>('saveChange'),
    watchSession,
  },
  guards: {
    isVolunteer: (_, { all }: OfLoaded) => all.own.isVolunteer,
    ...sessionGuards,
    isOld: (_, { error }: OfError) => old.has(error.code),
    /** In the last 72 hours only a lead takes somebody off, whom the person can ask. */
    canLeave: ({ context }, { shiftId }: OfShift) => placeIn(context.loaded, shiftId)?.canLeave ?? false,
    canGiveUp: ({ context }, { change }: OfPlaceGivenUp) =>
      givenUpBy(context.loaded, change)?.canLeave ?? false,
    hasChange: ({ context: { change } }) => change !== null,
  },
  actions: {
    assignLoaded: assign((_, { all }: OfLoaded) => updates.loaded(all)),
    assignChosen: assign((_, { shiftId }: OfShift) => updates.chosen(shiftId)),
    assignDismissed: assign(() => updates.dismissed()),
    assignSent: assign((_, { change, key }: { change: ShiftsChange; key: string }) =>
      updates.sent(change, key),
    ),
    assignAsked: assign((_, { change }: OfPlaceGivenUp) => updates.asked(change)),
    assignConfirmed: assign((_, { key }: { key: string }) => ({ key })),
    assignSaved: assign(({ context }, { saved }: { saved: SavedShifts }) => updates.saved(context, saved)),
    assignFailure: assign((_, { error }: OfError) => updates.failed(error)),
    clearProblem: assign({ problem: null }),
  },
  delays: { loadLimit: 10_000, saveLimit: 15_000 },
});

const ofLoaded = ({ event }: { event: { output: LoadedShifts } }) => ({ all: event.output });
const ofShift = ({ event }: { event: OfShift }) => ({ shiftId: event.shiftId });
const ofPlaceGivenUp = ({ event }: { event: OfPlaceGivenUp }) => ({ change: event.change });
const assignLoaded = { type: 'assignLoaded', params: ofLoaded } as const;
const choosing = {
  target: 'saving',
  actions: {
    type: 'assignSent',
    params: ({ event }: { event: { change: ShiftsChange; key: string } }) => event,
  },
} as const;

/** A volunteer browses shifts, takes, swaps and gives back places or asks to be taken off, waits for one, and confirms what was moved. */
export const shiftsMachine = shiftsSetup.createMachine({
  id: 'shifts',
  description: 'The shifts of a volunteer',
  context: ({ input }) => updates.initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the shifts. Afterward the page says why it loaded them again.',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadShifts',
        src: 'loadShifts',
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          { guard: { type: 'isVolunteer', params: ofLoaded }, target: 'resting', actions: assignLoaded },
          { target: 'absent', actions: assignLoaded },
        ],
        onError: [whenExpired, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'The shifts could not be loaded; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearProblem' } },
    },
    absent: {
      description: 'The person is not a volunteer this year; they can register as one.',
      meta: meta.absent,
    },
    resting: {
      description: 'The person’s own shifts and all others are shown.',
      meta: meta.resting,
      on: {
        'change.chosen': choosing,
        'swap.begun': {
          guard: { type: 'canLeave', params: ofShift },
          target: 'swapping',
          actions: { type: 'assignChosen', params: ofShift },
        },
        'change.asked': {
          guard: { type: 'canGiveUp', params: ofPlaceGivenUp },
          target: 'asking',
          actions: { type: 'assignAsked', params: ofPlaceGivenUp },
        },
      },
    },
    swapping: {
      description:
        'The person looks for a shift to swap for one of theirs. They keep their place until the swap is saved.',
      meta: meta.swapping,
      on: {
        'change.chosen': choosing,
        'swap.dismissed': { target: 'resting', actions: 'assignDismissed' },
      },
    },
    asking: {
      description: 'Asks for confirmation before the person’s place goes to someone else.',
      meta: meta.asking,
      on: {
        'change.confirmed': { target: 'saving', actions: { type: 'assignConfirmed', params: ofKey } },
        'change.dismissed': { target: 'resting', actions: 'assignDismissed' },
      },
    },
    saving: {
      description: 'The server saves one change. After a failure, everything is unchanged.',
      meta: meta.saving,
      tags: 'busy',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context: { change, key } }) => ({
          // Only a change leads here.
          change: change as ShiftsChange,
          key: key ?? '',
        }),
        onDone: {
          target: 'resting',
          actions: { type: 'assignSaved', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: [
          whenExpired,
          { guard: { type: 'isOld', params: ofError }, target: 'loading', actions: assignFailure },
          { target: 'resting', actions: assignFailure },
        ],
      },
      after: { saveLimit: { target: 'resting', actions: assignTimeout } },
    },
    expired: {
      description: 'The session ended. The person signs in again and continues.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'session.restored': [{ guard: 'hasChange', target: 'saving' }, { target: 'loading' }],
      },
    },
  },
});

export type ShiftsSnapshot = SnapshotFrom<typeof shiftsMachine>;

export const metaOfShifts = (snapshot: ShiftsSnapshot): ShiftsMeta => innermostMeta(snapshot, meta.loading);
