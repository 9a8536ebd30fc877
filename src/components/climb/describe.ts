import { money } from '#machines/money.ts';

/** Amounts in whole cents. */
export type ClimbFigures = {
  raised: number;
  goal: number;
  /** The commitment. With 0 the rider walks. Left out for pelotons and organizations. */
  committed?: number | null | undefined;
  /** Amounts of the hairpins; the default is a quarter, a half and three quarters of the goal. */
  milestones?: readonly number[] | undefined;
};

/** An amount as a share of the goal, 0 to 1. A goal of 0 is reached from the start. */
export const shareOf = (amount: number, goal: number) =>
  goal <= 0 ? 1 : Math.min(1, Math.max(0, amount / goal));

/** The hairpins between start and summit, in order, each once. */
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

/** The drawing as text for screen readers. */
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
