import type { SnapshotFrom } from 'xstate';
import {
  assignFailure,
  assignTimeout,
  ofError,
  ofKey,
  ofTimeout,
  sessionEnded,
  whenExpired,
} from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { shiftLeadMeta as meta } from './shift-lead.messages.ts';
import { leadSetup } from './shift-lead.setup.ts';
import type { ShiftLeadMeta, Synced } from './shift-lead.types.ts';
import * as updates from './shift-lead.updates.ts';

const ofSynced = ({ event }: { event: { output: Synced } }) => ({ synced: event.output });
const ofEvent = <Event>({ event }: { event: Event }): Event => event;
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

/** A lead checks people in, online or offline, writes to the shift, and removes people who can’t come. */
export const shiftLeadMachine = leadSetup.createMachine({
  id: 'shiftLead',
  description: 'The sheet of someone who leads shifts',
  context: ({ input }) => updates.initialContext(input),
  invoke: { id: 'device', src: 'device' },
  initial: 'loading',
  on: {
    'entries.found': { actions: assignFound },
    'refusals.dismissed': { actions: 'clearRefused' },
  },
  states: {
    loading: {
      description: 'Loads the shifts, and sends the entries that an earlier page left unsent.',
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
      description: 'Nothing could be loaded, and this device has no stored sheet; the person can try again.',
      meta: meta.unavailable,
      on: {
        'load.retried': { target: 'loading', actions: 'clearFailure' },
        'connection.returned': { target: 'loading', actions: 'clearFailure' },
      },
    },
    absent: { id: 'absent', description: 'The person leads no shift this year.', meta: meta.absent },
    sheet: {
      description: 'The sheets are shown. The device stores each entry immediately.',
      tags: 'sheet',
      initial: 'resting',
      on: { 'entry.made': { actions: enter } },
      states: {
        resting: {
          description:
            'The server has all entries. From time to time, the app loads the entries of other leads.',
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
          description:
            'Sends the unsent entries and loads the sheets. The lead can make more entries meanwhile.',
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
          description: 'The server can’t be reached. New entries wait on the device.',
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
      description: 'The session ended. The sheet works as without a connection; the person signs in again.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'entry.made': { guard: 'hasSheets', actions: enter },
        'session.restored': [
          { guard: 'isWriting', target: 'mailing' },
          { guard: 'hasSheets', target: 'sheet.syncing' },
          { target: 'loading' },
        ],
      },
    },
    writing: {
      id: 'writing',
      description: 'The lead writes an e-mail to the people of a shift. It is not sent.',
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
      description: 'The server sends the e-mail to each person separately.',
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
      description: 'Asks for confirmation before someone is taken off a shift.',
      meta: meta.confirming,
      on: {
        'removal.confirmed': { target: 'removing', actions: { type: 'assignRemovalKey', params: ofKey } },
        'removal.dismissed': { target: 'sheet', actions: 'assignRemovalDismissed' },
      },
    },
    removing: {
      description: 'The server takes someone off a shift. After a failure, the sheet is loaded again.',
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
          // Hours may pass until the lead signs in again: then they read the sheet and decide again.
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

export const metaOfLead = (snapshot: ShiftLeadSnapshot): ShiftLeadMeta =>
  innermostMeta(snapshot, meta.loading);
