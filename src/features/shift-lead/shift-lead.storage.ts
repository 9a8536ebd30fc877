import { isRecord } from '#machines/flow-error.ts';
import type { ReadSheets, UnsentEntry } from '#machines/shift-lead/shift-lead.types.ts';
import { forgetStored, writeStored } from '#src/api/stored.ts';
import { entryKey, inForm, keptKeys, readKept, sheetsKey } from './shift-lead-keys.ts';

/** Entries for which storage had no room, kept while the page is open. */
const withoutRoom = new Map<string, { owner: string; entry: UnsentEntry }>();

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isEntry = (value: unknown): value is UnsentEntry =>
  isRecord(value) &&
  ['id', 'shiftId', 'publicId', 'said'].every((name) => typeof value[name] === 'string') &&
  typeof value.saidAt === 'number' &&
  isList(value.replaces);

/** Sheets of an earlier version may lack data that the page needs. */
const isSheets = (value: unknown): value is ReadSheets['sheets'] =>
  isRecord(value) &&
  isList(value.shifts) &&
  value.shifts.every((shift) => isRecord(shift) && isRecord(shift.removal));

/** Shifts that ended more than a day ago are not stored. */
const recent = ({ shifts }: ReadSheets['sheets'], now: number) =>
  shifts.filter(({ phones }) => now < Date.parse(phones.until));

/**
 * Keeps names and entries over a reload, until a day after the shift. Phone numbers are never stored.
 * @param now epoch milliseconds by the device’s clock
 */
export const keepSheets = (owner: string, { sheets, ahead }: ReadSheets, now: number): void => {
  const shifts = recent(sheets, now + ahead).map((sheet) => ({
    ...sheet,
    roster: sheet.roster.map((person) => ({ ...person, phone: null })),
  }));
  const kept = shifts.length === 0 ? null : inForm(owner, { sheets: { ...sheets, shifts }, ahead });
  writeStored('localStorage', sheetsKey, kept);
};

/**
 * This browser's stored shifts of the lead, without those that are over; null for none.
 * @param now epoch milliseconds by the device’s clock
 */
export const keptSheets = (owner: string, now: number): ReadSheets | null => {
  const kept = readKept(sheetsKey);
  if (kept === null || kept.owner !== owner) return null;
  const { sheets, ahead } = kept;
  if (!isSheets(sheets) || typeof ahead !== 'number') return null;
  const shifts = recent(sheets, now + ahead);
  if (shifts.length > 0) return { sheets: { ...sheets, shifts }, ahead };
  forgetStored('localStorage', sheetsKey);
  return null;
};

/** Each entry has its own key, so that two tabs never overwrite each other’s. */
export const keepEntry = (owner: string, entry: UnsentEntry): void => {
  try {
    localStorage.setItem(entryKey + entry.id, JSON.stringify(inForm(owner, { entry })));
  } catch {
    withoutRoom.set(entry.id, { owner, entry });
  }
};

/** The entries of this browser that the server doesn’t have, the earliest first. */
export const keptEntries = (owner: string): UnsentEntry[] => {
  const stored = keptKeys().flatMap((key) => {
    const kept = key === sheetsKey ? null : readKept(key);
    return kept?.owner === owner && isEntry(kept.entry) ? [kept.entry] : [];
  });
  const inMemory = [...withoutRoom.values()].flatMap((one) => (one.owner === owner ? [one.entry] : []));
  return [...stored, ...inMemory].sort((one, other) => one.saidAt - other.saidAt);
};

/** Removes entries that the server has saved or refused. */
export const dropEntries = (ids: readonly string[]): void => {
  for (const id of ids) {
    withoutRoom.delete(id);
    forgetStored('localStorage', entryKey + id);
  }
};
