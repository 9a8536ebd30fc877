import type { Trx } from '#server/platform/database/database.ts';
import { noteFreed, offerFree } from './waiting-list.offers.ts';
import { endEntriesOf, endEntry, insertEntry } from './waiting-list.queries.ts';
import type { Awaited, WaitingKind, WaitingSubject } from './waiting-list.types.ts';

export { noteFreed, offerFree, registerWaitingJobs } from './waiting-list.offers.ts';
export {
  awaitedPlaces,
  endAllEntries as closeWaitingList,
  endOffersBy,
  offeredPlaces,
  waitingOf,
} from './waiting-list.queries.ts';
export { offerEnds } from './waiting-list.rules.ts';
export type { WaitingKind, WaitingSubject } from './waiting-list.types.ts';

type Deps = Parameters<typeof offerFree>[0];
type Who = { subjectId: string; personId: string; now: Date };

/** Puts a person at the end of the list; somebody who waits already keeps their position. A place that is free is offered at once. */
export const joinWaitingList = async (
  deps: Deps,
  trx: Trx,
  subject: WaitingSubject,
  { subjectId, personId, now }: Who,
): Promise<void> => {
  // Under the lock, so that the order of arrival is the order in which people are in.
  await offerFree(deps, trx, subject, { subjectId, now });
  await insertEntry(trx, { kind: subject.kind, subjectId }, personId, now);
  await offerFree(deps, trx, subject, { subjectId, now });
};

/** Takes a person off the list, and what they were offered goes to the next. False where they don't wait. */
export const leaveWaitingList = async (
  deps: Deps,
  trx: Trx,
  subject: WaitingSubject,
  { subjectId, personId, now }: Who,
): Promise<boolean> => {
  await subject.lock(trx, subjectId, now);
  const left = await endEntry(trx, { kind: subject.kind, subjectId, personId }, { as: 'left', at: now });
  if (left) await offerFree(deps, trx, subject, { subjectId, now });
  return left;
};

/**
 * Ends the person's offer as accepted; false where nothing is offered to them at `now`. The caller has locked the subject, called
 * `offerFree`, and gives the place in the same transaction.
 */
export const acceptOffer = (trx: Trx, awaited: Awaited & { personId: string }, now: Date): Promise<boolean> =>
  endEntry(trx, awaited, { as: 'accepted', at: now });

/** Takes a person off every list and deletes that they ever waited, as their account closes. */
export const forgetWaiting = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  for (const kind of ['shift', 'route'] as const) await leaveWaitingLists(trx, personId, kind, now);
  await trx.deleteFrom('waitingListEntry').where('personId', '=', personId).execute();
};

/**
 * Takes a person off every list of a kind, as they no longer take part; or off those of `among`. What was offered to them goes to the
 * next.
 */
export const leaveWaitingLists = async (
  trx: Trx,
  personId: string,
  kind: WaitingKind,
  now: Date,
  among: readonly string[] | null = null,
): Promise<void> => noteFreed(trx, kind, await endEntriesOf(trx, { personId, kind, among }, now), now);
