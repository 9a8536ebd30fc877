import { z } from 'zod';
import { pelotonNameProblem } from '#machines/founding/peloton-name.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { valueChecker } from '#server/platform/contract/compilers.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';
import { fieldPatcher } from '#server/platform/contract/field-patch.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { checkVersion } from '#server/platform/contract/version.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { isDuplicateIn } from '#server/platform/database/database-errors.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { storyField } from '#server/story/story.ts';
import { writeLog } from './peloton.log.ts';
import { pelotonProblem } from './peloton.problems.ts';
import { findPeloton, isLeader, lockPeloton } from './peloton.queries.ts';

/** A peloton's goal in an event, in cents; null if it set none. */
export const goalOf = async (db: Db | Trx, pelotonId: string, eventId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('pelotonGoal')
    .select('goal')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row?.goal ?? null;
};

export const setGoal = async (
  trx: Trx,
  { pelotonId, eventId }: { pelotonId: string; eventId: string },
  goal: number | null,
): Promise<void> => {
  if (goal === null) {
    await trx
      .deleteFrom('pelotonGoal')
      .where('pelotonId', '=', pelotonId)
      .where('eventId', '=', eventId)
      .execute();
    return;
  }
  await trx
    .insertInto('pelotonGoal')
    .values({ pelotonId, eventId, goal })
    .onConflict((conflict) => conflict.columns(['pelotonId', 'eventId']).doUpdateSet({ goal }))
    .execute();
};

const isName = valueChecker(schemaNamed('PelotonName'));

/** A peloton's stored name: without space around it. */
const nameField = z
  .string()
  .transform((name) => name.trim().replace(/\s+/g, ' '))
  .superRefine((name, context) => {
    const message = pelotonNameProblem(name) ?? isName(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** The fields that captain and admins change. The goal is part of the page's version, and has its own operation. */
const editable = z.object({
  name: nameField,
  story: storyField,
  acceptingNewMembers: z.boolean(),
  displayDonations: z.boolean(),
});

type Editable = z.output<typeof editable>;

const patcher = fieldPatcher<Editable>(editable);

const applyPatch = patcher.apply;

type Versioned = Readonly<Record<keyof Editable, unknown> & { goal: number | null }>;

/** The version before a change of the page or the goal, as an ETag. */
export const versionOf = ({ goal, ...page }: Versioned): string =>
  patcher.versionOf(page).replace(/"$/, `-${goal ?? 'none'}"`);

/** Changes in the database's form: a story is JSON. */
const asStored = ({ story, ...rest }: Partial<Editable>) => ({
  ...rest,
  ...(story !== undefined && { story: story === null ? null : JSON.stringify(story) }),
});
type EditCall = Call<'updatePeloton'> | Call<'updatePelotonFundraising'>;
type Shown = (db: Trx, id: string, caller: { personId: string | null } | null) => Promise<Schemas['Peloton']>;

const nameIndexes = ['peloton_name_taken', 'peloton_capitals_taken'];

/** Names are unique among the pelotons that ride; the database compares them by appearance. */
export const nameTakenWhere = <Result>(work: Promise<Result>, path: string): Promise<Result> =>
  work.catch((error: unknown) => {
    if (!nameIndexes.some((index) => isDuplicateIn(error, index))) throw error;
    const { message } = pelotonProblem('name-taken');
    throw pelotonProblem('name-taken', { fields: [{ path, code: 'name-taken', message }] });
  });

/** The peloton that the caller leads, locked, in the version that the change is meant for. */
const lockedPage = async (trx: Trx, call: EditCall) => {
  const { personId } = signedIn(call);
  const event = await currentEvent(trx);
  const id = call.params.id.toLowerCase();
  await lockPeloton(trx, id);
  const peloton = await findPeloton(trx, id);
  if (peloton === undefined || !(await isLeader(trx, { pelotonId: id, eventId: event.id, personId })))
    throw pelotonProblem('peloton-not-yours');
  const goal = await goalOf(trx, id, event.id);
  checkVersion(call.headers['if-match'], versionOf({ ...peloton, goal }));
  return { peloton, eventId: event.id, personId };
};

/** Changes of a peloton's page by its leaders. */
export const editingOperations = (deps: { db: Db; clock: Clock }, shown: Shown) => {
  const answer = async (trx: Trx, call: EditCall) => {
    const body = await shown(trx, call.params.id, call.caller);
    return { status: 200 as const, body, headers: { etag: body.version ?? '' } };
  };
  return {
    updatePeloton: (call) =>
      withIdempotency(deps, call, async (trx) => {
        const { peloton, eventId, personId } = await lockedPage(trx, call);
        const outcome = applyPatch(peloton, call.body);
        if ('fields' in outcome) throw platformProblem('validation-failed', { fields: outcome.fields });
        const fields = Object.keys(outcome.changes);
        if (fields.length > 0) {
          const at = call.body.findLastIndex(({ path }) => path === '/name');
          const saved = trx
            .updateTable('peloton')
            .set(asStored(outcome.changes))
            .where('id', '=', peloton.id)
            .execute();
          await nameTakenWhere(saved, `/body/${at}/value`);
          await writeLog(trx, {
            pelotonId: peloton.id,
            eventId,
            kind: 'page-changed',
            actorId: personId,
            details: { fields },
            at: deps.clock.now(),
          });
        }
        return answer(trx, call);
      }),

    updatePelotonFundraising: (call) =>
      withIdempotency(deps, call, async (trx) => {
        const { peloton, eventId, personId } = await lockedPage(trx, call);
        const place = { pelotonId: peloton.id, eventId };
        await setGoal(trx, place, call.body.goal);
        await writeLog(trx, { ...place, kind: 'goal-changed', actorId: personId, at: deps.clock.now() });
        return answer(trx, call);
      }),
  } satisfies Partial<Handlers>;
};
