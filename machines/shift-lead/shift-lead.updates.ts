import type { Instant } from '#machines/calendar.ts';
import type { FlowError } from '#machines/flow-error.ts';
import { isUnclear } from '#machines/flow-error.ts';
import type { FieldErrors } from '#machines/form/field-errors.ts';
import { failureOf, mended, noFailure } from '#machines/form/form-failure.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { letterErrors } from '#machines/member-desk/letter.rules.ts';
import { type CheckInState, checkInStateOf, type Entry, replacedBy } from './check-in.rules.ts';
import type {
  ReadSheets,
  Removal,
  SentShiftLetter,
  Sheet,
  SheetPerson,
  ShiftLeadContext,
  ShiftLeadInput,
  ShiftLetterDraft,
  Synced,
  UnsentEntry,
} from './shift-lead.types.ts';

type Update = Partial<ShiftLeadContext>;

const blank: ShiftLetterDraft = { subject: '', text: '' };
const noLetter = { shiftId: null, draft: blank, key: null } satisfies Update;
/** Clears the result of the last action from the page. */
const nothingDone = { sent: null, removed: null, removalProblem: null } satisfies Update;

export const initialContext = ({ kept, unsent }: ShiftLeadInput): ShiftLeadContext => ({
  ...noFailure,
  ...noLetter,
  sheets: kept?.sheets ?? null,
  ahead: kept?.ahead ?? 0,
  isKept: kept !== null,
  unsent,
  sending: [],
  refused: [],
  ...nothingDone,
  removal: null,
});

/** An entry as the sheet shows it; `by` null: it is on this device, and the server doesn't have it yet. */
export type ShownEntry = Entry & { at: Instant; by: SheetPerson['entries'][number]['by'] | null };

/** All that was said of a person: what the server has, and what is on this device. */
export const entriesOf = (
  { unsent, ahead }: Pick<ShiftLeadContext, 'unsent' | 'ahead'>,
  { id: shiftId }: Pick<Sheet, 'id'>,
  { publicId, entries }: Pick<SheetPerson, 'publicId' | 'entries'>,
): ShownEntry[] => {
  const known = new Set(entries.map(({ id }) => id));
  const own = unsent
    .filter((one) => one.shiftId === shiftId && one.publicId === publicId && !known.has(one.id))
    .map(({ id, said, replaces, saidAt }) => ({
      id,
      said,
      replaces,
      at: new Date(saidAt + ahead).toISOString(),
      by: null,
    }));
  return [...entries, ...own];
};

/** The check-in state of a person, on this device. */
export const checkInStateHere = (...of: Parameters<typeof entriesOf>): CheckInState<ShownEntry> =>
  checkInStateOf(entriesOf(...of));

/** The ids that a new entry about the person takes the place of. */
export const replacedHere = (...of: Parameters<typeof entriesOf>): string[] => replacedBy(entriesOf(...of));

export const entered = ({ unsent }: ShiftLeadContext, entry: UnsentEntry): Update => ({
  unsent: [...unsent.filter(({ id }) => id !== entry.id), entry],
  ...nothingDone,
});

/** What was entered while the server was asked is still to be sent. */
export const synced = (context: ShiftLeadContext, { sheets, ahead, refused }: Synced): Update => ({
  ...noFailure,
  sheets,
  ahead,
  isKept: false,
  unsent: context.unsent.filter(({ id }) => !context.sending.includes(id)),
  refused: [...context.refused, ...refused],
});

/** Whether somebody else is in the shift, and gets one more e-mail today. */
export const canWrite = ({ sheets }: Pick<ShiftLeadContext, 'sheets'>, shiftId: string): boolean => {
  const sheet = sheets?.shifts.find(({ id }) => id === shiftId);
  return sheet !== undefined && sheet.lettersLeft > 0 && sheet.recipients > 0;
};

export const letterBegun = (shiftId: string): Update => ({
  ...noFailure,
  ...noLetter,
  ...nothingDone,
  shiftId,
});

// A changed e-mail has another key.
export const letterChanged = (context: ShiftLeadContext, changes: Partial<ShiftLetterDraft>): Update => ({
  ...mended(context, Object.keys(changes)),
  draft: { ...context.draft, ...changes },
  key: null,
});

export const shiftLetterErrors = ({ draft }: Pick<ShiftLeadContext, 'draft'>): FieldErrors =>
  letterErrors({ ...draft, isToAll: true, people: [] });

/** A refusal ends the attempt; without an answer its key stays for the next try. */
export const letterFailed = ({ key }: ShiftLeadContext, error: FlowError): Update => ({
  ...failureOf(error),
  key: isUnclear(error) ? key : null,
});

export const letterSent = ({ sheets, shiftId }: ShiftLeadContext, sent: SentShiftLetter): Update => ({
  ...noFailure,
  ...noLetter,
  sent,
  sheets:
    sheets === null
      ? null
      : {
          ...sheets,
          shifts: sheets.shifts.map((sheet) =>
            sheet.id === shiftId ? { ...sheet, lettersLeft: sent.lettersLeft } : sheet,
          ),
        },
});

export const letterDismissed = (): Update => ({ ...noFailure, ...noLetter });

/** The sheet and the person that a removal is about; null if the sheet doesn’t have them. */
export const personOf = (
  { sheets }: Pick<ShiftLeadContext, 'sheets'>,
  { shiftId, publicId }: Pick<Removal, 'shiftId' | 'publicId'>,
): { sheet: Sheet; person: SheetPerson } | null => {
  const sheet = sheets?.shifts.find(({ id }) => id === shiftId);
  const person = sheet?.roster.find((one) => one.publicId === publicId);
  return sheet === undefined || person === undefined ? null : { sheet, person };
};

/** Whether the person has a place, in a shift off which a lead takes people now. */
export const canTakeOff = (context: Pick<ShiftLeadContext, 'sheets'>, removal: Removal): boolean => {
  const found = personOf(context, removal);
  return found?.person.isInShift === true && found.sheet.removal.isOpen;
};

export const removalBegun = ({ shiftId, publicId, isRequested }: Removal): Update => ({
  ...nothingDone,
  removal: { shiftId, publicId, isRequested },
  key: null,
});

export const removalDismissed = (): Update => ({ removal: null, key: null });

/** The person is off the shift; what was entered about them stays. */
export const removed = (context: ShiftLeadContext, { sheets, ahead }: ReadSheets): Update => {
  const found = context.removal === null ? null : personOf(context, context.removal);
  const name = found === null ? '' : fullNameOf(found.person);
  return { ...removalDismissed(), sheets, ahead, isKept: false, removed: name };
};

export const removalFailed = (error: FlowError): Update => ({
  ...removalDismissed(),
  removalProblem: error,
});
