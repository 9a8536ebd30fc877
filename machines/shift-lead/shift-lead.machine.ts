import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { ofError, ofKey, ofTimeout } from '#machines/event-params.ts';
import { isUnauthorized } from '#machines/flow-error.ts';
import { failureOf, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import { innermostMeta } from '#machines/meta.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { shiftLeadMeta as meta } from './shift-lead.messages.ts';
import type {
  DeviceEvent,
  OfError,
  ReadSheets,
  Removal,
  SentShiftLetter,
  ShiftLeadContext,
  ShiftLeadEvent,
  ShiftLeadInput,
  ShiftLeadMeta,
  ShiftLetterDraft,
  Synced,
  UnsentEntry,
} from './shift-lead.types.ts';
import * as updates from './shift-lead.updates.ts';

type OfSynced = { synced: Synced };
type OfShift = { shiftId: string };

const leadSetup = setup({
  types: {
    context: {} as ShiftLeadContext,
    events: {} as ShiftLeadEvent,
    input: {} as ShiftLeadInput,
    meta: {} as ShiftLeadMeta,
    tags: {} as 'busy' | 'sheet',
  },
  actors: {
    /** Sends what is unsent, each entry once however often it is tried, and reads the sheets. Rejects with a FlowError. */
    sync: promisePort<Synced, { unsent: UnsentEntry[] }>('sync'),
    /** Sends the letter to each of them apart, or to nobody. The same key is safe to send again. Rejects with a FlowError. */
    sendLetter: promisePort<SentShiftLetter, OfShift & { key: string; draft: ShiftLetterDraft }>(
      'sendLetter',
    ),
    /** Takes somebody off a shift, once for its key, and answers with the sheets. Rejects with a FlowError. */
    takeOff: promisePort<ReadSheets, Removal & { key: string }>('takeOff'),
    /** Keeps sheets and entries over a reload, tells what other tabs do with them, and when the connection returns. */
    device: callbackPort<DeviceEvent>('device'),
    /** Sends `session.restored` once the person is signed in again. */
    watchSession: callbackPort<{ type: 'session.restored' }>('watchSession'),
  },
  guards: {
    isLeadingNothing: (_, { synced }: OfSynced) => synced.sheets.shifts.length === 0,
    hasUnsent: ({ context }) => context.unsent.length > 0,
    hasMoreUnsent: ({ context: { unsent, sending } }) => unsent.some(({ id }) => !sending.includes(id)),
    hasSheets: ({ context }) => context.sheets !== null,
    isUnauthorized: (_, { error }: OfError) => isUnauthorized(error),
    canWrite: ({ context }, { shiftId }: OfShift) => updates.canWrite(context, shiftId),
    isInvalid: ({ context }) => Object.keys(updates.shiftLetterErrors(context)).length > 0,
    isWriting: ({ context }) => context.shiftId !== null,
    canTakeOff: ({ context }, removal: Removal) => updates.canTakeOff(context, removal),
  },
  actions: {
    assignEntry: assign(({ context }, { entry }: { entry: UnsentEntry }) => updates.entered(context, entry)),
    keepEntry: sendTo('device', (_, { entry }: { entry: UnsentEntry }) => ({
      type: 'entry.kept' as const,
      entry,
    })),
    assignFound: assign((_, { unsent }: { unsent: UnsentEntry[] }) => ({ unsent })),
    assignSending: assign(({ context }) => ({ sending: context.unsent.map(({ id }) => id) })),
    assignSynced: assign(({ context }, { synced }: OfSynced) => updates.synced(context, synced)),
    keepSheets: sendTo('device', ({ context }, { synced: { sheets, ahead } }: OfSynced) => ({
      type: 'sheets.kept' as const,
      sheets,
      ahead,
      settled: context.sending,
    })),
    clearRefused: assign({ refused: [] }),
    assignFailure: assign((_, { error }: OfError) => failureOf(error)),
    clearFailure: assign(noFailure),
    assignLetterBegun: assign((_, { shiftId }: OfShift) => updates.letterBegun(shiftId)),
    assignLetterChanged: assign(({ context }, { changes }: { changes: Partial<ShiftLetterDraft> }) =>
      updates.letterChanged(context, changes),
    ),
    assignLetterKey: assign(({ context }, { key }: { key: string }) => ({
      ...noFailure,
      key: context.key ?? key,
    })),
    assignLetterRefusal: assign(({ context }) =>
      refusalOf({ fieldErrors: updates.shiftLetterErrors(context) }),
    ),
    assignLetterFailure: assign(({ context }, { error }: OfError) => updates.letterFailed(context, error)),
    assignLetterSent: assign(({ context }, { sent }: { sent: SentShiftLetter }) =>
      updates.letterSent(context, sent),
    ),
    assignLetterDismissed: assign(() => updates.letterDismissed()),
    assignRemovalBegun: assign((_, removal: Removal) => updates.removalBegun(removal)),
    assignRemovalKey: assign((_, { key }: { key: string }) => ({ key })),
    assignRemovalDismissed: assign(() => updates.removalDismissed()),
    assignRemoved: assign(({ context }, { read }: { read: ReadSheets }) => updates.removed(context, read)),
    assignRemovalFailure: assign((_, { error }: OfError) => updates.removalFailed(error)),
  },
  delays: { syncLimit: 20_000, sendLimit: 20_000, refreshPause: 30_000, retryPause: 15_000 },
});

const ofSynced = ({ event }: { event: { output: Synced } }) => ({ synced: event.output });
const ofEvent = <Event>({ event }: { event: Event }): Event => event;
const whenExpired = { guard: { type: 'isUnauthorized', params: ofError }, target: '#expired' } as const;
const assignFailure = { type: 'assignFailure', params: ofError } as const;
const assignTimeout = { type: 'assignFailure', params: ofTimeout } as const;
const taken = [
  { type: 'assignSynced', params: ofSynced },
  { type: 'keepSheets', params: ofSynced },
] as const;
const nothingLed = {
  guard: { type: 'isLeadingNothing', params: ofSynced },
  target: '#absent',
  actions: taken,
} as const;
const enter = [
  { type: 'assignEntry', params: ofEvent },
  { type: 'keepEntry', params: ofEvent },
] as const;
const confirmRemoval = {
  guard: { type: 'canTakeOff', params: ofEvent },
  target: '#confirming',
  actions: { type: 'assignRemovalBegun', params: ofEvent },
} as const;
const assignFound = { type: 'assignFound', params: ofEvent } as const;

/** A lead checks people in, with a connection or without, writes to the shift, and takes off who can’t come. */
export const shiftLeadMachine = leadSetup.createMachine({
  id: 'shiftLead',
  description: 'The sheet of somebody who leads shifts',
  context: ({ input }) => updates.initialContext(input),
  invoke: { id: 'device', src: 'device' },
  initial: 'loading',
  on: {
    'entries.found': { actions: assignFound },
    'refusals.dismissed': { actions: 'clearRefused' },
  },
  states: {
    loading: {
      description: 'The shifts are asked for, and what an earlier page left unsent is sent.',
      meta: meta.loading,
      tags: 'busy',
      entry: 'assignSending',
      invoke: {
        id: 'load',
        src: 'sync',
        input: ({ context: { unsent } }) => ({ unsent }),
        onDone: [nothingLed, { target: 'sheet', actions: taken }],
        onError: [
          whenExpired,
          { guard: 'hasSheets', target: 'sheet.waiting', actions: assignFailure },
          { target: 'unavailable', actions: assignFailure },
        ],
      },
      after: {
        syncLimit: [
          { guard: 'hasSheets', target: 'sheet.waiting', actions: assignTimeout },
          { target: 'unavailable', actions: assignTimeout },
        ],
      },
    },
    unavailable: {
      description: 'Nothing could be loaded, and this device keeps nothing; the person can try again.',
      meta: meta.unavailable,
      on: {
        'load.retried': { target: 'loading', actions: 'clearFailure' },
        'connection.returned': { target: 'loading', actions: 'clearFailure' },
      },
    },
    absent: { id: 'absent', description: 'The person leads no shift this year.', meta: meta.absent },
    sheet: {
      description: 'The sheets are there. Whatever is entered is on the device at once.',
      tags: 'sheet',
      initial: 'resting',
      on: { 'entry.made': { actions: enter } },
      states: {
        resting: {
          description: 'The server has all that was entered. Now and then what another lead entered is read.',
          meta: meta.resting,
          always: { guard: 'hasUnsent', target: 'syncing' },
          on: {
            'connection.returned': 'syncing',
            'entries.found': { target: 'syncing', actions: assignFound },
            'letter.begun': {
              guard: { type: 'canWrite', params: ofEvent },
              target: '#writing',
              actions: { type: 'assignLetterBegun', params: ofEvent },
            },
            'removal.begun': confirmRemoval,
          },
          after: { refreshPause: 'syncing' },
        },
        syncing: {
          description: 'What is unsent is sent, and the sheets are read. More can be entered meanwhile.',
          meta: meta.syncing,
          entry: 'assignSending',
          // What is unsent is sent again afterwards.
          on: { 'removal.begun': confirmRemoval },
          invoke: {
            id: 'sync',
            src: 'sync',
            input: ({ context: { unsent } }) => ({ unsent }),
            onDone: [
              nothingLed,
              {
                guard: 'hasMoreUnsent',
                target: 'syncing',
                reenter: true,
                actions: taken,
              },
              { target: 'resting', actions: taken },
            ],
            onError: [whenExpired, { target: 'waiting', actions: assignFailure }],
          },
          after: { syncLimit: { target: 'waiting', actions: assignTimeout } },
        },
        waiting: {
          description: 'The server can’t be had. What is entered waits on the device.',
          meta: meta.waiting,
          on: {
            'connection.returned': 'syncing',
            'sync.requested': 'syncing',
            'entries.found': { target: 'syncing', actions: assignFound },
          },
          after: { retryPause: 'syncing' },
        },
      },
    },
    expired: {
      id: 'expired',
      description: 'The session ended. The sheet goes on as without a connection; the person signs in again.',
      meta: meta.expired,
      invoke: { id: 'watchSession', src: 'watchSession' },
      on: {
        'entry.made': { guard: 'hasSheets', actions: enter },
        'session.restored': [
          // The refused request did nothing, so it is sent once more with its key.
          { guard: 'isWriting', target: 'mailing' },
          { guard: 'hasSheets', target: 'sheet.syncing' },
          { target: 'loading' },
        ],
      },
    },
    writing: {
      id: 'writing',
      description: 'A letter to the people of a shift is written. Nobody has got it.',
      meta: meta.writing,
      on: {
        'letter.changed': { actions: { type: 'assignLetterChanged', params: ofEvent } },
        'letter.submitted': [
          { guard: 'isInvalid', actions: 'assignLetterRefusal' },
          { target: 'mailing', actions: { type: 'assignLetterKey', params: ofKey } },
        ],
        'letter.dismissed': { target: 'sheet', actions: 'assignLetterDismissed' },
      },
    },
    mailing: {
      description: 'The letter goes out, to each of them apart.',
      meta: meta.mailing,
      tags: 'busy',
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ context: { shiftId, key, draft } }) => ({ shiftId: shiftId ?? '', key: key ?? '', draft }),
        onDone: {
          target: 'sheet',
          actions: { type: 'assignLetterSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          whenExpired,
          { target: 'writing', actions: { type: 'assignLetterFailure', params: ofError } },
        ],
      },
      after: {
        sendLimit: { target: 'writing', actions: { type: 'assignLetterFailure', params: ofTimeout } },
      },
    },
    confirming: {
      id: 'confirming',
      description: 'The lead is asked once more before somebody is taken off a shift.',
      meta: meta.confirming,
      on: {
        'removal.confirmed': { target: 'removing', actions: { type: 'assignRemovalKey', params: ofKey } },
        'removal.dismissed': { target: 'sheet', actions: 'assignRemovalDismissed' },
      },
    },
    removing: {
      description: 'Somebody is taken off a shift. After a failure the sheet is read anew.',
      meta: meta.removing,
      tags: 'busy',
      invoke: {
        id: 'takeOff',
        src: 'takeOff',
        input: ({ context: { removal, key } }) => ({
          shiftId: removal?.shiftId ?? '',
          publicId: removal?.publicId ?? '',
          isRequested: removal?.isRequested ?? false,
          key: key ?? '',
        }),
        onDone: {
          target: 'sheet',
          actions: [
            { type: 'assignRemoved', params: ({ event }) => ({ read: event.output }) },
            {
              type: 'keepSheets',
              params: ({ event }) => ({ synced: { ...event.output, refused: [] } }),
            },
          ],
        },
        onError: [
          // Maybe hours pass until the lead signs in again: then they look at the sheet and decide anew.
          { ...whenExpired, actions: 'assignRemovalDismissed' },
          { target: 'sheet.syncing', actions: { type: 'assignRemovalFailure', params: ofError } },
        ],
      },
      after: {
        sendLimit: {
          target: 'sheet.syncing',
          actions: { type: 'assignRemovalFailure', params: ofTimeout },
        },
      },
    },
  },
});

export type ShiftLeadSnapshot = SnapshotFrom<typeof shiftLeadMachine>;

/** What the person perceives now. */
export const metaOfLead = (snapshot: ShiftLeadSnapshot): ShiftLeadMeta =>
  innermostMeta(snapshot, meta.loading);
