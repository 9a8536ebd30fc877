import { currentEvent } from '#server/event/event.ts';
import { pelotonsRaised } from '#server/fundraising/fundraising.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton } from '#server/peloton/peloton.ts';
import type { Call, Handlers } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import {
  type Change,
  captained,
  type Deps,
  familyRequests,
  lockedChange,
  logBoth,
  tellBoth,
  tellOther,
} from './super-peloton.changing.ts';
import { agreedEmail, askedEmail, declinedEmail, leftEmail } from './super-peloton.emails.ts';
import { superPelotonProblem } from './super-peloton.problems.ts';
import {
  askedBefore,
  endRequest,
  insertRequest,
  lastRequest,
  pageFrom,
  setParent,
  subPelotons,
  supersedeOthers,
} from './super-peloton.queries.ts';
import { pause, refusalToAsk } from './super-peloton.rules.ts';

type NamedCall =
  | Call<'withdrawFamilyRequest'>
  | Call<'agreeToFamily'>
  | Call<'declineFamily'>
  | Call<'leaveFamily'>;

/** Makes two pelotons a family; the sub-peloton's other requests end. */
const unite = async (deps: Deps, trx: Trx, change: Change, requestId: string): Promise<void> => {
  const { childId, parentId, callerId, at } = change;
  await endRequest(trx, requestId, { state: 'agreed', at, by: callerId });
  await setParent(trx, childId, parentId);
  await supersedeOthers(trx, { childId, at, by: callerId });
  await logBoth(trx, change, 'family-agreed');
  await tellBoth(deps, trx, change, agreedEmail);
};

const subOf = ({ side, own, other }: Change) => (side === 'child' ? own : other);

const ask = async (deps: Deps, trx: Trx, change: Change): Promise<void> => {
  const { side, callerId, at } = change;
  if (subOf(change).parentId !== null) throw superPelotonProblem('has-parent');
  const last = await lastRequest(trx, change);
  if (last?.state === 'open') {
    if (last.askedBy !== side) await unite(deps, trx, change, last.id);
    return;
  }
  const since = new Date(at.getTime() - pause);
  const refusal = refusalToAsk(await askedBefore(trx, change, { side, since }));
  if (refusal !== null) throw superPelotonProblem(refusal);
  await insertRequest(trx, change, { askedBy: side, askerId: callerId, askedAt: at });
  await logBoth(trx, change, 'family-asked');
  await tellOther(deps, trx, change, askedEmail);
};

/** The other side's request, to be decided, or this side's request, to be withdrawn. */
const requestBy = async (trx: Trx, change: Change, asker: 'own' | 'other') => {
  const last = await lastRequest(trx, change);
  const isOwn = last?.askedBy === change.side;
  if (last === undefined || isOwn !== (asker === 'own'))
    throw superPelotonProblem('family-request-not-found');
  return last;
};

const agree = async (deps: Deps, trx: Trx, change: Change): Promise<void> => {
  const { id, state } = await requestBy(trx, change, 'other');
  if (state === 'agreed' && subOf(change).parentId === change.parentId) return;
  if (state !== 'open') throw superPelotonProblem('family-request-decided');
  if (subOf(change).parentId !== null) throw superPelotonProblem('has-parent');
  await unite(deps, trx, change, id);
};

const decline = async (deps: Deps, trx: Trx, change: Change): Promise<void> => {
  const { id, state } = await requestBy(trx, change, 'other');
  if (state === 'declined') return;
  if (state !== 'open') throw superPelotonProblem('family-request-decided');
  await endRequest(trx, id, { state: 'declined', at: change.at, by: change.callerId });
  await logBoth(trx, change, 'family-declined');
  await tellOther(deps, trx, change, declinedEmail);
};

const withdraw = async (_: Deps, trx: Trx, change: Change): Promise<void> => {
  const { id, state } = await requestBy(trx, change, 'own');
  if (state === 'withdrawn') return;
  if (state !== 'open') throw superPelotonProblem('family-request-decided');
  await endRequest(trx, id, { state: 'withdrawn', at: change.at, by: change.callerId });
};

const leave = async (deps: Deps, trx: Trx, change: Change): Promise<void> => {
  if (subOf(change).parentId !== change.parentId) return;
  await setParent(trx, change.childId, null);
  await logBoth(trx, change, 'family-left');
  await tellBoth(deps, trx, change, leftEmail);
};

/** The public data of a family. */
export const superPelotonReading = ({ db }: Pick<Deps, 'db'>) =>
  ({
    getPelotonFamily: async ({ params, query }) => {
      const event = await currentEvent(db);
      const peloton = await findPeloton(db, params.id);
      if (peloton === undefined) throw pelotonProblem('peloton-not-found');
      const page = pageOf(query);
      const family = peloton.level === 'super' ? await subPelotons(db, peloton.id, event.id) : [];
      const raised = await pelotonsRaised(
        db,
        family.map(({ id }) => id),
        event.id,
      );
      const ranked = family
        .map((one) => ({ ...one, raised: raised.get(one.id) ?? 0 }))
        .sort(
          // The id last: pages of one list never repeat or omit one of two with the same name.
          (one, other) =>
            other.raised - one.raised ||
            one.name.localeCompare(other.name, 'en') ||
            (one.id < other.id ? -1 : 1),
        );
      const body = pageFrom(ranked, page);
      return { status: 200, headers: paginationHeaders(page, body.length, ranked.length), body };
    },
  }) satisfies Partial<Handlers>;

export const superPelotonOperations = (deps: Deps) => {
  const changed = async <Made extends NamedCall>(
    call: Made,
    change: (deps: Deps, trx: Trx, change: Change) => Promise<void>,
  ) => {
    // Before anything is stored for the key: callers who are not the captain leave no trace.
    const { id } = await captained(deps.db, call);
    return withIdempotency(deps, { ...call, body: null }, async (trx) => {
      await change(deps, trx, await lockedChange(deps, trx, call, call.params.otherId));
      return { status: 200 as const, body: await familyRequests(trx, id) };
    });
  };

  return {
    ...superPelotonReading(deps),

    getFamilyRequests: async (call) => {
      const { id } = await captained(deps.db, call);
      return { status: 200, body: await familyRequests(deps.db, id) };
    },

    askForFamily: async (call) => {
      const { id } = await captained(deps.db, call);
      return withIdempotency(deps, call, async (trx) => {
        await ask(deps, trx, await lockedChange(deps, trx, call, call.body.pelotonId));
        return { status: 200 as const, body: await familyRequests(trx, id) };
      });
    },

    withdrawFamilyRequest: (call) => changed(call, withdraw),
    agreeToFamily: (call) => changed(call, agree),
    declineFamily: (call) => changed(call, decline),
    leaveFamily: (call) => changed(call, leave),
  } satisfies Partial<Handlers>;
};
