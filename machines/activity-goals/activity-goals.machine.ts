import { assign, type SnapshotFrom, setup } from 'xstate';
import type { CalendarDay } from '#machines/calendar.ts';
import { noFailure, refusalOf } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofError,
  ofKey,
  ofTimeout,
  sessionEnded,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { promisePort } from '#machines/port.ts';
import { activityGoalsMeta as meta } from './activity-goals.messages.ts';
import { mostGoals } from './activity-goals.rules.ts';
import type {
  ActivityGoalsContext,
  ActivityGoalsEvent,
  ActivityGoalsMeta,
  DayDraft,
  GoalDraft,
  GoalsChange,
  OwnActivityGoals,
} from './activity-goals.types.ts';
import * as updates from './activity-goals.updates.ts';

type OfOwn = { own: OwnActivityGoals };

const goalsSetup = setup({
  types: {
    context: {} as ActivityGoalsContext,
    events: {} as ActivityGoalsEvent,
    meta: {} as ActivityGoalsMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** The goals and days as they are now. */
    loadGoals: promisePort<OwnActivityGoals>('loadGoals'),
    /** Makes one change, once for each key. Resolves with all goals and days after it. */
    saveChange: promisePort<OwnActivityGoals, { change: GoalsChange; key: string }>('saveChange'),
    watchSession,
  },
  guards: {
    isChallenger: (_, { own }: OfOwn) => own.isChallenger,
    hasRoom: ({ context: { own } }) => (own?.goals.length ?? 0) < mostGoals,
    /** The open goal was saved before; it is not a new one. */
    isSetGoal: ({ context }) => context.goalId !== null,
    isInvalidGoal: ({ context }) => Object.keys(updates.goalErrors(context)).length > 0,
    isInvalidDay: ({ context }) => Object.keys(updates.dayErrors(context)).length > 0,
    ...sessionGuards,
    /** The data was changed on another device: what the page shows is outdated. */
    isOld: (_, { error }: OfError) =>
      error.code === 'goal-not-found' || error.code === 'not-a-challenger' || error.code === 'too-many-goals',
    isOfGoal: ({ context: { change } }) => change?.kind === 'add' || change?.kind === 'alter',
    isOfDay: ({ context: { change } }) => change?.kind === 'enter',
    hasChange: ({ context: { change } }) => change !== null,
  },
  actions: {
    assignLoaded: assign((_, { own }: OfOwn) => updates.loaded(own)),
    assignBegun: assign(() => updates.begun()),
    assignOpened: assign(({ context }, { goalId }: { goalId: string }) => updates.opened(context, goalId)),
    assignDayOpened: assign(({ context }, params: { goalId: string; day: CalendarDay | null }) =>
      updates.dayOpened(context, params),
    ),
    assignAmountAdded: assign(({ context }, params: { goalId: string; amount: number; key: string }) =>
      updates.amountAdded(context, params),
    ),
    assignGoalTyped: assign(({ context }, { changes }: { changes: Partial<GoalDraft> }) =>
      updates.goalTyped(context, changes),
    ),
    assignDayTyped: assign(({ context }, { changes }: { changes: Partial<DayDraft> }) =>
      updates.dayTyped(context, changes),
    ),
    assignGoalSent: assign(({ context }, { key }: { key: string }) => updates.goalSent(context, key)),
    assignDaySent: assign(({ context }, { key }: { key: string }) => updates.daySent(context, key)),
    assignDayTakenAway: assign(({ context }, { key }: { key: string }) => updates.dayTakenAway(context, key)),
    assignRemovalAsked: assign(({ context }) => updates.removalAsked(context)),
    assignRemovalSent: assign(({ context }, { key }: { key: string }) => updates.removalSent(context, key)),
    assignVisibilitySent: assign(({ context }, params: { isPublic: boolean; key: string }) =>
      updates.visibilitySent(context, params.isPublic, params.key),
    ),
    assignGoalRefusal: assign(({ context }) => refusalOf({ fieldErrors: updates.goalErrors(context) })),
    assignDayRefusal: assign(({ context }) => refusalOf({ fieldErrors: updates.dayErrors(context) })),
    assignSaved: assign(({ context }, { own }: OfOwn) => updates.saved(context, own)),
    assignFailure: assign(({ context }, { error }: OfError) => updates.failed(context, error)),
    assignFailureAtRest: assign((_, { error }: OfError) => updates.failedAtRest(error)),
    assignDismissed: assign(() => updates.dismissed()),
    clearFailure: assign(noFailure),
  },
  delays: { loadLimit: 10_000, saveLimit: 15_000 },
});

const ofOwn = ({ event }: { event: { output: OwnActivityGoals } }) => ({ own: event.output });
const ofEvent = <Event>({ event }: { event: Event }): Event => event;
const dropFailed = { type: 'assignFailureAtRest', params: ofError } as const;
const assignLoaded = { type: 'assignLoaded', params: ofOwn } as const;
const dismissal = { target: 'resting', actions: 'assignDismissed' } as const;

/** A Challenger sets goals, enters what they did by day, and shows it or not. */
export const activityGoalsMachine = goalsSetup.createMachine({
  id: 'activityGoals',
  description: 'A Challenger’s goals, and what they did by day',
  context: updates.initialContext,
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the goals. A refusal after a change on another device stays visible.',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadGoals',
        src: 'loadGoals',
        onDone: [
          { guard: { type: 'isChallenger', params: ofOwn }, target: 'resting', actions: assignLoaded },
          { target: 'absent', actions: assignLoaded },
        ],
        onError: [whenExpired, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'The goals could not be loaded; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    absent: {
      description: 'The person is not a Challenger this year; they can register as one.',
      meta: meta.absent,
    },
    resting: {
      description: 'The goals are shown with their progress.',
      meta: meta.resting,
      on: {
        'goal.begun': { guard: 'hasRoom', target: 'editing', actions: 'assignBegun' },
        'goal.opened': { target: 'editing', actions: { type: 'assignOpened', params: ofEvent } },
        'day.opened': { target: 'entering', actions: { type: 'assignDayOpened', params: ofEvent } },
        'amount.added': { target: 'saving', actions: { type: 'assignAmountAdded', params: ofEvent } },
        'visibility.changed': {
          target: 'saving',
          actions: { type: 'assignVisibilitySent', params: ofEvent },
        },
      },
    },
    editing: {
      description: 'A goal is written, new or changed. Nothing is saved.',
      meta: meta.editing,
      on: {
        'goal.changed': { actions: { type: 'assignGoalTyped', params: ofEvent } },
        'goal.submitted': [
          { guard: 'isInvalidGoal', actions: 'assignGoalRefusal' },
          { target: 'saving', actions: { type: 'assignGoalSent', params: ofKey } },
        ],
        'removal.asked': { guard: 'isSetGoal', target: 'asking', actions: 'assignRemovalAsked' },
        'form.dismissed': dismissal,
      },
    },
    entering: {
      description: 'The person says what they did on a day. Nothing is saved.',
      meta: meta.entering,
      on: {
        'day.changed': { actions: { type: 'assignDayTyped', params: ofEvent } },
        'day.submitted': [
          { guard: 'isInvalidDay', actions: 'assignDayRefusal' },
          { target: 'saving', actions: { type: 'assignDaySent', params: ofKey } },
        ],
        'day.removed': { target: 'saving', actions: { type: 'assignDayTakenAway', params: ofKey } },
        'form.dismissed': dismissal,
      },
    },
    asking: {
      description: 'Asks for confirmation before a goal is removed with all its days.',
      meta: meta.asking,
      on: {
        'removal.confirmed': { target: 'saving', actions: { type: 'assignRemovalSent', params: ofKey } },
        'form.dismissed': dismissal,
      },
    },
    saving: {
      description: 'The server saves one change. After a failure, the form is unchanged.',
      meta: meta.saving,
      tags: 'busy',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context: { change, key } }) => ({
          // Only a change leads to this state.
          change: change as GoalsChange,
          key: key ?? '',
        }),
        onDone: { target: 'resting', actions: { type: 'assignSaved', params: ofOwn } },
        onError: [
          whenExpired,
          { guard: { type: 'isOld', params: ofError }, target: 'loading', actions: dropFailed },
          { guard: 'isOfGoal', target: 'editing', actions: assignFailure },
          { guard: 'isOfDay', target: 'entering', actions: assignFailure },
          { target: 'resting', actions: dropFailed },
        ],
      },
      after: {
        saveLimit: [
          { guard: 'isOfGoal', target: 'editing', actions: assignTimeout },
          { guard: 'isOfDay', target: 'entering', actions: assignTimeout },
          { target: 'resting', actions: { type: 'assignFailureAtRest', params: ofTimeout } },
        ],
      },
    },
    expired: {
      description: 'The session ended. The input stays; the person signs in again and continues.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'session.restored': [{ guard: 'hasChange', target: 'saving' }, { target: 'loading' }],
      },
    },
  },
});

export type ActivityGoalsSnapshot = SnapshotFrom<typeof activityGoalsMachine>;

export const metaOfGoals = (snapshot: ActivityGoalsSnapshot): ActivityGoalsMeta =>
  innermostMeta(snapshot, meta.loading);
