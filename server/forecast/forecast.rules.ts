import { missingOf as missingIn, withDebt } from '#server/fundraising/fundraising.ts';
import { neededPerWeek } from '#server/member-desk/member-desk.ts';

/** With fewer donations a pace would mean nothing. */
const leastDonations = 3;

/** The facts of one person's forecast; amounts in cents. */
export type ForecastFacts = {
  committed: number;
  /** The money in the ledger: negative for a while where a refund follows a share. */
  countedAmount: number;
  /** Recurring donations that fall due until the deadline. */
  recurring: number;
  /** Single donations in each of the last whole weeks, less refunds; in any order. */
  weeks: readonly number[];
  /** Donations of the event that were not refunded. */
  donations: number;
};

/** The event's remaining time. `days`: whole days from tomorrow through the deadline; `weeks` includes the current one. */
export type TimeAhead = { isOpen: boolean } & (
  | { daysLeft: number; weeksLeft: number }
  | { daysLeft: null; weeksLeft: null }
);

/** Cents a week. */
type Pace = { low: number; likely: number; high: number };

/** Cents at the deadline. */
export type Projection = Pace;

export type ForecastState = 'not-open' | 'ended' | 'no-commitment' | 'met' | 'few-donations' | 'projected';

/** The outlook of one person or of many; amounts in cents. */
export type Outlook = {
  state: ForecastState;
  committed: number;
  countedAmount: number;
  owed: number;
  missing: number;
  neededPerWeek: number | null;
  projection: Projection | null;
};

/** The value at `share`, 0 to 1, of ascending amounts; interpolated between two. */
const quantile = (ascending: readonly number[], share: number): number => {
  const place = (ascending.length - 1) * share;
  const lower = ascending[Math.floor(place)] ?? 0;
  const upper = ascending[Math.ceil(place)] ?? lower;
  return lower + Math.floor((upper - lower) * (place % 1));
};

/** The median week and its quartiles, in cents. No weeks count as weeks without a donation. */
export const paceOf = (weeks: readonly number[]): Pace => {
  const ascending = weeks.toSorted((one, other) => one - other);
  return {
    low: quantile(ascending, 0.25),
    likely: quantile(ascending, 0.5),
    high: quantile(ascending, 0.75),
  };
};

const raisedOf = ({ countedAmount }: ForecastFacts): number => withDebt(countedAmount).raised;

const owedOf = ({ countedAmount }: ForecastFacts): number => withDebt(countedAmount).owed;

const missingOf = (facts: ForecastFacts): number =>
  missingIn({ balance: facts.countedAmount, committed: facts.committed });

/** The amount at the deadline: the present one, what falls due, and the pace for the remaining days, where there is one. */
const reachOf = (facts: ForecastFacts, daysLeft: number): Projection => {
  const sure = facts.countedAmount + facts.recurring;
  const pace = facts.donations < leastDonations ? { low: 0, likely: 0, high: 0 } : paceOf(facts.weeks);
  const at = (perWeek: number) => Math.max(0, sure + Math.floor((perWeek * daysLeft) / 7));
  return { low: at(pace.low), likely: at(pace.likely), high: at(pace.high) };
};

type Sums = Pick<Outlook, 'committed' | 'countedAmount' | 'owed' | 'missing'> & { donations: number };

const stateOf = ({ committed, missing, donations }: Sums, { isOpen, daysLeft }: TimeAhead): ForecastState => {
  if (daysLeft === null) return 'ended';
  if (!isOpen) return 'not-open';
  if (committed === 0) return 'no-commitment';
  if (missing === 0) return 'met';
  return donations < leastDonations ? 'few-donations' : 'projected';
};

const outlook = (sums: Sums, time: TimeAhead, reach: (daysLeft: number) => Projection): Outlook => {
  const { donations, ...shown } = sums;
  const isUnderWay = time.isOpen && time.daysLeft !== null;
  return {
    state: stateOf(sums, time),
    ...shown,
    neededPerWeek: isUnderWay ? neededPerWeek(sums.missing, time.weeksLeft) : null,
    projection: isUnderWay && donations >= leastDonations ? reach(time.daysLeft) : null,
  };
};

/** The outlook of one person. */
export const outlookOf = (facts: ForecastFacts, time: TimeAhead): Outlook => {
  const { committed, donations } = facts;
  const sums = {
    committed,
    donations,
    countedAmount: raisedOf(facts),
    owed: owedOf(facts),
    missing: missingOf(facts),
  };
  return outlook(sums, time, (daysLeft) => reachOf(facts, daysLeft));
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * The sums of many people's outlooks. One person's surplus fills no other's gap, so `likely` counts the committed people who reach their
 * own commitment; null if no time is left.
 */
export const outlookTogether = (
  people: readonly ForecastFacts[],
  time: TimeAhead,
): Outlook & { members: number; committedMembers: number; likelyMembers: number | null } => {
  const committed = people.filter((one) => one.committed > 0);
  const reach = (daysLeft: number): Projection => {
    const each = people.map((one) => reachOf(one, daysLeft));
    return {
      low: sumOf(each.map(({ low }) => low)),
      likely: sumOf(each.map(({ likely }) => likely)),
      high: sumOf(each.map(({ high }) => high)),
    };
  };
  const isLikely = (one: ForecastFacts, daysLeft: number) => reachOf(one, daysLeft).likely >= one.committed;
  const { isOpen, daysLeft } = time;
  return {
    ...outlook(
      {
        committed: sumOf(people.map((one) => one.committed)),
        countedAmount: sumOf(people.map(raisedOf)),
        owed: sumOf(people.map(owedOf)),
        missing: sumOf(people.map(missingOf)),
        donations: sumOf(people.map((one) => one.donations)),
      },
      time,
      reach,
    ),
    members: people.length,
    committedMembers: committed.length,
    likelyMembers:
      isOpen && daysLeft !== null ? committed.filter((one) => isLikely(one, daysLeft)).length : null,
  };
};

/** A person's what-if; amounts in cents. `share`: positive when received, negative when shared away. */
export type WhatIf = { extra: number; commitmentChange: number; share: number };

/** The facts after the what-if. The pace stays: a single donation makes no week typical. */
export const withWhatIf = (
  facts: ForecastFacts,
  { extra, commitmentChange, share }: WhatIf,
): ForecastFacts => ({
  ...facts,
  committed: Math.max(0, facts.committed + commitmentChange),
  countedAmount: facts.countedAmount + extra + share,
});

/** The most that can be shared away, in cents: sharing never takes a person below their commitment. */
export const mostToShare = (facts: ForecastFacts): number => Math.max(0, raisedOf(facts) - facts.committed);
