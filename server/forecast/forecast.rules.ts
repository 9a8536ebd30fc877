import { missingOf as missingIn, withDebt } from '#server/fundraising/fundraising.ts';
import { neededPerWeek } from '#server/member-desk/member-desk.ts';

/** With fewer donations a pace would say nothing. */
const leastDonations = 3;

/** What one person's forecast depends on; amounts in cents. */
export type ForecastFacts = {
  committed: number;
  /** The money that counts, as the ledger has it: below zero for a while where a refund follows a share. */
  counts: number;
  /** Recurring donations that fall due until the deadline. */
  recurring: number;
  /** What each of the last whole weeks brought in single donations, less what was taken back; in any order. */
  weeks: readonly number[];
  /** All donations of the event that were not taken back. */
  donations: number;
};

/** Where the event stands. `days`: whole days from tomorrow through the deadline; `weeks`: the one that has begun included. */
export type TimeAhead = { isOpen: boolean } & (
  | { daysLeft: number; weeksLeft: number }
  | { daysLeft: null; weeksLeft: null }
);

/** Cents a week. */
type Pace = { low: number; likely: number; high: number };

/** Cents at the deadline. */
export type Projection = Pace;

export type ForecastState = 'not-open' | 'ended' | 'no-commitment' | 'met' | 'few-donations' | 'projected';

/** What is in sight, of one person or of many; amounts in cents. */
export type Outlook = {
  state: ForecastState;
  committed: number;
  counts: number;
  owed: number;
  missing: number;
  neededPerWeek: number | null;
  projection: Projection | null;
};

/** What lies at `share`, 0 to 1, of amounts in ascending order; between two of them in proportion. */
const quantile = (ascending: readonly number[], share: number): number => {
  const place = (ascending.length - 1) * share;
  const lower = ascending[Math.floor(place)] ?? 0;
  const upper = ascending[Math.ceil(place)] ?? lower;
  return lower + Math.floor((upper - lower) * (place % 1));
};

/** The median week and the quartiles around it, in cents. No weeks are weeks without a donation. */
export const paceOf = (weeks: readonly number[]): Pace => {
  const ascending = weeks.toSorted((one, other) => one - other);
  return {
    low: quantile(ascending, 0.25),
    likely: quantile(ascending, 0.5),
    high: quantile(ascending, 0.75),
  };
};

const raisedOf = ({ counts }: ForecastFacts): number => withDebt(counts).raised;

const owedOf = ({ counts }: ForecastFacts): number => withDebt(counts).owed;

const missingOf = (facts: ForecastFacts): number =>
  missingIn({ balance: facts.counts, committed: facts.committed });

/** What is there at the deadline: what counts, what is due, and the pace for the days until then, where there is one. */
const reachOf = (facts: ForecastFacts, daysLeft: number): Projection => {
  const sure = facts.counts + facts.recurring;
  const pace = facts.donations < leastDonations ? { low: 0, likely: 0, high: 0 } : paceOf(facts.weeks);
  const at = (perWeek: number) => Math.max(0, sure + Math.floor((perWeek * daysLeft) / 7));
  return { low: at(pace.low), likely: at(pace.likely), high: at(pace.high) };
};

type Sums = Pick<Outlook, 'committed' | 'counts' | 'owed' | 'missing'> & { donations: number };

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

/** What is in sight for one person. */
export const outlookOf = (facts: ForecastFacts, time: TimeAhead): Outlook => {
  const { committed, donations } = facts;
  const sums = {
    committed,
    donations,
    counts: raisedOf(facts),
    owed: owedOf(facts),
    missing: missingOf(facts),
  };
  return outlook(sums, time, (daysLeft) => reachOf(facts, daysLeft));
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * The same for many: sums of what each of them has in sight. One's surplus fills nobody else's gap, so `likely` says how many of those
 * who committed come to their own commitment; null where nothing is ahead.
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
        counts: sumOf(people.map(raisedOf)),
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

/** What a person tries out; amounts in cents. `share`: received above zero, shared away below. */
export type WhatIf = { extra: number; commitmentChange: number; share: number };

/** The facts as if it had happened. It changes no pace: a single donation makes no week a rule. */
export const withWhatIf = (
  facts: ForecastFacts,
  { extra, commitmentChange, share }: WhatIf,
): ForecastFacts => ({
  ...facts,
  committed: Math.max(0, facts.committed + commitmentChange),
  counts: facts.counts + extra + share,
});

/** As much can be shared away: nobody's sharing takes them below their commitment. In cents. */
export const mostToShare = (facts: ForecastFacts): number => Math.max(0, raisedOf(facts) - facts.committed);
