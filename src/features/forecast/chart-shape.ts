import type { ForecastTime, Outlook } from '#machines/forecast/forecast.types.ts';

/** A point of the drawing: `x` and `y` from 0 to 1, `y` upwards. */
export type Point = { x: number; y: number };

/** A past week: a step as high as its final total. */
export type Step = { from: number; to: number; before: number; after: number };

export type ChartShape = {
  steps: readonly Step[];
  today: Point;
  /** From today to the deadline, or to the top edge for a faster pace; null without a pace. */
  fan: { low: Point; likely: Point; high: Point } | null;
  /** The commitment's height; null without one. */
  pass: number | null;
};

/** The least and the greatest share of the width for the past weeks, however far the deadline is. */
const [leastBehind, mostBehind] = [0.45, 0.72];
/** Free space above the highest point. */
const headroom = 1.12;
/** The drawing's height in commitments at most: otherwise a fast pace would press the commitment to the ground. */
const mostDrawn = 2;
const daysAWeek = 7;

/** The end of a line from today, cut at the top edge. */
const cutAtTop = (today: Point, end: Point): Point =>
  end.y <= 1 ? end : { x: today.x + ((1 - today.x) * (1 - today.y)) / (end.y - today.y), y: 1 };

/**
 * The shape of the chart. The steps end at the current total; shares and recurring donations are part of the first step's base. Time is
 * linear on each side of today.
 */
export const chartShape = (time: ForecastTime, outlook: Outlook): ChartShape => {
  const { countedAmount, committed, projection } = outlook;
  const aim = Math.max(1, committed, countedAmount);
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
  let sum = countedAmount - weeks.reduce((all, amount) => all + amount, 0);
  const steps = weeks.map((amount, index) => {
    const before = height(sum);
    sum += amount;
    return { from: index * width, to: (index + 1) * width, before, after: height(sum) };
  });
  const today = { x: behind, y: height(countedAmount) };
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
