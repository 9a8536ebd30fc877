import { currentEvent } from '#server/event/event.ts';
import { type Clock, eventZone } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { recordCheckIns } from './check-ins.ts';
import { sendShiftLetter } from './letters.ts';
import { rosterTable } from './roster-table.ts';
import { sheetsOf } from './sheets.ts';
import { shiftLeadProblem } from './shift-lead.problems.ts';
import { ledShifts } from './shift-lead.queries.ts';

type Deps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock; mail: Mail };

/** What the caller leads, all of it or one shift. Whoever leads nothing gets nothing. */
const sheetsFor = async (
  { db, clock }: Deps,
  call: Call<'getLedShifts' | 'exportLedShifts'>,
  shiftId?: string,
) => {
  const event = await currentEvent(db);
  const now = clock.now();
  const led = await ledShifts(db, signedIn(call).personId, event.id);
  const wanted = shiftId === undefined ? led : led.filter(({ id }) => id === shiftId.toLowerCase());
  if (shiftId !== undefined && wanted.length === 0) throw shiftLeadProblem('shift-not-yours');
  return { event, now, sheets: await sheetsOf(db, wanted, now) };
};

/** What those who lead shifts see and enter. */
export const shiftLeadOperations = (deps: Deps) =>
  ({
    getLedShifts: async (call) => {
      const { event, now, sheets } = await sheetsFor(deps, call);
      return {
        status: 200,
        body: {
          currentEventName: event.name,
          timeZone: eventZone,
          readAt: now.toISOString(),
          shifts: sheets,
        },
      };
    },
    recordCheckIns: (call) => recordCheckIns(deps, call),
    exportLedShifts: async (call) => {
      const { event, sheets } = await sheetsFor(deps, call, call.query.shiftId);
      return rosterTable(sheets, event.name);
    },
    sendShiftLetter: (call) => sendShiftLetter(deps, call),
  }) satisfies Partial<Handlers>;
