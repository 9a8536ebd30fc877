import type { SnapshotFrom } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import type { ShiftLetterDraft, Synced, UnsentEntry } from '#machines/shift-lead/shift-lead.types.ts';
import { shiftLetterErrors } from '#machines/shift-lead/shift-lead.updates.ts';
import { defineModel } from '#test/path-driver/path-driver.ts';
import { shiftLeadPageObject } from '#test/support/shift-lead/shift-lead.page-object.ts';
import {
  boIsHere,
  cyIsAbsent,
  sheet,
  sheetsWith,
  shiftId,
  syncedWith,
} from '#test/support/shift-lead/shift-lead-fixture.ts';

type Snapshot = SnapshotFrom<typeof shiftLeadMachine>;

const offline = {
  error: flowError({
    kind: 'network',
    message: 'We can’t reach the server. Check your connection and try again.',
  }),
};
const signedOut = {
  error: flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' }),
};
const tooMany = {
  error: flowError({
    kind: 'unexpected',
    status: 429,
    code: 'too-many-shift-letters',
    message: 'A shift gets three e-mails within a day, so that each is read. Send this one tomorrow.',
  }),
};

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d14';
const sheets = sheetsWith(sheet());

/** What is shown now. */
const own = ({ context }: Snapshot) => context.sheets ?? sheets;

const syncedNow = (snapshot: Snapshot, more: Partial<Synced> = {}) => syncedWith(own(snapshot), more);

const loads = (snapshot: Snapshot): Record<string, { output: Synced }> => ({
  'a shift': { output: syncedNow(snapshot) },
  'no shift': { output: syncedNow(snapshot, { sheets: sheetsWith() }) },
});

const syncs = (snapshot: Snapshot): Record<string, { output: Synced }> => {
  const { unsent, sending } = snapshot.context;
  const first = unsent.find(({ id }) => sending.includes(id));
  return {
    ...loads(snapshot),
    ...(first !== undefined && snapshot.context.refused.length === 0
      ? { refused: { output: syncedNow(snapshot, { refused: [{ entry: first, code: 'check-in-closed' }] }) } }
      : {}),
  };
};

const entries = ({ context: { unsent } }: Snapshot): Record<string, { entry: UnsentEntry }> => {
  const isMade = ({ id }: UnsentEntry) => unsent.some((one) => one.id === id);
  return {
    ...(isMade(boIsHere) ? {} : { 'Bo is here': { entry: boIsHere } }),
    ...(isMade(boIsHere) && !isMade(cyIsAbsent) ? { 'Cy is not here': { entry: cyIsAbsent } } : {}),
  };
};

const drafts = ({
  context: { draft },
}: Snapshot): Record<string, { changes: Partial<ShiftLetterDraft> }> => ({
  ...(draft.text === '' ? { words: { changes: { subject: 'Saturday', text: 'We meet at 7.' } } } : {}),
  ...(draft.text !== '' ? { 'no words': { changes: { text: '' } } } : {}),
});

export const shiftLeadModel = defineModel({
  machine: shiftLeadMachine,
  starts: {
    'a lead': { kept: null, unsent: [] },
    'a lead, after a reload without a connection': { kept: { sheets, ahead: 0 }, unsent: [boIsHere] },
  },
  events: {
    'load.retried': {},
    'entry.made': entries,
    'entries.found': { 'all sent by another tab': { unsent: [] } },
    'refusals.dismissed': ({ context }): Record<string, object> =>
      context.refused.length > 0 ? { '': {} } : {},
    'sync.requested': {},
    'connection.returned': {},
    'session.restored': {},
    'letter.begun': { '': { shiftId } },
    'letter.changed': drafts,
    'letter.submitted': { '': { key } },
    'letter.dismissed': {},
    'xstate.done.actor.load': loads,
    'xstate.error.actor.load': { offline, 'signed out': signedOut },
    'xstate.done.actor.sync': syncs,
    'xstate.error.actor.sync': { offline, 'signed out': signedOut },
    'xstate.done.actor.sendLetter': ({ context: { sheets: shown } }) => ({
      sent: { output: { count: 2, lettersLeft: (shown?.shifts[0]?.lettersLeft ?? 3) > 1 ? 1 : 0 } },
    }),
    'xstate.error.actor.sendLetter': { offline, 'signed out': signedOut, 'too many': tooMany },
  },
  serializeState: ({ context }) => ({
    hasSheets: context.sheets !== null,
    isKept: context.isKept,
    lettersLeft: context.sheets?.shifts[0]?.lettersLeft ?? null,
    unsent: context.unsent.map(({ said }) => said),
    sending: context.sending.length,
    refused: context.refused.length,
    isWriting: context.shiftId !== null,
    draft: context.draft,
    isInvalid: Object.keys(shiftLetterErrors(context)).length > 0,
    isSent: context.key !== null,
    count: context.sent?.count ?? null,
    fieldErrors: context.fieldErrors,
    problem: context.problem?.code ?? context.problem?.kind ?? null,
  }),
  pageObject: shiftLeadPageObject,
});
