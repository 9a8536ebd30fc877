import type { PartSums, Pending } from './parts.queries.ts';

/** From this much committed on, a rider is a High Roller. In cents. */
const highRollerFrom = 500_000;

/** Whether a commitment, in cents, makes a High Roller. */
export const isHighRoller = (commitment: number): boolean => commitment >= highRollerFrom;

/** What is stored or summed up about one person in one event; all amounts in cents. */
export type FundraisingSums = {
  personId: string;
  raised: number;
  attributed: number;
  allTimeRaised: number;
  goal: number;
  committedAmount: number;
  /** Whether the celebration of a goal was seen; of which goal, `celebrated` says. */
  seenSuccess: boolean;
  /** The highest goal or commitment whose celebration was seen. */
  celebrated: number;
};

/** A person's fundraising as it goes over the wire; all amounts in cents. */
export type Fundraising = {
  id: string;
  attributed: number;
  raised: number;
  goal: number;
  goalMet: boolean;
  committedAmount: number;
  committed: boolean;
  committedMet: boolean;
  complete: boolean;
  allTimeRaised: number;
  seenSuccess: boolean;
  committedHighRoller: boolean;
  owed: number;
};

/** A total opened to its parts, as it goes over the wire; all amounts in cents. */
export type Parts = PartSums & {
  total: number;
  owed: number;
  isSharedInOwed: boolean;
  pending: Pending | null;
};

/** A refund can follow a share. Then nobody has raised less than nothing, in cents, but owes what was shared and went back. */
export const withDebt = (balance: number): { raised: number; owed: number } => ({
  raised: Math.max(0, balance),
  owed: Math.max(0, -balance),
});

/** What somebody has in an event, below zero with a debt, and committed to; in cents. */
export type Standing = { balance: number; committed: number };

/** What is left of a commitment to raise, in cents. A debt is raised first; without a commitment nothing is missing. */
export const missingOf = ({ balance, committed }: Standing): number =>
  committed === 0 ? 0 : Math.max(0, committed - balance);

/** A person's figures as every decision about money takes them. */
export const standingOf = ({
  raised,
  owed,
  committedAmount,
}: Pick<Fundraising, 'raised' | 'owed' | 'committedAmount'>): Standing => ({
  balance: raised - owed,
  committed: committedAmount,
});

const balanceOf = ({ confirmed, offline, refunded, attributed, sharedIn, sharedOut }: PartSums): number =>
  confirmed + offline + attributed + sharedIn - refunded - sharedOut;

/** What is under way is told to whom it is for. What was shared in can be owed only where one fund alone is meant. */
export const partsView = (sums: PartSums, pending: Pending | null, isSharedInOwed = false): Parts => {
  const { raised: total, owed } = withDebt(balanceOf(sums));
  return { ...sums, total, owed, isSharedInOwed, pending };
};

/** What moves between a peloton and its members, or among them, is no part of what they have together: only what is left of it is. */
export const together = (sums: PartSums): PartSums => {
  const moved = sums.attributed + sums.sharedIn - sums.sharedOut;
  return { ...sums, attributed: 0, sharedIn: Math.max(0, moved), sharedOut: Math.max(0, -moved) };
};

/** Draws the conclusions. They are never stored, so they can't disagree with the sums. */
export const fundraisingView = (sums: FundraisingSums): Fundraising => {
  const { raised, owed } = withDebt(sums.raised);
  const goal = Math.max(sums.goal, sums.committedAmount);
  const goalMet = goal > 0 && raised >= goal;
  const committedMet = raised >= sums.committedAmount;
  return {
    id: sums.personId,
    attributed: Math.max(0, sums.attributed),
    raised,
    goal,
    goalMet,
    committedAmount: sums.committedAmount,
    committed: sums.committedAmount > 0,
    committedMet,
    complete: goalMet && committedMet,
    allTimeRaised: Math.max(0, sums.allTimeRaised),
    seenSuccess: sums.seenSuccess && sums.celebrated >= goal,
    committedHighRoller: isHighRoller(sums.committedAmount),
    owed,
  };
};

/** As if the person had set another goal, in cents. */
export const withGoal = ({ id, ...fundraising }: Fundraising, goal: number): Fundraising =>
  fundraisingView({
    ...fundraising,
    raised: standingOf(fundraising).balance,
    personId: id,
    goal,
    celebrated: fundraising.seenSuccess ? fundraising.goal : 0,
  });
