import { dayIn, eventZone, timeIn } from '#machines/calendar.ts';
import { fullNameOf, isNoName } from '#machines/form/person-name.ts';
import { dialText } from '#machines/form/phone.ts';
import { standingOf } from '#machines/shift-lead/check-in.rules.ts';
import type { components } from '#openapi/contract.gen.ts';
import { type Column, csvHeaders, csvOf, inParts } from '#server/platform/csv/csv.ts';

type Schemas = components['schemas'];
type Sheet = Schemas['LedShift'];
type Person = Schemas['RosterPerson'];
type Line = { sheet: Sheet; person: Person };

const words = { here: 'Here', absent: 'Not here', withdrawn: 'Taken back' } as const;

/** A person's valid check-in, and contradicting ones. */
const standing = ({ person }: Line) => standingOf(person.entries);

/** A cell about the valid check-in; empty where there is none, or it was withdrawn. */
const ofSaid =
  (text: (entry: Schemas['RecordedCheckIn']) => string) =>
  (line: Line): string => {
    const { current } = standing(line);
    return current === null || current.said === 'withdrawn' ? '' : text(current);
  };

const noteOf = (line: Line): string =>
  [
    ...(line.person.isInShift ? [] : ['No longer on this shift']),
    ...(line.person.leaveRequestedAt === null ? [] : ['Asked to be taken off']),
    ...standing(line).contradicting.map((entry) => `${fullNameOf(entry.by)} said: ${words[entry.said]}`),
  ].join('; ');

const columns: readonly Column<Line>[] = [
  { heading: 'Shift', cell: ({ sheet }) => sheet.title },
  { heading: 'Place', cell: ({ sheet }) => sheet.location },
  { heading: 'Day', cell: ({ sheet }) => sheet.day },
  { heading: 'From', cell: ({ sheet }) => sheet.startTime },
  { heading: 'To', cell: ({ sheet }) => sheet.endTime },
  { heading: 'Time zone', cell: () => eventZone },
  { heading: 'First name', cell: ({ person }) => person.firstName },
  { heading: 'Last name', cell: ({ person }) => (isNoName(person.lastName) ? '' : person.lastName) },
  { heading: 'Phone', cell: ({ person }) => (person.phone === null ? '' : dialText(person.phone)) },
  { heading: 'Check-in', cell: ofSaid((entry) => words[entry.said]) },
  { heading: 'At', cell: ofSaid(({ at }) => `${dayIn(eventZone, at)} ${timeIn(eventZone, at)}`) },
  { heading: 'By', cell: ofSaid(({ by }) => fullNameOf(by)) },
  { heading: 'Note', cell: noteOf },
];

/** The people of shifts as a table, one line for each person in each shift. */
export const rosterTable = (sheets: readonly Sheet[], eventName: string) => {
  const [only] = sheets.length === 1 ? sheets : [];
  const lines = sheets.flatMap((sheet) => sheet.roster.map((person) => ({ sheet, person })));
  return {
    status: 200 as const,
    headers: csvHeaders(
      only === undefined ? `shifts of ${eventName}` : `${only.title} ${only.day} ${only.startTime}`,
    ),
    body: csvOf(columns, inParts(lines)),
  };
};
