import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { leastShare } from './fund-sharing.rules.ts';

/** A person who lacks money, in cents above zero. */
export type Gap = { id: string; missing: number };

export type PlannedLine = { id: string; amount: number };

const bySize = (one: Gap, next: Gap): number =>
  one.missing - next.missing || (one.id < next.id ? -1 : one.id > next.id ? 1 : 0);

/** Each part is at least the least share, unless it is all that the person lacks. */
const bookable = (gaps: readonly (Gap & { amount: number })[]): PlannedLine[] =>
  gaps
    .filter(({ amount, missing }) => amount >= Math.min(leastShare, missing))
    .map(({ id, amount }) => ({ id, amount }));

/**
 * Equal parts, but at most what each person lacks: the rest goes to the others. Indivisible cents go to those who lack most. Where the
 * parts are below the least share, those who lack most get it.
 */
export const evenPlan = (gaps: readonly Gap[], amount: number): PlannedLine[] => {
  const most = Math.max(1, Math.floor(amount / leastShare));
  const sorted = [...gaps].sort(bySize).slice(-most);
  let left = amount;
  return bookable(
    sorted.map((gap, at) => {
      const given = Math.min(gap.missing, Math.floor(left / (sorted.length - at)));
      left -= given;
      return { ...gap, amount: given };
    }),
  );
};

/**
 * Completes as many people as possible: the smallest gap is filled first. No other order completes more, since those left out lack at least
 * as much. The rest goes towards the next gap.
 */
export const mostCompletePlan = (gaps: readonly Gap[], amount: number): PlannedLine[] => {
  let left = amount;
  return bookable(
    [...gaps].sort(bySize).map((gap) => {
      const given = Math.min(gap.missing, left);
      left -= given;
      return { ...gap, amount: given };
    }),
  ).filter((line) => line.amount > 0);
};

/** A person in a peloton, in cents. */
export type Planned = { publicId: string; missing: number; committedAmount: number };

export type PlanOrder = { plan: 'even' | 'most-complete'; amount: number; highRollers: boolean };

const plans = { even: evenPlan, 'most-complete': mostCompletePlan } as const;

/** A plan's amounts for the people who lack money; High Rollers are left out unless they are chosen. */
export const planFor = (
  members: readonly Planned[],
  { plan, amount, highRollers }: PlanOrder,
): PlannedLine[] => {
  const gaps = members
    .filter(({ missing, committedAmount }) => missing > 0 && (highRollers || !isHighRoller(committedAmount)))
    .map(({ publicId, missing }) => ({ id: publicId, missing }));
  return plans[plan](gaps, amount);
};

/** The result of each plan for an amount, in cents: how many people get money, how many reach their commitment, and the least and most. */
export const planOutlooks = (members: readonly Planned[], amount: number) =>
  [false, true].flatMap((highRollers) =>
    (['most-complete', 'even'] as const).map((plan) => {
      const lines = planFor(members, { plan, amount, highRollers });
      const missing = new Map(members.map((one) => [one.publicId, one.missing]));
      const amounts = lines.map((line) => line.amount);
      return {
        plan,
        highRollers,
        receiving: lines.length,
        finishing: lines.filter((line) => line.amount === missing.get(line.id)).length,
        least: lines.length === 0 ? 0 : Math.min(...amounts),
        most: Math.max(0, ...amounts),
      };
    }),
  );

/** A person's offered surplus, in cents. */
export type Offer = { id: string; spare: number };

/** An offer's amounts, by receiver. */
export type SettledOffer = { id: string; lines: PlannedLine[] };

/**
 * Settles standing offers, the earliest first: the smallest gap is filled first, and unneeded money stays. Nothing below the least share
 * moves, unless it fills a gap.
 */
export const settleOffers = (offers: readonly Offer[], gaps: readonly Gap[]): SettledOffer[] => {
  const open = [...gaps].sort(bySize).map((gap) => ({ ...gap }));
  return offers.flatMap(({ id, spare }) => {
    const lines: PlannedLine[] = [];
    let left = spare;
    for (let gap = open[0]; gap !== undefined; gap = open[0]) {
      const amount = Math.min(left, gap.missing);
      if (amount < Math.min(leastShare, gap.missing)) break;
      lines.push({ id: gap.id, amount });
      left -= amount;
      gap.missing -= amount;
      if (gap.missing > 0) break;
      open.shift();
    }
    return lines.length === 0 ? [] : [{ id, lines }];
  });
};
