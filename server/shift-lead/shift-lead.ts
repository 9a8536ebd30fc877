import { eventZone } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { shiftsLedBy } from '#server/volunteering/volunteering.ts';
import { recordCheckIns } from './check-ins.ts';
import { sendShiftLetter } from './letters.ts';
import { takeOffShift } from './removals.ts';
import { rosterTable } from './roster-table.ts';
import { sheetsOf } from './sheets.ts';
import { shiftLeadProblem } from './shift-lead.problems.ts';

type LeadCall = Call<'getLedShifts' | 'recordCheckIns' | 'exportLedShifts' | 'takeOffShift'>;
type Deps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock; mail: Mail };

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

const ledBy = async (deps: Deps, call: LeadCall): Promise<components['schemas']['LedShifts']> => {
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
