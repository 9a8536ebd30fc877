import { currentEvent } from '#server/event/event.ts';
import { lockAccounts, reverse } from '#server/ledger/ledger.ts';
import { findPeloton, lockPeloton, writeLog } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fundSharingProblem } from './fund-sharing.problems.ts';
import { undoWithin } from './fund-sharing.rules.ts';
import { inTurn } from './in-turn.ts';
import { accountOf } from './share-booking.ts';
import { tellOfTakingBack } from './share-emails.ts';
import { type ShareRow, shareById } from './share-history.queries.ts';
import { type Looking, lookingAt, readViews } from './share-history.ts';
import { type Event, refuseUnlessOpen, type SharingPlace } from './share-order.ts';
import { placeOf } from './share-place.ts';
import { readKept } from './still-there.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;
type TakingCall = Call<'undoFundShare'> | Call<'declineFundShare'>;
type As = 'undone' | 'declined';

const sourceOf = ({ sourceType: type, sourceId: id }: ShareRow) => ({ type, id });
const receiverOf = ({ receiverType: type, receiverId: id }: ShareRow) => ({ type, id });

const logKinds = { undone: 'share-undone', declined: 'share-declined' } as const;

/** @throws ProblemError `share-not-found` unless the caller is on the side of the share that may do this */
const ownShare = async (db: Db | Trx, clock: Clock, event: Event, call: TakingCall, as: As) => {
  const row = await shareById(db, call.params.shareId);
  if (row === undefined || row.eventId !== event.id) throw fundSharingProblem('share-not-found');
  const { personId } = signedIn(call);
  const looking = await lookingAt(db, clock, { event, pelotonId: row.pelotonId, personId });
  const { type, id } = as === 'undone' ? sourceOf(row) : receiverOf(row);
  if (!(type === 'User' ? id === personId : looking.leads)) throw fundSharingProblem('share-not-found');
  return { row, looking };
};

const takeBack = async (
  deps: Deps,
  trx: Trx,
  { place, row, as, looking }: { place: SharingPlace; row: ShareRow; as: As; looking: Looking },
): Promise<void> => {
  const { clock } = deps;
  if (as === 'undone' && looking.now.getTime() >= row.madeAt.getTime() + undoWithin)
    throw fundSharingProblem('undo-too-late');
  await refuseUnlessOpen(trx, clock, place);
  const sides = [sourceOf(row), receiverOf(row)];
  await lockAccounts(
    trx,
    sides.map((side) => accountOf(side, place.event.year)),
  );
  const kept = (await readKept(trx, place.event, [row]))(row);
  if (kept !== null) throw fundSharingProblem(kept);
  const { transactionId: reversalId } = await reverse(trx, clock, {
    transactionId: row.transactionId,
    kind: `fund-share-${as}`,
  });
  const at = clock.now();
  await trx
    .updateTable('fundShare')
    .set({ takenBackAs: as, takenBackBy: looking.personId, takenBackAt: at, reversalId })
    .where('id', '=', row.id)
    .execute();
  const { amount } = row;
  await writeLog(trx, {
    ...placeOf(place),
    kind: logKinds[as],
    actorId: looking.personId,
    personId: row.receiverType === 'User' ? row.receiverId : null,
    details: { amount },
    at,
  });
  const [source, receiver] = [sourceOf(row), receiverOf(row)];
  await tellOfTakingBack(deps, trx, { ...place, as, by: looking.personId, source, receiver, amount });
};

const taken = async <Operation extends 'undoFundShare' | 'declineFundShare'>(
  deps: Deps,
  call: Call<Operation> & TakingCall,
  as: As,
) => {
  const event = await currentEvent(deps.db);
  const { row: known } = await ownShare(deps.db, deps.clock, event, call, as);
  const effect = async (trx: Trx): Promise<Answer<'undoFundShare'>> => {
    await lockPeloton(trx, known.pelotonId);
    const { row, looking } = await ownShare(trx, deps.clock, event, call, as);
    if (row.takenBackAs !== null && row.takenBackAs !== as) throw fundSharingProblem('share-taken-back');
    if (row.takenBackAs === null) {
      const peloton = await findPeloton(trx, row.pelotonId);
      if (peloton === undefined) throw fundSharingProblem('share-not-found');
      await takeBack(deps, trx, { place: { event, peloton }, row, as, looking });
    }
    const now = (await shareById(trx, row.id)) ?? row;
    const viewOf = await readViews(trx, event, [now]);
    return { status: 200, body: viewOf(now, looking) };
  };
  return inTurn(known.pelotonId, () => withIdempotency(deps, { ...call, body: null }, effect));
};

/** The giver undoes a share, or the receiver declines it. */
export const takingBackOperations = (deps: Deps) =>
  ({
    undoFundShare: (call) => taken(deps, call, 'undone'),
    declineFundShare: (call) => taken(deps, call, 'declined'),
  }) satisfies Partial<Handlers>;
