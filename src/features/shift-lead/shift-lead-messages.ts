import { type CalendarDay, clockIn, dayIn, type Instant } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { saidOf } from '#machines/shift-lead/check-in.rules.ts';
import { refusalText } from '#machines/shift-lead/shift-lead.messages.ts';
import type {
  RefusedEntry,
  Sheet,
  SheetPerson,
  ShiftLeadContext,
} from '#machines/shift-lead/shift-lead.types.ts';
import { checkInStateHere, type ShownEntry } from '#machines/shift-lead/shift-lead.updates.ts';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';

const saidTexts = { here: 'here', absent: 'not here', withdrawn: 'undone' } as const;

/** An instant in the event's zone: "7:04 AM", with the day where it differs from the shift’s. */
export const timeText = (at: Instant, timeZone: string, day: CalendarDay): string => {
  const own = dayIn(timeZone, at);
  return `${own === day ? '' : `${dateText(own, 'short')}, `}${clockIn(timeZone, at)}`;
};

type Where = { timeZone: string; day: CalendarDay };

const byWhom = ({ by }: ShownEntry): string => (by === null ? 'You' : fullNameOf(by));

/** One entry: "Ada Fell at 7:04 AM: here". */
export const entryText = (entry: ShownEntry, { timeZone, day }: Where): string =>
  `${byWhom(entry)} at ${timeText(entry.at, timeZone, day)}: ${saidTexts[entry.said]}${entry.by === null ? ' (not sent yet)' : ''}`;

/** A person's current entry, and its time. */
export const checkInStateText = (current: ShownEntry | null, { timeZone, day }: Where): string | null => {
  if (saidOf({ current }) === null || current === null) return null;
  const at = timeText(current.at, timeZone, day);
  const when = current.said === 'here' ? `Here since ${at}` : `Not here at ${at}`;
  return current.by === null ? `${when} · not sent yet` : `${when} · ${fullNameOf(current.by)}`;
};

/** A conflicting entry of another lead. */
export const contradictionText = (entry: ShownEntry, where: Where): string =>
  `${byWhom(entry)} entered “${saidTexts[entry.said]}” at ${timeText(entry.at, where.timeZone, where.day)}. Choose again to update it.`;

/** The numbers of people who are here, not here, and still to come, of those with a place. */
export const countsOf = (context: ShiftLeadContext, sheet: Sheet) => {
  const people = sheet.roster.filter(({ isInShift }) => isInShift);
  const said = people.map((person) => saidOf(checkInStateHere(context, sheet, person)));
  const here = said.filter((one) => one === 'here').length;
  const absent = said.filter((one) => one === 'absent').length;
  return { here, absent, left: people.length - here - absent, total: people.length };
};

/** "you and Sanjay Pillai" */
export const leadsText = ({ leads }: Pick<Sheet, 'leads'>, ownId: string | null): string => {
  const others = leads.filter(({ publicId }) => publicId !== ownId).map(fullNameOf);
  return new Intl.ListFormat('en-US').format(others.length < leads.length ? ['you', ...others] : others);
};

/** The entries that the server refused, and why. */
export const refusedText = (
  { sheets }: Pick<ShiftLeadContext, 'sheets'>,
  { entry, code }: RefusedEntry,
): string => {
  const people = sheets?.shifts.flatMap(({ roster }): readonly SheetPerson[] => roster) ?? [];
  const person = people.find(({ publicId }) => publicId === entry.publicId);
  const what = `“${saidTexts[entry.said]}”${person === undefined ? '' : ` for ${fullNameOf(person)}`}`;
  return `We couldn’t save ${what}: ${refusalText[code]}.`;
};

/** Where the entries are stored now. */
export const unsentText = (count: number): string =>
  `${counted(count, 'entry', 'entries')} on this device, not sent yet`;
