import { readCode } from '#machines/form/code.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Call } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { randomCode } from '#server/platform/text/random-code.ts';
import { leaveWaitingLists } from '#server/waiting-list/waiting-list.ts';
import { findPlace } from './shift-places.queries.ts';
import { type SignUpDeps, signUp } from './sign-up.ts';
import { volunteeringProblem } from './volunteering.problems.ts';
import { shiftsByIds } from './volunteering.queries.ts';
import { shiftView } from './volunteering.rules.ts';

/** The person's code for the shift; an existing one stays. */
const ensureCode = async (
  trx: Trx,
  code: { shiftId: string; personId: string; createdAt: Date },
): Promise<void> => {
  await trx
    .insertInto('shiftCode')
    .values({ ...code, code: randomCode(8) })
    .onConflict((conflict) => conflict.columns(['shiftId', 'personId']).doNothing())
    .execute();
};

/** Deletes what remains of a former volunteer's shifts: codes and waiting lists. */
export const forgetShifts = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  await trx.deleteFrom('shiftCode').where('personId', '=', personId).execute();
  await leaveWaitingLists(trx, personId, 'shift', now);
};

/** Creates the code that invites friends to a shift; each of its people has one. */
export const shareShift = (deps: SignUpDeps, call: Call<'shareShift'>) =>
  signUp(deps, call, [call.body.shiftId], async ({ trx, now, personId, volunteer, shiftOf }) => {
    const { id: shiftId } = shiftOf(call.body.shiftId);
    if (!(await findPlace(trx, { shiftId, registrationId: volunteer.registrationId })))
      throw volunteeringProblem('shift-not-yours');
    await ensureCode(trx, { shiftId, personId, createdAt: now });
  });

/** The shift of a code, and its sender. Only while the sender is in the shift. */
export const sharedShift = async ({ db, clock }: { db: Db; clock: Clock }, typed: string) => {
  const event = await currentEvent(db);
  const sent = await db
    .selectFrom('shiftCode')
    .innerJoin('person', 'person.id', 'shiftCode.personId')
    .innerJoin('shiftPlace', 'shiftPlace.shiftId', 'shiftCode.shiftId')
    .innerJoin('registration', (join) =>
      join
        .onRef('registration.id', '=', 'shiftPlace.registrationId')
        .onRef('registration.personId', '=', 'shiftCode.personId'),
    )
    .select(['shiftCode.shiftId', 'person.firstName'])
    .where('shiftCode.code', '=', readCode(typed))
    .where('registration.eventId', '=', event.id)
    .executeTakeFirst();
  const [shift] = sent ? await shiftsByIds(db, [sent.shiftId], clock.now()) : [];
  if (sent === undefined || shift === undefined) throw volunteeringProblem('shift-code-unknown');
  return { firstName: sent.firstName, shift: shiftView(shift) };
};
