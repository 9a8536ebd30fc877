import { currentEvent } from '#server/event/event.ts';
import { addresseeOf } from '#server/membership/membership.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { shiftsLedBy, takeOff } from '#server/volunteering/volunteering.ts';
import { shiftLeadProblem } from './shift-lead.problems.ts';

type Deps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock; mail: Mail };

/** Takes a person off a shift that the caller leads. The stored answer names no person. */
export const takeOffShift = async (deps: Deps, call: Call<'takeOffShift'>): Promise<void> => {
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
