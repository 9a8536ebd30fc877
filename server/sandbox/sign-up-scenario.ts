import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Trx, transact } from '#server/platform/database/database.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { volunteeringProblem } from '#server/volunteering/volunteering.problems.ts';
import { shiftWaiting } from '#server/volunteering/volunteering.ts';
import { closeWaitingList, joinWaitingList } from '#server/waiting-list/waiting-list.ts';
import type { SandboxParts } from './sandbox.parts.ts';

/** PUT /sandbox/api/sign-ups: what other people, or the organization, do to a shift. */
const scenarioBody = z.strictObject({
  emailAddress: z.string(),
  /** Of the current event; the first of several with this title. */
  title: z.string(),
  /**
   * `full`: all places are taken, and the waiting list is empty. `offered`: the person waits, another volunteer behind them, and one more
   * place becomes free. `moved`: the person is to confirm their place within 48 hours.
   */
  state: z.enum(['full', 'offered', 'moved']),
});

const subjectsOf = async (trx: Trx, { emailAddress, title }: z.output<typeof scenarioBody>) => {
  const person = await trx
    .selectFrom('person')
    .select('id')
    .where(({ fn }) => fn('lower', ['emailAddress']), '=', emailAddress.toLowerCase())
    .executeTakeFirst();
  if (person === undefined) throw userProblem('person-not-found');
  const shift = await trx
    .selectFrom('shift')
    .innerJoin('event', 'event.id', 'shift.eventId')
    .select('shift.id')
    .where('event.isCurrent', '=', true)
    .where('shift.title', '=', title)
    .orderBy('startsAt')
    .executeTakeFirst();
  if (shift === undefined) throw volunteeringProblem('shift-not-found');
  return { personId: person.id, subjectId: shift.id };
};

const otherVolunteer = async (trx: Trx, personId: string): Promise<string | null> => {
  const other = await trx
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select('personId')
    .where('event.isCurrent', '=', true)
    .where('kind', '=', 'Volunteer')
    .where('participation.state', '=', 'registered')
    .where('personId', '<>', personId)
    .orderBy('personId')
    .executeTakeFirst();
  return other?.personId ?? null;
};

/** Sets the shift's places to its people and `free` more. */
const setFree = (trx: Trx, shiftId: string, free: number) =>
  sql`
    update shift set capacity = ${free} + (select count(*) from shift_place where shift_id = ${shiftId})
    where id = ${shiftId}`.execute(trx);

const twoDays = 48 * 60 * 60 * 1000;

/** Sets a shift for a test, and informs only the person. */
export const signUpScenarioApi = (app: FastifyInstance, { platform }: SandboxParts): void => {
  const waiting = shiftWaiting(platform.settings);
  app.put('/sandbox/api/sign-ups', async (request) => {
    const wanted = read(scenarioBody, request.body);
    const now = platform.clock.now();
    await transact(platform.db, async (trx) => {
      const { personId, subjectId } = await subjectsOf(trx, wanted);
      if (wanted.state === 'moved') {
        await sql`
          update shift_place set confirm_until = ${new Date(now.getTime() + twoDays)}
          from registration
          where registration.id = registration_id and person_id = ${personId} and shift_id = ${subjectId}`.execute(
          trx,
        );
        return;
      }
      await closeWaitingList(trx, { kind: 'shift', subjectId }, now);
      await setFree(trx, subjectId, wanted.state === 'full' ? 0 : 1);
      if (wanted.state === 'full') return;
      for (const id of [personId, await otherVolunteer(trx, personId)])
        if (id !== null) await joinWaitingList(platform, trx, waiting, { subjectId, personId: id, now });
    });
    return {};
  });
};
