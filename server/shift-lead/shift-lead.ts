import { dayIn, eventZone, timeIn } from '#machines/calendar.ts';
import { fullNameOf, isNoName } from '#machines/form/person-name.ts';
import { dialText } from '#machines/form/phone.ts';
import { checkInStateOf } from '#machines/shift-lead/check-in.rules.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { addresseeOf } from '#server/membership/membership.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { type Column, csvHeaders, csvOf, inParts } from '#server/platform/csv/csv.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { shiftsLedBy, takeOff } from '#server/volunteering/volunteering.ts';
import { recordCheckIns } from './check-ins.ts';
import { sendShiftLetter } from './letters.ts';
import { sheetsOf } from './sheets.ts';
import { shiftLeadProblem } from './shift-lead.problems.ts';

type Sheet = Schemas['LedShift'];
type Line = { sheet: Sheet; person: Schemas['RosterPerson'] };

const saidTexts = { here: 'Here', absent: 'Not here', withdrawn: 'Taken back' } as const;

/** A person's valid check-in, and contradicting ones. */
const checkInState = ({ person }: Line) => checkInStateOf(person.entries);

/** A cell about the valid check-in; empty if there is none, or it was withdrawn. */
const ofSaid =
  (text: (entry: Schemas['RecordedCheckIn']) => string) =>
  (line: Line): string => {
    const { current } = checkInState(line);
    return current === null || current.said === 'withdrawn' ? '' : text(current);
  };

const noteOf = (line: Line): string =>
  [
    ...(line.person.isInShift ? [] : ['No longer on this shift']),
    ...(line.person.leaveRequestedAt === null ? [] : ['Asked to be taken off']),
    ...checkInState(line).contradicting.map(
      (entry) => `${fullNameOf(entry.by)} said: ${saidTexts[entry.said]}`,
    ),
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
  { heading: 'Check-in', cell: ofSaid((entry) => saidTexts[entry.said]) },
  { heading: 'At', cell: ofSaid(({ at }) => `${dayIn(eventZone, at)} ${timeIn(eventZone, at)}`) },
  { heading: 'By', cell: ofSaid(({ by }) => fullNameOf(by)) },
  { heading: 'Note', cell: noteOf },
];

/** The people of shifts as a table, one line for each person in each shift. */
const rosterTable = (sheets: readonly Sheet[], eventName: string) => {
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

/** Takes a person off a shift that the caller leads. The stored answer names no person. */
const takeOffShift = async (deps: Deps, call: Call<'takeOffShift'>): Promise<void> => {
  const { personId } = signedIn(call);
  const shiftId = call.body.shiftId.toLowerCase();
  await withIdempotency(deps, call, async (trx) => {
    const now = deps.clock.now();
    const event = await currentEvent(trx);
    const led = await shiftsLedBy(trx, personId, event.id, now);
    if (led.every(({ id }) => id !== shiftId)) throw shiftLeadProblem('shift-not-led');
    const lead = { personId, ...(await addresseeOf(trx, personId)) };
    await takeOff(deps, trx, { ...call.body, shiftId, lead, now });
    return { status: 204 };
  });
};

type LeadCall = Call<'getLedShifts' | 'recordCheckIns' | 'exportLedShifts' | 'takeOffShift'>;
type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

/** The shifts that the caller leads, all or one; empty for other callers. */
const sheetsFor = async ({ db, clock }: Deps, call: LeadCall, shiftId?: string) => {
  const event = await currentEvent(db);
  const now = clock.now();
  const { personId: leadId } = signedIn(call);
  const led = await shiftsLedBy(db, leadId, event.id, now);
  const wanted = shiftId === undefined ? led : led.filter(({ id }) => id === shiftId.toLowerCase());
  if (shiftId !== undefined && wanted.length === 0) throw shiftLeadProblem('shift-not-led');
  return { event, now, sheets: await sheetsOf(db, wanted, { leadId, now }) };
};

const ledBy = async (deps: Deps, call: LeadCall): Promise<Schemas['LedShifts']> => {
  const { event, now, sheets } = await sheetsFor(deps, call);
  const readAt = now.toISOString();
  return { currentEventName: event.name, timeZone: eventZone, readAt, shifts: sheets };
};

export const shiftLeadOperations = (deps: Deps) =>
  ({
    getLedShifts: async (call) => ({ status: 200, body: await ledBy(deps, call) }),
    recordCheckIns: async (call) => {
      const { status, body } = await recordCheckIns(deps, call);
      return { status, body: { ...body, led: await ledBy(deps, call) } };
    },
    exportLedShifts: async (call) => {
      const { event, sheets } = await sheetsFor(deps, call, call.query.shiftId);
      return rosterTable(sheets, event.name);
    },
    takeOffShift: async (call) => {
      await takeOffShift(deps, call);
      return { status: 200, body: await ledBy(deps, call) };
    },
    sendShiftLetter: (call) => sendShiftLetter(deps, call),
  }) satisfies Partial<Handlers>;
