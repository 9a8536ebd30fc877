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
  type CommitmentProgress,
  commitmentProgressOf,
  fundraisingView,
  isHighRoller,
  missingOf,
  withDebt,
  withGoal,
} from './fundraising.rules.ts';
export { type FundraisingYear, fundraisingYears } from './history.queries.ts';
export { fundraisingJobs, schedulePublicRelease } from './public-release.ts';
export { type Totals, totalsTable } from './totals.ts';

/**
 * A peloton's totals in cents; a super-peloton's include its sub-pelotons. `raised` is the members' amounts and the `fund`, less what is
 * `owed`, and at least 0.
 */
export type PelotonFundraising = { raised: number; fund: number; owed: number; allTimeRaised: number };

/** A person's exact fundraising progress, with the highest goal or commitment whose celebration they saw. */
export const ownFundraisingOf = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<{ fundraising: Fundraising; celebrated: number }> => {
  const sums = await personSums(db, personId, eventId, 'exact');
  return { fundraising: fundraisingView(sums), celebrated: sums.celebrated };
};

/** A person's fundraising progress in an event, summed from the ledger. */
export const fundraisingOf = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
  totals: Totals,
): Promise<Fundraising> => fundraisingView(await personSums(db, personId, eventId, totals));

/** A peloton's general fund, and what its members raised in the years of their membership. */
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

/** A peloton's total in the ledger, in cents: negative where its members and funds owe more than they have. */
export const pelotonBalance = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
  totals: Totals,
): Promise<number> => (await pelotonSums(db, [pelotonId], eventId, totals))[0]?.balance ?? 0;

/** Each person's raised amount and goal in an event, in cents, by person id: for public lists of people. */
export const progressOf = async (
  db: Db | Trx,
  personIds: readonly string[],
  eventId: string,
): Promise<ReadonlyMap<string, { raised: number; goal: number }>> => {
  const rows = await peopleProgress(db, personIds, eventId);
  return new Map(rows.map(({ id, raised, goal }) => [id, { raised: Math.max(0, raised), goal }]));
};

/** Each peloton's raised amount in an event, in cents, by peloton id: for public lists of pelotons. */
export const pelotonsRaised = async (
  db: Db | Trx,
  pelotonIds: readonly string[],
  eventId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await pelotonSums(db, pelotonIds, eventId, 'public');
  return new Map(rows.map(({ id, balance }) => [id, Math.max(0, balance)]));
};

/** The public total of that year's event, in cents. */
export const eventRaised = async (db: Db | Trx, year: number): Promise<number> =>
  Math.max(0, await yearSum(db, year));

/** The public total of each year in the ledger, in cents. */
export const raisedByYear = async (db: Db | Trx): Promise<Map<number, number>> =>
  new Map((await yearSums(db)).map(({ year, raised }) => [year, Math.max(0, raised)]));

/** The parts of a person's total in an event: exact and with pending amounts for the person themself, `isOwn`. */
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

/** The parts of a peloton's total, with its members and sub-pelotons. Its captain and admins see its own fund's pending amounts. */
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

/** The parts of a peloton's own fund, for its captain and admins. */
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

/** The public parts of an event's total. */
export const partsOfEvent = async (db: Db | Trx, year: number): Promise<Parts> =>
  partsView(together(await eventParts(db, year)), null);
