import { randomUUID } from 'node:crypto';
import { pelotonNameProblem, tidyName } from '#machines/founding/peloton-name.ts';
import { storyProblem } from '#machines/story/story.rules.ts';
import { normalStory } from '#machines/story/story.ts';
import { currentEvent } from '#server/event/event.ts';
import { ensureGroupCode } from '#server/invitation/invitation.ts';
import { membershipProblem } from '#server/membership/membership.problems.ts';
import { isParticipant, lockPerson, membershipIn, withdrawRequest } from '#server/membership/membership.ts';
import { nameTakenWhere, pelotonFor, setGoal, writeLog } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

type Deps = { db: Db; clock: Clock };

const refuseUnfit = ({ name, story }: Call<'createPeloton'>['body']): void => {
  const said = { name: pelotonNameProblem(name), story: storyProblem(story) };
  const fields = Object.entries(said).flatMap(([field, message]) =>
    message === null ? [] : [{ path: `/body/${field}`, code: 'invalid', message }],
  );
  if (fields.length > 0) throw platformProblem('validation-failed', { fields });
};

const found = (deps: Deps, call: Call<'createPeloton'>) => {
  const { personId } = signedIn(call);
  const { body } = call;
  refuseUnfit(body);
  return withIdempotency(deps, call, async (trx: Trx): Promise<Answer<'createPeloton'>> => {
    const at = deps.clock.now();
    const event = await currentEvent(trx);
    await lockPerson(trx, personId);
    if (!(await isParticipant(trx, event.id, personId))) throw membershipProblem('participants-only');
    if ((await membershipIn(trx, event.id, personId)) !== undefined)
      throw membershipProblem('member-elsewhere');
    const story = normalStory(body.story);
    const inserted = trx
      .insertInto('peloton')
      .values({
        id: randomUUID(),
        name: tidyName(body.name),
        level: body.level,
        story: story === null ? null : JSON.stringify(story),
        acceptingNewMembers: body.acceptingNewMembers,
        yearsActive: [event.year],
        createdAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: pelotonId } = await nameTakenWhere(inserted, '/body/name');
    const place = { pelotonId, eventId: event.id };
    await withdrawRequest(trx, { eventId: event.id, personId, at });
    await trx
      .insertInto('pelotonMember')
      .values({ ...place, personId, role: 'captain', joinedAt: at, leadsSince: at })
      .execute();
    await setGoal(trx, place, body.goal);
    await ensureGroupCode(trx, pelotonId, at);
    await writeLog(trx, { ...place, kind: 'founded', actorId: personId, personId, at });
    return { status: 201, body: await pelotonFor(trx, pelotonId, call.caller) };
  });
};

export const foundingOperations = (deps: Deps) =>
  ({ createPeloton: (call) => found(deps, call) }) satisfies Partial<Handlers>;
