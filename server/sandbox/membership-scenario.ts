import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { currentEvent } from '#server/event/event.ts';
import { membershipProblem } from '#server/membership/membership.problems.ts';
import { daysAfter } from '#server/membership/membership.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { userProblem } from '#server/user/user.problems.ts';
import type { SandboxParts } from './sandbox.parts.ts';

/** The roles of a member; `offered` is a member to whom the captain offers the captaincy. */
const roles = { captain: 'captain', admin: 'admin', member: 'member', offered: 'member' } as const;

/** The states of a request; `lapsed`: it expired without an answer. */
const requests = { pending: 'open', rejected: 'rejected', lapsed: 'expired' } as const;

type Role = keyof typeof roles;
type Asked = keyof typeof requests;

const memberships = [...Object.keys(roles), ...Object.keys(requests)] as (Role | Asked)[];

const isRole = (membership: Role | Asked): membership is Role => membership in roles;

/** PUT /sandbox/api/memberships: the members of a peloton this year, and the requests. All other people have no relation to it. */
const scenarioBody = z.strictObject({
  pelotonId: z.uuid(),
  isAcceptingMembers: z.boolean().default(true),
  /** A code that admits people to this peloton from now on. */
  groupCode: z.optional(z.string().regex(/^[A-Z0-9]{3,20}$/)),
  people: z.array(z.strictObject({ emailAddress: z.string(), membership: z.enum(memberships) })).check(
    z.refine(
      (people) =>
        people.some(({ membership }) => membership === 'captain') ||
        !people.some(({ membership }) => isRole(membership)),
      'Members need a captain.',
    ),
    z.refine(
      (people) => people.filter(({ membership }) => membership === 'captain').length < 2,
      'A peloton has one captain.',
    ),
    z.refine(
      (people) =>
        new Set(people.map(({ emailAddress }) => emailAddress.toLowerCase())).size === people.length,
      'Each person is named once.',
    ),
  ),
});

type Scenario = z.output<typeof scenarioBody>;
type Place = { pelotonId: string; eventId: string };
type Placed = { personId: string; membership: Role | Asked };

const placedOf = async (
  trx: Trx,
  { emailAddress, membership }: Scenario['people'][number],
): Promise<Placed> => {
  const person = await trx
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`lower(email_address) = lower(${emailAddress})`)
    .executeTakeFirst();
  if (person === undefined) throw userProblem('person-not-found');
  return { personId: person.id, membership };
};

/** Ends the peloton's memberships of this year, and all of these people's. The logbook keeps its entries. */
const forget = async (trx: Trx, { pelotonId, eventId }: Place, people: readonly Placed[]): Promise<void> => {
  await trx
    .deleteFrom('captaincyOffer')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .execute();
  for (const table of ['pelotonMember', 'pelotonRequest'] as const)
    await trx
      .deleteFrom(table)
      .where('eventId', '=', eventId)
      .where((eb) =>
        eb.or([
          eb('pelotonId', '=', pelotonId),
          ...people.map(({ personId }) => eb('personId', '=', personId)),
        ]),
      )
      .execute();
};

/** The captain of another peloton with members can't be taken out of it. */
const refuseCaptains = async (
  trx: Trx,
  { pelotonId, eventId }: Place,
  people: readonly Placed[],
): Promise<void> => {
  for (const { personId } of people) {
    const led = await trx
      .selectFrom('pelotonMember as captain')
      .innerJoin('pelotonMember as other', (join) =>
        join
          .onRef('other.pelotonId', '=', 'captain.pelotonId')
          .onRef('other.eventId', '=', 'captain.eventId')
          .on('other.role', '<>', 'captain'),
      )
      .select('other.personId')
      .where('captain.personId', '=', personId)
      .where('captain.role', '=', 'captain')
      .where('captain.eventId', '=', eventId)
      .where('captain.pelotonId', '<>', pelotonId)
      .execute();
    if (led.some((other) => people.every((named) => named.personId !== other.personId)))
      throw membershipProblem('captaincy-first');
  }
};

const place = async (trx: Trx, where: Place, people: readonly Placed[], now: Date): Promise<void> => {
  const captainId = people.find(({ membership }) => membership === 'captain')?.personId ?? null;
  for (const { personId, membership } of people) {
    if (isRole(membership)) {
      const role = roles[membership];
      const leadsSince = role === 'member' ? null : now;
      await trx
        .insertInto('pelotonMember')
        .values({ ...where, personId, role, joinedAt: now, leadsSince })
        .execute();
    } else {
      const decided = {
        decidedAt: membership === 'pending' ? null : now,
        decidedBy: membership === 'rejected' ? captainId : null,
      };
      await trx
        .insertInto('pelotonRequest')
        .values({ ...where, personId, message: null, state: requests[membership], askedAt: now, ...decided })
        .execute();
    }
    if (membership === 'offered' && captainId !== null)
      await trx
        .insertInto('captaincyOffer')
        .values({
          ...where,
          captainId,
          offeredTo: personId,
          offeredAt: now,
          expiresAt: daysAfter(now, 7),
        })
        .execute();
  }
};

/** The code is valid for a week. */
const bringCode = async (trx: Trx, code: string, { pelotonId }: Place, now: Date): Promise<void> => {
  const expiresAt = daysAfter(now, 7);
  await trx
    .insertInto('groupCode')
    .values({ code, pelotonId, startsAt: now, expiresAt, useLimit: 100 })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ pelotonId }))
    .execute();
};

/** Sets a peloton and these people to the state that a test or a demo needs, from any earlier state. The database keeps its rules. */
export const membershipScenarioApi = (
  app: FastifyInstance,
  { platform: { db, clock } }: SandboxParts,
): void => {
  app.put('/sandbox/api/memberships', async (request, reply) => {
    const { pelotonId, isAcceptingMembers, groupCode, people } = read(scenarioBody, request.body);
    const { id: eventId } = await currentEvent(db);
    const where = { pelotonId, eventId };
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      const placed: Placed[] = [];
      for (const person of people) placed.push(await placedOf(trx, person));
      const peloton = await trx
        .updateTable('peloton')
        .set({ isActive: true, acceptingNewMembers: isAcceptingMembers })
        .where('id', '=', pelotonId)
        .returning('id')
        .executeTakeFirst();
      if (peloton === undefined) throw pelotonProblem('peloton-not-found');
      await refuseCaptains(trx, where, placed);
      await forget(trx, where, placed);
      await place(trx, where, placed, now);
      if (groupCode !== undefined) await bringCode(trx, groupCode, where, now);
    });
    return reply.code(204).send();
  });
};
