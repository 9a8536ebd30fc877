import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import type {
  Removal,
  ShiftLetterDraft,
  Synced,
  UnsentEntry,
} from '#machines/shift-lead/shift-lead.types.ts';
import { shiftLetterErrors } from '#machines/shift-lead/shift-lead.updates.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import { shiftLeadPageObject } from '#test/support/shift-lead/shift-lead.page-object.ts';
import {
  bo,
  boIsHere,
  closed,
  cy,
  cyIsAbsent,
  sheet,
  sheetsWith,
  shiftId,
  syncedWith,
} from '#test/support/shift-lead/shift-lead-fixture.ts';

type Snapshot = SnapshotFrom<typeof shiftLeadMachine>;

const tooMany = refusal(
  429,
  'too-many-shift-letters',
  'You can send a shift three e-mails a day. Send this one tomorrow.',
);

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d14';
const sheets = sheetsWith(sheet());

const lettersLeft = ({ context }: Snapshot) => context.sheets?.shifts[0]?.lettersLeft ?? 3;

const gone = refusal(409, 'person-not-in-shift', 'They’ve already left the shift. Reload the sheet.');

/** A person was removed. */
const isWithoutBo = ({ context }: Snapshot): boolean => context.sheets?.shifts[0]?.roster.length === 1;

const withoutBo = sheet({ roster: [cy], recipients: 1 });

const loads = (snapshot: Snapshot): Record<string, { output: Synced }> => ({
  'a shift': {
    output: syncedWith(
      sheetsWith(isWithoutBo(snapshot) ? withoutBo : sheet({ lettersLeft: lettersLeft(snapshot) })),
    ),
  },
  'no shift': { output: syncedWith(sheetsWith()) },
});

/** The shift is over, so no entry is accepted. */
const overWith = (snapshot: Snapshot, entry: UnsentEntry): Synced =>
  syncedWith(sheetsWith(sheet({ lettersLeft: lettersLeft(snapshot), checkIn: closed, removal: closed })), {
    refused: [{ entry, code: 'check-in-closed' }],
  });

const syncs = (snapshot: Snapshot): Record<string, { output: Synced }> => {
  const { unsent, sending, refused } = snapshot.context;
  const [first, ...more] = unsent.filter(({ id }) => sending.includes(id));
  return {
    ...loads(snapshot),
    ...(first !== undefined && more.length === 0 && refused.length === 0
      ? { refused: { output: overWith(snapshot, first) } }
      : {}),
  };
};

const isOpen = ({ context: { sheets: shown } }: Snapshot) => shown?.shifts[0]?.checkIn.isOpen !== false;

const entries = (snapshot: Snapshot): Record<string, { entry: UnsentEntry }> => {
  const { unsent, sending } = snapshot.context;
  // A person never makes the same entry twice: one that is being sent is already made.
  const isOnItsWay = (id: string) => snapshot.matches({ sheet: 'syncing' }) && sending.includes(id);
  const isMade = ({ id }: UnsentEntry) => unsent.some((one) => one.id === id) || isOnItsWay(id);
  // An ended sheet has no controls; the state after a removal is shown without entries.
  if (!isOpen(snapshot) || isWithoutBo(snapshot)) return {};
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

/** As the sheet was loaded: nothing was entered, written or refused. */
const isFresh = ({ context }: Snapshot): boolean =>
  context.unsent.length === 0 &&
  context.refused.length === 0 &&
  context.sent === null &&
  context.sheets?.shifts[0]?.lettersLeft === 3;

const removals = (snapshot: Snapshot): Record<string, Removal> =>
  (isFresh(snapshot) && snapshot.context.removed === null) || !isOpen(snapshot)
    ? { '': { shiftId, publicId: bo.publicId, isRequested: false } }
    : {};

export const shiftLeadModel = defineModel({
  machine: shiftLeadMachine,
  starts: {
    'a lead': { kept: null, unsent: [] },
    'a lead, after a reload without a connection': { kept: { sheets, ahead: 0 }, unsent: [boIsHere] },
    'a lead whose device kept an entry alone': { kept: null, unsent: [boIsHere] },
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
    'letter.begun': (snapshot): Record<string, { shiftId: string }> =>
      isWithoutBo(snapshot) || snapshot.context.removalProblem !== null ? {} : { '': { shiftId } },
    'letter.changed': drafts,
    'letter.submitted': { '': { key } },
    'letter.dismissed': {},
    'removal.begun': removals,
    'removal.confirmed': { '': { key } },
    'removal.dismissed': {},
  },
  outcomes: {
    load: { done: loads, error: usualFailures },
    sync: { done: syncs, error: usualFailures },
    sendLetter: {
      done: ({ context: { sheets: shown } }) => ({
        sent: { output: { count: 2, lettersLeft: (shown?.shifts[0]?.lettersLeft ?? 3) > 1 ? 1 : 0 } },
      }),
      error: { ...usualFailures, 'too many': tooMany },
    },
    takeOff: {
      done: { 'taken off': { output: { sheets: sheetsWith(withoutBo), ahead: 0 } } },
      error: { ...usualFailures, gone },
    },
  },
  serializeState: (snapshot) => {
    const { context } = snapshot;
    return {
      hasSheets: context.sheets !== null,
      isKept: context.isKept,
      isOpen: isOpen(snapshot),
      lettersLeft: context.sheets?.shifts[0]?.lettersLeft ?? null,
      unsent: context.unsent.map(({ said }) => said),
      sending: context.sending.length,
      refused: context.refused.length,
      isWriting: context.shiftId !== null,
      draft: context.draft,
      isInvalid: Object.keys(shiftLetterErrors(context)).length > 0,
      isSent: context.key !== null,
      people: context.sheets?.shifts[0]?.roster.length ?? null,
      isRemoving: context.removal !== null,
      removed: context.removed,
      removalProblem: context.removalProblem?.code ?? context.removalProblem?.kind ?? null,
      count: context.sent?.count ?? null,
      fieldErrors: context.fieldErrors,
      problem: context.problem?.code ?? context.problem?.kind ?? null,
    };
  },
  pageObject: shiftLeadPageObject,
});
