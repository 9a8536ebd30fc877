import type { Db, Trx } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { pelotonSums, personSums, yearSum } from './fundraising.queries.ts';
import { type Fundraising, fundraisingView } from './fundraising.rules.ts';

export { fundraisingView, isHighRoller } from './fundraising.rules.ts';

/** A peloton's totals in cents; a super-peloton's include those of its sub-pelotons. */
export type PelotonFundraising = { raised: number; allTimeRaised: number };

/**
 * How a person stands in an event, summed up from the ledger.
 * @throws ProblemError `event-not-found`
 */
export const fundraisingOf = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<Fundraising> => {
  const sums = await personSums(db, personId, eventId);
  if (!sums) throw new ProblemError('event-not-found');
  return fundraisingView(sums);
};

/** A peloton's general fund and what its members raised in the years they were its members. */
export const pelotonFundraising = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
): Promise<PelotonFundraising> => {
  const { raised, allTimeRaised } = await pelotonSums(db, pelotonId, eventId);
  return { raised: Math.max(0, raised), allTimeRaised: Math.max(0, allTimeRaised) };
};

/** What everyone together has raised for the event of that year, in cents. */
export const eventRaised = async (db: Db | Trx, year: number): Promise<number> =>
  Math.max(0, await yearSum(db, year));
