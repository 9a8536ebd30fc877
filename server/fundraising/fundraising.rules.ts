import type { PartSums, Pending } from './parts.queries.ts';

/** In cents. From this commitment on, a rider is a High Roller. */
const highRollerFrom = 500_000;

/** Whether a commitment, in cents, makes a High Roller. */
export const isHighRoller = (commitment: number): boolean => commitment >= highRollerFrom;

/** Stored values and sums of one person in one event; all amounts in cents. */
export type FundraisingSums = {
  personId: string;
  raised: number;
  attributed: number;
  allTimeRaised: number;
  goal: number;
  committedAmount: number;
  /** Whether the celebration of a goal was seen; `celebrated` is the goal. */
  seenSuccess: boolean;
  /** The highest goal or commitment whose celebration was seen. */
  celebrated: number;
};

/** A person's fundraising, as it is sent; all amounts in cents. */
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

/** A total and its parts, as they are sent; all amounts in cents. */
export type Parts = PartSums & {
  total: number;
  owed: number;
  isSharedInOwed: boolean;
  pending: Pending | null;
};

/** A refund can follow a share. A raised amount is never negative; the difference becomes a debt, in cents. */
export const withDebt = (balance: number): { raised: number; owed: number } => ({
  raised: Math.max(0, balance),
  owed: Math.max(0, -balance),
});

/** A person's balance in an event, negative with a debt, and their commitment; in cents. */
export type CommitmentProgress = { balance: number; committed: number };

/** The missing part of a commitment, in cents. A debt is raised first; without a commitment nothing is missing. */
export const missingOf = ({ balance, committed }: CommitmentProgress): number =>
  committed === 0 ? 0 : Math.max(0, committed - balance);

/** The figures for every decision about a person's money. */
export const commitmentProgressOf = ({
  raised,
  owed,
  committedAmount,
}: Pick<Fundraising, 'raised' | 'owed' | 'committedAmount'>): CommitmentProgress => ({
  balance: raised - owed,
  committed: committedAmount,
});

const balanceOf = ({ confirmed, offline, refunded, attributed, sharedIn, sharedOut }: PartSums): number =>
  confirmed + offline + attributed + sharedIn - refunded - sharedOut;

/** Only the recipient sees pending amounts. A debt of shared money exists only where one fund is meant. */
export const partsView = (sums: PartSums, pending: Pending | null, isSharedInOwed = false): Parts => {
  const { raised: total, owed } = withDebt(balanceOf(sums));
  return { ...sums, total, owed, isSharedInOwed, pending };
};

/** Money between a peloton and its members cancels out in their common total; only the remainder counts. */
export const together = (sums: PartSums): PartSums => {
  const moved = sums.attributed + sums.sharedIn - sums.sharedOut;
  return { ...sums, attributed: 0, sharedIn: Math.max(0, moved), sharedOut: Math.max(0, -moved) };
};

/** Derived values. They are never stored, so they cannot contradict the sums. */
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

/** The fundraising progress with another goal, in cents. */
export const withGoal = ({ id, ...fundraising }: Fundraising, goal: number): Fundraising =>
  fundraisingView({
    ...fundraising,
    raised: commitmentProgressOf(fundraising).balance,
    personId: id,
    goal,
    celebrated: fundraising.seenSuccess ? fundraising.goal : 0,
  });
