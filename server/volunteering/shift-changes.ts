import type { Schemas } from '#openapi/contract.gen.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { type Trx, transact } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  closeWaitingList,
  endOffersBy,
  offeredPlaces,
  offerFree,
} from '#server/waiting-list/waiting-list.ts';
import { clashInWords, clashOf, ownTimes } from './own-time.ts';
import { cancelledEmail, ledMovedEmail, movedEmail, unconfirmedEmail } from './shift.emails.ts';
import {
  deletePlace,
  findPlace,
  holdersOf,
  leadsOutside,
  lockShifts,
  type Shift,
  setAnswers,
  takenOf,
} from './shift-places.queries.ts';
import { shiftWaiting } from './shift-waiting.ts';
import { type SignUpDeps, writeTo } from './sign-up.ts';
import { volunteeringProblem } from './volunteering.problems.ts';
import { shiftsByIds } from './volunteering.queries.ts';
import { confirmEnds, hasBegun, shiftView } from './volunteering.rules.ts';

type Deps = SignUpDeps & Pick<Platform, 'jobs' | 'settings'>;
type Changed = Schemas['ShiftChange'];

const confirmationJob = 'shift-confirmation-end';

const lockOpen = async (trx: Trx, shiftId: string, now: Date): Promise<Shift> => {
  const [shift] = await lockShifts(trx, [shiftId]);
  if (shift === undefined) throw volunteeringProblem('shift-not-found');
  if (hasBegun(shift, now)) throw volunteeringProblem('shift-begun');
  return shift;
};

/** A confirmed person also accepts a shorter time at the same place. */
const needsConfirming = (before: Shift, after: Shift): boolean =>
  after.startsAt < before.startsAt || after.endsAt > before.endsAt || after.location !== before.location;

const tellMoved = async (
  deps: Deps,
  trx: Trx,
  now: Date,
  { before, after }: { before: Shift; after: Shift },
) => {
  const isElsewhere = needsConfirming(before, after);
  for (const holder of await holdersOf(trx, after.id, now)) {
    const place = { shiftId: after.id, registrationId: holder.registrationId };
    const own = await ownTimes(trx, holder.personId, after.eventId);
    const wanted = { name: after.title, startsAt: after.startsAt, endsAt: after.endsAt };
    const clash = clashOf(
      wanted,
      own.filter(({ id }) => id !== after.id),
    );
    // A person with an incomplete registration confirms with its next steps. One who hasn't answered an earlier change is asked again.
    const asks = isElsewhere || holder.confirmUntil !== null;
    const until = holder.isRegistered && asks ? confirmEnds(now, after) : null;
    if (until !== null) {
      await setAnswers(trx, place, { confirmUntil: until });
      await deps.jobs.enqueue(trx, confirmationJob, place, { runAt: until });
    }
    await writeTo(deps, trx, 'shift-moved', holder, (to) =>
      movedEmail(to, {
        before,
        shift: after,
        confirmUntil: until,
        isOpen: !holder.isRegistered && isElsewhere,
        clash: clash === undefined ? null : clashInWords(wanted, clash),
      }),
    );
  }
  for (const lead of await leadsOutside(trx, after.id))
    await writeTo(deps, trx, 'shift-moved', lead, (to) => ledMovedEmail(to, before, after));
};

const change = async (deps: Deps, trx: Trx, shiftId: string, wanted: Changed): Promise<void> => {
  const now = deps.clock.now();
  const before = await lockOpen(trx, shiftId, now);
  const [startsAt, endsAt] = [new Date(wanted.startsAt), new Date(wanted.endsAt)];
  if (startsAt <= now || endsAt <= startsAt) throw volunteeringProblem('shift-times-wrong');
  const { taken } = await takenOf(trx, shiftId, now);
  const promised = await offeredPlaces(trx, { kind: 'shift', subjectId: shiftId }, now);
  if (wanted.capacity < taken + promised) throw volunteeringProblem('shift-places-taken');
  const { location, capacity } = wanted;
  const after: Shift = { ...before, startsAt, endsAt, location, capacity, revision: before.revision + 1 };
  await trx
    .updateTable('shift')
    .set({ startsAt, endsAt, location, capacity, revision: after.revision })
    .where('id', '=', shiftId)
    .execute();
  const isMoved =
    startsAt.getTime() !== before.startsAt.getTime() ||
    endsAt.getTime() !== before.endsAt.getTime() ||
    location !== before.location;
  if (isMoved) await tellMoved(deps, trx, now, { before, after });
  await endOffersBy(trx, { kind: 'shift', subjectId: shiftId }, startsAt);
  await offerFree(deps, trx, shiftWaiting(deps.settings), { subjectId: shiftId, now });
};

/** Cancels a shift for its people and its waiting list; each of them gets an e-mail in the same transaction. */
const cancel = async (deps: Deps, trx: Trx, shiftId: string): Promise<void> => {
  const now = deps.clock.now();
  const shift = await lockOpen(trx, shiftId, now);
  const holders = await holdersOf(trx, shiftId, now);
  const leads = await leadsOutside(trx, shiftId);
  await trx.deleteFrom('shiftPlace').where('shiftId', '=', shiftId).execute();
  const waited = await closeWaitingList(trx, { kind: 'shift', subjectId: shiftId }, now);
  await trx
    .updateTable('shift')
    .set({ cancelledAt: now, revision: shift.revision + 1 })
    .where('id', '=', shiftId)
    .execute();
  for (const holder of holders)
    await writeTo(deps, trx, 'shift-cancelled', holder, (to) => cancelledEmail(to, shift, 'place'));
  for (const lead of leads)
    await writeTo(deps, trx, 'shift-cancelled', lead, (to) => cancelledEmail(to, shift, 'lead'));
  for (const personId of waited) {
    const person = await trx
      .selectFrom('person')
      .select(['id as personId', 'firstName', 'emailAddress'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    await writeTo(deps, trx, 'shift-cancelled', person, (to) => cancelledEmail(to, shift, 'waiting'));
  }
};

/** The staff's changes of shifts. */
export const shiftChangeOperations = (deps: Deps) => {
  const organizer = (call: Pick<Call, 'caller'>): void => {
    if (!deps.settings.organizerOids.includes(signedIn(call).oid))
      throw volunteeringProblem('shift-organizers-only');
  };
  return {
    changeShift: async (call) => {
      organizer(call);
      const { shiftId } = call.params;
      return withIdempotency(deps, call, async (trx) => {
        await change(deps, trx, shiftId, call.body);
        const [shift] = await shiftsByIds(trx, [shiftId], deps.clock.now());
        if (shift === undefined) throw volunteeringProblem('shift-not-found');
        return { status: 200 as const, body: shiftView(shift) };
      });
    },
    cancelShift: async (call) => {
      organizer(call);
      return withIdempotency(deps, call, async (trx) => {
        await cancel(deps, trx, call.params.shiftId);
        return { status: 204 as const };
      });
    },
  } satisfies Partial<Handlers>;
};

const endUnconfirmed = async (
  deps: SignUpDeps,
  trx: Trx,
  place: { shiftId: string; registrationId: string },
): Promise<void> => {
  const now = deps.clock.now();
  const [shift] = await lockShifts(trx, [place.shiftId]);
  const found = await findPlace(trx, place);
  // Confirmed, left, moved again, or begun: a person who arrives does not lose the place at the gate.
  if (shift === undefined || !found?.confirmUntil || found.confirmUntil > now || hasBegun(shift, now)) return;
  const holder = (await holdersOf(trx, shift.id, now)).find(
    (each) => each.registrationId === place.registrationId,
  );
  if (holder === undefined) return;
  await deletePlace(trx, place);
  await writeTo(deps, trx, 'shift-unconfirmed', holder, (to) => unconfirmedEmail(to, shift));
  await offerFree(deps, trx, shiftWaiting(deps.settings), { subjectId: shift.id, now });
};

/** Releases places of moved shifts that were not confirmed in time. */
export const registerShiftJobs = (deps: SignUpDeps & Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  deps.jobs.register(
    confirmationJob,
    ({ shiftId, registrationId }) =>
      transact(deps.db, (trx) =>
        endUnconfirmed(deps, trx, { shiftId: String(shiftId), registrationId: String(registrationId) }),
      ),
    { isNeverGivenUp: true },
  );
};
