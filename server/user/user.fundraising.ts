import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import { type Answer, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { checkVersion } from '#server/platform/contract/version.ts';
import { fingerprint, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { userProblem } from './user.problems.ts';
import { upsertGoal } from './user.queries.ts';

type Fundraising = Schemas['Fundraising'];
type OwnFundraising = Fundraising & { version: string };

/** With the version for changes. Only changeable fields count, so that a donation does not refuse a change. */
export const withVersion = (fundraising: Fundraising): OwnFundraising => {
  const { goal, seenSuccess } = fundraising;
  return { ...fundraising, version: `"${fingerprint({ goal, seenSuccess }).slice(0, 32)}"` };
};

export const fundraisingOperations = (deps: Pick<Platform, 'db' | 'clock'>) =>
  ({
    updateFundraisingGoal: async (call) => {
      const { personId } = signedIn(call);
      const { goal, seenSuccess, celebrated } = call.body;
      const event = await currentEvent(deps.db);
      return withIdempotency(deps, call, async (trx): Promise<Answer<'updateFundraisingGoal'>> => {
        const own = async () => withVersion(await fundraisingOf(trx, personId, event.id, 'exact'));
        // Locked, so that the version still holds when its change is written; without a goal there is no other row yet.
        await trx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
        const { version, committedAmount } = await own();
        if (goal !== undefined || seenSuccess !== undefined) checkVersion(call.headers['if-match'], version);
        if (goal !== undefined && goal < committedAmount) throw userProblem('goal-too-low');
        await upsertGoal(trx, personId, event.id, {
          ...(goal !== undefined && { goal }),
          ...(seenSuccess !== undefined && { seenSuccess }),
          ...(celebrated !== undefined && { celebrated }),
          committedAmount,
        });
        const body = await own();
        return { status: 200, body, headers: { etag: body.version } };
      });
    },
  }) satisfies Partial<Handlers>;
