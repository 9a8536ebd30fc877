import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { leastShare } from './fund-sharing.rules.ts';

/** Somebody who lacks something, in cents above zero. */
export type Gap = { id: string; missing: number };

export type PlannedLine = { id: string; amount: number };

const bySize = (one: Gap, next: Gap): number =>
  one.missing - next.missing || (one.id < next.id ? -1 : one.id > next.id ? 1 : 0);

/** Nobody gets less than the least share, unless it is all they lack. */
const bookable = (gaps: readonly (Gap & { amount: number })[]): PlannedLine[] =>
  gaps
    .filter(({ amount, missing }) => amount >= Math.min(leastShare, missing))
    .map(({ id, amount }) => ({ id, amount }));

/**
 * Everybody gets the same, and nobody more than they lack: who lacks less leaves the rest to the others. Of cents that can't be divided,
 * those who lack most get one more each. Where there is less than the least share for each, those who lack most get it.
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
 * As many as possible complete: the smallest gap is filled first. No other order completes more people, since who is left out lacks at
 * least as much as everybody who isn't. What is left then goes towards the next gap.
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

/** Somebody in a peloton, in cents. */
export type Planned = { publicId: string; missing: number; committedAmount: number };

export type PlanOrder = { plan: 'even' | 'most-complete'; amount: number; highRollers: boolean };

const plans = { even: evenPlan, 'most-complete': mostCompletePlan } as const;

/** What a plan gives to those of them who lack something; High Rollers are left out unless they are chosen. */
export const planFor = (
  members: readonly Planned[],
  { plan, amount, highRollers }: PlanOrder,
): PlannedLine[] => {
  const gaps = members
    .filter(({ missing, committedAmount }) => missing > 0 && (highRollers || !isHighRoller(committedAmount)))
    .map(({ publicId, missing }) => ({ id: publicId, missing }));
  return plans[plan](gaps, amount);
};

/** What each plan would do with an amount, in cents: how many get something, how many of them finish by it, and the least and most. */
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

/** What somebody offers of their surplus, in cents. */
export type Offer = { id: string; spare: number };

/** Of an offer, what goes to whom. */
export type SettledOffer = { id: string; lines: PlannedLine[] };

/**
 * Settles standing offers, the earliest first: the smallest gap is filled first, and what nobody needs stays where it is. Nothing below
 * the least share moves, unless it fills a gap.
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
