import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { currentEvent } from '#server/event/event.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { userProblem } from '#server/user/user.problems.ts';
import type { SandboxParts } from './sandbox.parts.ts';

const hour = 60 * 60_000;

/** PUT /sandbox/api/shifts: a shift with its leads and new volunteers; with `shiftId` one from an earlier call. */
const scenarioBody = z.strictObject({
  shiftId: z.optional(z.uuid()),
  /** Unique by default, so that a person or a test finds only this one. */
  title: z.optional(z.string().min(1).max(80)),
  /** E-mail addresses. The first is the lead that the shift names. */
  leads: z.array(z.string()).max(10),
  /** When it begins; it lasts four hours. An hour ago by default, so that people can be checked in. */
  startsAt: z.optional(z.iso.datetime()),
  /** People to add. */
  people: z
    .array(z.strictObject({ firstName: z.string(), lastName: z.string(), phone: z.nullable(z.string()) }))
    .max(50)
    .default([]),
  /** Public ids of people who leave it. */
  leaving: z.array(z.string()).default([]),
});

type Scenario = z.output<typeof scenarioBody>;
type Place = { shiftId: string; eventId: string; now: Date };

const leadIds = async (trx: Trx, addresses: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const address of addresses) {
    const person = await trx
      .selectFrom('person')
      .select('id')
      .where(sql<boolean>`lower(email_address) = lower(${address})`)
      .executeTakeFirst();
    if (person === undefined) throw userProblem('person-not-found');
    ids.push(person.id);
  }
  return ids;
};

const bringShift = async (trx: Trx, { shiftId, eventId, now }: Place, scenario: Scenario): Promise<void> => {
  const [first = null, ...others] = await leadIds(trx, scenario.leads);
  const startsAt =
    scenario.startsAt === undefined ? new Date(now.getTime() - hour) : new Date(scenario.startsAt);
  const set = { startsAt, endsAt: new Date(startsAt.getTime() + 4 * hour), leadPersonId: first };
  await trx
    .insertInto('shift')
    .values({
      id: shiftId,
      eventId,
      jobType: 'Rest stop',
      title: scenario.title ?? `Rest stop ${shiftId.slice(0, 8)}`,
      summary: 'Water, fruit and a kind word at the top.',
      location: 'Hollin Gap',
      capacity: 50,
      ...set,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
    .execute();
  await trx.deleteFrom('shiftLead').where('shiftId', '=', shiftId).execute();
  for (const personId of others) await trx.insertInto('shiftLead').values({ shiftId, personId }).execute();
};

const bringPerson = async (
  trx: Trx,
  { shiftId, eventId, now }: Place,
  person: Scenario['people'][number],
): Promise<string> => {
  const [personId, registrationId] = [randomUUID(), randomUUID()];
  const publicId = `volunteer-${personId.slice(0, 13)}`;
  const at = { startedAt: now, updatedAt: now, completedAt: now };
  await trx
    .insertInto('person')
    .values({
      id: personId,
      publicId,
      oid: personId,
      emailAddress: `${publicId}@example.org`,
      createdAt: now,
      ...person,
    })
    .execute();
  await trx
    .insertInto('registration')
    .values({
      id: registrationId,
      personId,
      eventId,
      state: 'completed',
      wantsChallenger: false,
      wantsVolunteer: true,
      wantsSignature: false,
      wantsGravel: false,
      ...at,
    })
    .execute();
  await trx
    .insertInto('participation')
    .values({
      id: randomUUID(),
      personId,
      eventId,
      registrationId,
      kind: 'Volunteer',
      state: 'registered',
      registeredAt: now,
    })
    .execute();
  await trx.insertInto('shiftPlace').values({ shiftId, registrationId, heldUntil: null }).execute();
  return publicId;
};

const takeOut = (trx: Trx, { shiftId }: Place, publicIds: readonly string[]) =>
  trx
    .deleteFrom('shiftPlace')
    .where('shiftId', '=', shiftId)
    .where('registrationId', 'in', ({ selectFrom }) =>
      selectFrom('registration')
        .innerJoin('person', 'person.id', 'registration.personId')
        .select('registration.id')
        .where('publicId', 'in', publicIds),
    )
    .execute();

/** Sets a shift to the state that a test or a demo needs. The database keeps its rules. */
export const shiftScenarioApi = (app: FastifyInstance, { platform: { db, clock } }: SandboxParts): void => {
  app.put('/sandbox/api/shifts', async (request) => {
    const scenario = read(scenarioBody, request.body);
    const { id: eventId } = await currentEvent(db);
    const place = { shiftId: scenario.shiftId ?? randomUUID(), eventId, now: clock.now() };
    const people = await db.transaction().execute(async (trx) => {
      await bringShift(trx, place, scenario);
      const brought: string[] = [];
      for (const person of scenario.people) brought.push(await bringPerson(trx, place, person));
      if (scenario.leaving.length > 0) await takeOut(trx, place, scenario.leaving);
      return brought;
    });
    return { shiftId: place.shiftId, people };
  });
};
