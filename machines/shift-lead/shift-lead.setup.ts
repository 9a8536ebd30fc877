import { assign, sendTo, setup } from 'xstate';
import { failureOf, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import { type OfError, sessionGuards, watchSession } from '#machines/fragments.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import type {
  DeviceEvent,
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

/** Ports, guards, actions and limits of a lead's sheet. */
export const leadSetup = setup({
  types: {
    context: {} as ShiftLeadContext,
    events: {} as ShiftLeadEvent,
    input: {} as ShiftLeadInput,
    meta: {} as ShiftLeadMeta,
    tags: {} as 'busy' | 'sheet',
  },
  actors: {
    /** Sends the unsent entries, each once, and reads the sheets. */
    sync: promisePort<Synced, { unsent: UnsentEntry[] }>('sync'),
    /** Sends the e-mail to each person separately, or to nobody. The same key is safe to send again. */
    sendLetter: promisePort<SentShiftLetter, OfShift & { key: string; draft: ShiftLetterDraft }>(
      'sendLetter',
    ),
    /** Removes a person from a shift, once for each key, and resolves with the sheets. */
    takeOff: promisePort<ReadSheets, Removal & { key: string }>('takeOff'),
    /** Keeps sheets and entries over a reload, and reports changes of other tabs and a returned connection. */
    device: callbackPort<DeviceEvent>('device'),
    watchSession,
  },
  guards: {
    isLeadingNothing: (_, { synced }: OfSynced) => synced.sheets.shifts.length === 0,
    hasUnsent: ({ context }) => context.unsent.length > 0,
    hasMoreUnsent: ({ context: { unsent, sending } }) => unsent.some(({ id }) => !sending.includes(id)),
    hasSheets: ({ context }) => context.sheets !== null,
    ...sessionGuards,
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
