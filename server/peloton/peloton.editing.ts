import type { components } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { checkVersion } from '#server/platform/contract/version.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { isDuplicateIn } from '#server/platform/database/database-errors.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { goalOf, setGoal } from './peloton.goal.ts';
import { writeLog } from './peloton.log.ts';
import { applyPatch, asStored, versionOf } from './peloton.patch.ts';
import { pelotonProblem } from './peloton.problems.ts';
import { findPeloton, isLeader, lockPeloton } from './peloton.queries.ts';

type Deps = { db: Db; clock: Clock };
type Peloton = components['schemas']['Peloton'];
type EditCall = Call<'updatePeloton'> | Call<'updatePelotonFundraising'>;
type Shown = (db: Trx, id: string, caller: { personId: string | null } | null) => Promise<Peloton>;

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
export const editingOperations = (deps: Deps, shown: Shown) => {
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
