import { money } from '#machines/money.ts';

/** Amounts in whole cents. */
export type ClimbFigures = {
  raised: number;
  goal: number;
  /** What the person committed to raise. 0: they go up on foot. None is given for who is no single person. */
  committed?: number | null | undefined;
  /** Amounts that are hairpins on the way; a quarter, a half and three quarters of the goal when left out. */
  milestones?: readonly number[] | undefined;
};

/** How far along the way an amount is, 0 to 1. A goal of nothing is reached from the start. */
export const shareOf = (amount: number, goal: number) =>
  goal <= 0 ? 1 : Math.min(1, Math.max(0, amount / goal));

/** The hairpins: between start and summit, in order, each once. */
export const hairpins = ({ goal, milestones }: ClimbFigures) => {
  const amounts = milestones ?? [goal / 4, goal / 2, (goal * 3) / 4].map(Math.round);
  return [...new Set(amounts)].filter((amount) => amount > 0 && amount < goal).sort((a, b) => a - b);
};

const commitment = (raised: number, committed: number | null | undefined) => {
  if (!committed) return null;
  return raised >= committed
    ? `The commitment of ${money(committed)} is met.`
    : `The commitment of ${money(committed)} is ${money(committed - raised)} ahead.`;
};

/** The picture in words, for who can't see it. */
export const describeClimb = (figures: ClimbFigures) => {
  const { raised, goal, committed } = figures;
  const next = hairpins(figures).find((amount) => amount > raised);
  const percent = Math.floor((raised / Math.max(goal, 1)) * 100);
  return [
    raised >= goal
      ? `A climb, all the way up: ${money(raised)} raised, the goal was ${money(goal)}.`
      : `A climb to ${money(goal)}, ${percent}% done: ${money(raised)} raised, ${money(goal - raised)} to go.`,
    commitment(raised, committed),
    raised < goal && next ? `The next hairpin is at ${money(next)}.` : null,
  ]
    .filter(Boolean)
    .join(' ');
};
