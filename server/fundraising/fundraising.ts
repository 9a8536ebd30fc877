import type { Db, Trx } from '#server/platform/database/database.ts';
import { pelotonSums, peopleProgress, personSums, yearSum, yearSums } from './fundraising.queries.ts';
import { type Fundraising, fundraisingView, type Parts, partsView, together } from './fundraising.rules.ts';
import {
  eventParts,
  fundParts,
  isSharedInOwed,
  pelotonParts,
  pendingFor,
  personParts,
} from './parts.queries.ts';
import type { Totals } from './totals.ts';

export {
  fundraisingView,
  isHighRoller,
  missingOf,
  type Standing,
  standingOf,
  withDebt,
  withGoal,
} from './fundraising.rules.ts';
export { type FundraisingYear, fundraisingYears } from './history.queries.ts';
export { fundraisingJobs, schedulePublicRelease } from './public-release.ts';
export { type Totals, totalsTable } from './totals.ts';

/**
 * A peloton's totals in cents; a super-peloton's include those of its sub-pelotons. What its members have, and the `fund` of no member,
 * less what is `owed`, is `raised`, or 0 where more is owed than there is.
 */
export type PelotonFundraising = { raised: number; fund: number; owed: number; allTimeRaised: number };

/** How a person stands to the cent, with the highest goal or commitment whose celebration they saw. */
export const ownFundraisingOf = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<{ fundraising: Fundraising; celebrated: number }> => {
  const sums = await personSums(db, personId, eventId, 'exact');
  return { fundraising: fundraisingView(sums), celebrated: sums.celebrated };
};

/** How a person stands in an event, summed up from the ledger. */
export const fundraisingOf = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
  totals: Totals,
): Promise<Fundraising> => fundraisingView(await personSums(db, personId, eventId, totals));

/** A peloton's general fund and what its members raised in the years they were its members. */
export const pelotonFundraising = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
  totals: Totals,
): Promise<PelotonFundraising> => {
  const [sums] = await pelotonSums(db, [pelotonId], eventId, totals);
  const { balance, fund, owed, allTimeBalance } = sums ?? { balance: 0, fund: 0, owed: 0, allTimeBalance: 0 };
  return { raised: Math.max(0, balance), fund, owed, allTimeRaised: Math.max(0, allTimeBalance) };
};

/** A peloton's total as the ledger has it, in cents: below zero where its members and funds owe more than there is. */
export const pelotonBalance = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
  totals: Totals,
): Promise<number> => (await pelotonSums(db, [pelotonId], eventId, totals))[0]?.balance ?? 0;

/** What each of the people raised in an event and wants to raise, in cents, by person id: for public lists of people. */
export const progressOf = async (
  db: Db | Trx,
  personIds: readonly string[],
  eventId: string,
): Promise<ReadonlyMap<string, { raised: number; goal: number }>> => {
  const rows = await peopleProgress(db, personIds, eventId);
  return new Map(rows.map(({ id, raised, goal }) => [id, { raised: Math.max(0, raised), goal }]));
};

/** What each of the pelotons raised in an event, in cents, by peloton id: for public lists of pelotons. */
export const pelotonsRaised = async (
  db: Db | Trx,
  pelotonIds: readonly string[],
  eventId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await pelotonSums(db, pelotonIds, eventId, 'public');
  return new Map(rows.map(({ id, balance }) => [id, Math.max(0, balance)]));
};

/** What everyone together has raised for the event of that year, in cents; the public total. */
export const eventRaised = async (db: Db | Trx, year: number): Promise<number> =>
  Math.max(0, await yearSum(db, year));

/** The same for every year that has something in the ledger, in cents. */
export const raisedByYear = async (db: Db | Trx): Promise<Map<number, number>> =>
  new Map((await yearSums(db)).map(({ year, raised }) => [year, Math.max(0, raised)]));

/** What a person's total of an event is made of: to the cent, and with what is under way, for `isOwn`, whose it is. */
export const partsOfPerson = async (
  db: Db | Trx,
  personId: string,
  event: { id: string; year: number },
  isOwn: boolean,
): Promise<Parts> =>
  partsView(
    await personParts(db, personId, event.year, isOwn ? 'exact' : 'public'),
    isOwn ? await pendingFor(db, { personId }, event.id) : null,
    await isSharedInOwed(db, 'User', personId, event, isOwn ? 'exact' : 'public'),
  );

/** The same for a peloton with its members and the pelotons below it; what is under way is its own fund's, for those who lead it. */
export const partsOfPeloton = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
  { isLeader, totals }: { isLeader: boolean; totals: Totals },
): Promise<Parts> =>
  partsView(
    together(await pelotonParts(db, pelotonId, eventId, totals)),
    isLeader ? await pendingFor(db, { pelotonId }, eventId) : null,
  );

/** The same for a peloton's own fund, for those who lead it. */
export const partsOfFund = async (
  db: Db | Trx,
  pelotonId: string,
  event: { id: string; year: number },
): Promise<Parts> =>
  partsView(
    await fundParts(db, pelotonId, event.year),
    await pendingFor(db, { pelotonId }, event.id),
    await isSharedInOwed(db, 'Peloton', pelotonId, event, 'exact'),
  );

/** The same for all that came together for an event, as everybody may know it. */
export const partsOfEvent = async (db: Db | Trx, year: number): Promise<Parts> =>
  partsView(together(await eventParts(db, year)), null);
