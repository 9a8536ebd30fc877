import type { FlowError } from '#machines/flow-error.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** The shifts that somebody leads, each with its people. */
export type Sheets = Schemas['LedShifts'];
export type Sheet = Schemas['LedShift'];
export type SheetPerson = Schemas['RosterPerson'];

/** What the lead said of somebody, as this device made it. It stays on the device until the server has it. */
export type UnsentEntry = Schemas['CheckIn'];

/** An entry that the server didn't take, and why. */
export type RefusedEntry = {
  entry: UnsentEntry;
  code: Schemas['RecordedCheckIns']['refused'][number]['code'];
};

/** Sheets as they were read; `ahead` is how many milliseconds the server's clock was ahead of the device's then. */
export type ReadSheets = { sheets: Sheets; ahead: number };

/** What a device keeps of its lead. Phone numbers are never kept. */
export type ShiftLeadInput = { kept: ReadSheets | null; unsent: UnsentEntry[] };

/** What came of one exchange with the server. */
export type Synced = ReadSheets & { refused: RefusedEntry[] };

/** Someone in a shift, by their ids, and whether the sheet says that they ask to be taken off. */
export type Removal = { shiftId: string; publicId: string; isRequested: boolean };

export type ShiftLetterDraft = { subject: string; text: string };
export type SentShiftLetter = { count: number; lettersLeft: number };

export type ShiftLeadContext = FormFailure & {
  sheets: Sheets | null;
  ahead: number;
  /** The sheets are those that the device kept: they may be old, and have no phone numbers. */
  isKept: boolean;
  unsent: UnsentEntry[];
  /** The ids of those that are on their way, or were when it last failed. */
  sending: string[];
  refused: RefusedEntry[];
  /** The shift that is written to; null while nothing is written. */
  shiftId: string | null;
  draft: ShiftLetterDraft;
  /** Names the sending of this letter or removal; null until it is first sent, and after the letter was changed. */
  key: string | null;
  sent: SentShiftLetter | null;
  /** The person who is taken off a shift, once the lead has confirmed it. */
  removal: Removal | null;
  /** The name of who was taken off last. */
  removed: string | null;
  /** Why somebody wasn’t taken off. */
  removalProblem: FlowError | null;
};

export type ShiftLeadEvent =
  | { type: 'load.retried' }
  | { type: 'entry.made'; entry: UnsentEntry }
  /** Another tab of this browser has made entries, or has sent some. */
  | { type: 'entries.found'; unsent: UnsentEntry[] }
  | { type: 'refusals.dismissed' }
  | { type: 'sync.requested' }
  | { type: 'connection.returned' }
  | { type: 'session.restored' }
  | { type: 'letter.begun'; shiftId: string }
  | { type: 'letter.changed'; changes: Partial<ShiftLetterDraft> }
  /** `key` is a fresh UUID. */
  | { type: 'letter.submitted'; key: string }
  | { type: 'letter.dismissed' }
  | ({ type: 'removal.begun' } & Removal)
  /** `key` is a fresh UUID. */
  | { type: 'removal.confirmed'; key: string }
  | { type: 'removal.dismissed' };

/** The data that the device is asked to keep. */
export type DeviceEvent =
  | { type: 'entry.kept'; entry: UnsentEntry }
  | ({ type: 'sheets.kept'; settled: readonly string[] } & ReadSheets);

export type ShiftLeadMeta = StateMeta<'heading' | 'field'>;
