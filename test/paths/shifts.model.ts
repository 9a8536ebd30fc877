import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import type { PlaceGivenUp, SavedShifts, ShiftsChange } from '#machines/shifts/shifts.types.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { shiftsPageObject } from '#test/support/shifts/shifts.page-object.ts';
import {
  after,
  bells,
  bridge,
  lateShift,
  movedShift,
  noVolunteer,
  offeredShift,
  oneShift,
  oranges,
  pass,
} from '#test/support/shifts/shifts-fixture.ts';

type Snapshot = SnapshotFrom<typeof shiftsMachine>;

const taken = refusal(409, 'shift-taken', 'Someone just took the last place. You can join the waiting list.');

const key = '0d4f8a4e-3a5b-4c8e-9a55-9a6f2f9b1c11';

const ownOf = ({ context }: Snapshot) => context.loaded?.own;
const has = (snapshot: Snapshot, shiftId: string): boolean =>
  ownOf(snapshot)?.places.some(({ shift }) => shift.id === shiftId) ?? false;
/** The person's first state: a place on the pass, and no other. */
const isAsCome = (snapshot: Snapshot): boolean =>
  has(snapshot, pass.id) && ownOf(snapshot)?.places.length === 1;

type Cases = Record<string, { change: ShiftsChange; key: string }>;

const swapCases = (snapshot: Snapshot): Cases =>
  snapshot.context.shiftId === pass.id && isAsCome(snapshot)
    ? {
        'swap for the bridge': { change: { kind: 'swap', from: pass.id, to: bridge.id }, key },
        'wait for a full one': { change: { kind: 'wait', shiftId: oranges.id }, key },
      }
    : {};

const changeCases = (snapshot: Snapshot): Cases => {
  if (snapshot.matches('swapping')) return swapCases(snapshot);
  const own = ownOf(snapshot);
  if (own === undefined || !isAsCome(snapshot)) return {};
  const place = own.places[0];
  const isOffered = own.waiting.some(({ offeredUntil }) => offeredUntil !== null);
  const isPlain = place?.canLeave && place.confirmUntil === null && own.waiting.length === 0;
  return {
    ...(place?.canRequestLeave && { 'can’t come': { change: { kind: 'request', shiftId: pass.id }, key } }),
    ...(place?.leaveRequestedAt && {
      'come after all': { change: { kind: 'stay', shiftId: pass.id }, key },
    }),
    ...(place?.confirmUntil && { confirm: { change: { kind: 'confirm', shiftId: pass.id }, key } }),
    ...(isOffered && { 'take what is offered': { change: { kind: 'take', shiftId: oranges.id }, key } }),
    ...(own.waiting.length > 0 && { 'stop waiting': { change: { kind: 'stop', shiftId: oranges.id }, key } }),
    ...(isPlain && {
      'take the bridge': { change: { kind: 'take', shiftId: bridge.id }, key },
      wait: { change: { kind: 'wait', shiftId: oranges.id }, key },
      ...(place.code === null && { share: { change: { kind: 'share', shiftId: pass.id }, key } }),
      ...(!own.showsName && { 'show the name': { change: { kind: 'show', isShown: true }, key } }),
    }),
  };
};

const savedOf = ({ context: { loaded, change } }: Snapshot): SavedShifts => ({
  own: after(loaded?.own ?? oneShift.own, change),
  shifts: null,
});

const shiftCases = (snapshot: Snapshot): Record<string, { shiftId: string }> =>
  has(snapshot, pass.id) ? { 'the pass': { shiftId: pass.id } } : {};

const askedCases = (snapshot: Snapshot): Record<string, { change: PlaceGivenUp }> => {
  const place = ownOf(snapshot)?.places.find(({ shift }) => shift.id === pass.id);
  if (place === undefined) return {};
  return {
    'leave the pass': { change: { kind: 'leave', shiftId: pass.id } },
    ...(isAsCome(snapshot) && {
      'swap for the bells': { change: { kind: 'swap', from: pass.id, to: bells.id } },
    }),
  };
};

export const shiftsModel = defineModel({
  machine: shiftsMachine,
  starts: { 'a volunteer': { code: null } },
  events: {
    'load.retried': {},
    'change.chosen': changeCases,
    'swap.begun': shiftCases,
    'swap.dismissed': {},
    'change.asked': askedCases,
    'change.confirmed': { '': { key } },
    'change.dismissed': {},
    'session.restored': {},
  },
  outcomes: {
    loadShifts: {
      done: {
        'one shift': { output: oneShift },
        'a shift of this week': { output: lateShift },
        'a moved shift': { output: movedShift },
        'an offer': { output: offeredShift },
        'no volunteer': { output: noVolunteer },
      },
      error: usualFailures,
    },
    saveChange: {
      done: (snapshot) => ({ saved: { output: savedOf(snapshot) } }),
      error: { ...usualFailures, taken },
    },
  },
  serializeState: ({ context: { loaded, shiftId, change, key: sent, done, problem } }) => ({
    places: loaded?.own.places.map((place) => [
      place.shift.title,
      place.canLeave,
      place.leaveRequestedAt,
      place.confirmUntil,
      place.code,
    ]),
    waiting: loaded?.own.waiting.map(({ shift, offeredUntil }) => [shift.title, offeredUntil]),
    showsName: loaded?.own.showsName ?? null,
    shiftId,
    change: change?.kind ?? null,
    isSent: sent !== null,
    done: done?.kind ?? null,
    problem: problem?.code ?? problem?.kind ?? null,
  }),
  pageObject: shiftsPageObject,
});
