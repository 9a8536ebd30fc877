import type { ForecastTime, Outlook } from '#machines/forecast/forecast.types.ts';

/** A point of the drawing: `x` and `y` from 0 to 1, `y` from the ground up. */
export type Point = { x: number; y: number };

/** A week behind: a step as high as what was there at its end. */
export type Step = { from: number; to: number; before: number; after: number };

export type ChartShape = {
  steps: readonly Step[];
  today: Point;
  /** From today to the deadline, or to the top where a pace leaves the drawing before; null where there is no pace. */
  fan: { low: Point; likely: Point; high: Point } | null;
  /** How high the commitment is; null without one. */
  pass: number | null;
};

/** So much of the width the weeks behind have at least and at most, however far the deadline is. */
const [leastBehind, mostBehind] = [0.45, 0.72];
/** So much stays free over the highest point. */
const headroom = 1.12;
/** So many times the commitment is drawn at most: a pace far beyond it would press it to the ground. */
const mostDrawn = 2;
const daysAWeek = 7;

/** The end of a line from today, where it leaves the drawing at the top. */
const cutAtTop = (today: Point, end: Point): Point =>
  end.y <= 1 ? end : { x: today.x + ((1 - today.x) * (1 - today.y)) / (end.y - today.y), y: 1 };

/**
 * Where everything stands. The steps end at what counts now: what a share or a recurring donation brought is in the ground that the first
 * one stands on. Time is even on each side of today.
 */
export const chartShape = (time: ForecastTime, outlook: Outlook): ChartShape => {
  const { counts, committed, projection } = outlook;
  const aim = Math.max(1, committed, counts);
  const highest = Math.max(aim, projection?.high ?? 0);
  const top = (committed > 0 ? Math.min(highest, aim * mostDrawn) : highest) * headroom;
  const height = (cents: number) => Math.max(0, cents / top);
  const weeks = [...time.weeks.map(({ amount }) => amount), time.thisWeek];
  const daysBehind = weeks.length * daysAWeek;
  const daysAhead = time.daysLeft ?? 0;
  const behind = Math.min(
    mostBehind,
    Math.max(leastBehind, daysBehind / Math.max(1, daysBehind + daysAhead)),
  );
  const width = behind / weeks.length;
  let sum = counts - weeks.reduce((all, amount) => all + amount, 0);
  const steps = weeks.map((amount, index) => {
    const before = height(sum);
    sum += amount;
    return { from: index * width, to: (index + 1) * width, before, after: height(sum) };
  });
  const today = { x: behind, y: height(counts) };
  const at = (cents: number): Point => cutAtTop(today, { x: 1, y: height(cents) });
  return {
    steps,
    today,
    fan:
      projection === null
        ? null
        : { low: at(projection.low), likely: at(projection.likely), high: at(projection.high) },
    pass: committed > 0 ? height(committed) : null,
  };
};
