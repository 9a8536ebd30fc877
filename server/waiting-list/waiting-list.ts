import type { Trx } from '#server/platform/database/database.ts';
import { noteFreed, offerFree } from './waiting-list.offers.ts';
import { endEntriesOf, endEntry, insertEntry } from './waiting-list.queries.ts';
import type { Awaited, WaitingKind, WaitingSubject } from './waiting-list.types.ts';

export { noteFreed, offerEnds, offerFree, registerWaitingJobs } from './waiting-list.offers.ts';
export {
  awaitedPlaces,
  endAllEntries as closeWaitingList,
  endOffersBy,
  offeredPlaces,
  waitingOf,
} from './waiting-list.queries.ts';
export type { WaitingKind, WaitingSubject } from './waiting-list.types.ts';

type Deps = Parameters<typeof offerFree>[0];
type Who = { subjectId: string; personId: string; now: Date };

/** Puts a person at the end of the list; a person on it keeps their position. A free place is offered at once. */
export const joinWaitingList = async (
  deps: Deps,
  trx: Trx,
  subject: WaitingSubject,
  { subjectId, personId, now }: Who,
): Promise<void> => {
  // Under the lock, so that entries are in the order of arrival.
  await offerFree(deps, trx, subject, { subjectId, now });
  await insertEntry(trx, { kind: subject.kind, subjectId }, personId, now);
  await offerFree(deps, trx, subject, { subjectId, now });
};

/** Takes a person off the list, and offers their place to the next. False if they are not on it. */
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
 * Ends the person's offer as accepted; false if nothing is offered to them at `now`. The caller has locked the subject, called
 * `offerFree`, and gives the place in the same transaction.
 */
export const acceptOffer = (trx: Trx, awaited: Awaited & { personId: string }, now: Date): Promise<boolean> =>
  endEntry(trx, awaited, { as: 'accepted', at: now });

/** Deletes all entries of a person whose account closes. */
export const forgetWaiting = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  for (const kind of ['shift', 'route'] as const) await leaveWaitingLists(trx, personId, kind, now);
  await trx.deleteFrom('waitingListEntry').where('personId', '=', personId).execute();
};

/** Takes a person who no longer takes part off every list of a kind, or of `among`. The offered places go to the next. */
export const leaveWaitingLists = async (
  trx: Trx,
  personId: string,
  kind: WaitingKind,
  now: Date,
  among: readonly string[] | null = null,
): Promise<void> => noteFreed(trx, kind, await endEntriesOf(trx, { personId, kind, among }, now), now);
