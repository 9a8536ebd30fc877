import { expect, test } from 'vitest';
import { chartShape } from '#src/features/forecast/chart-shape.ts';
import { ownForecast } from '#test/support/forecast/forecast-fixture.ts';

const { time, now } = ownForecast;
const fanOf = (low: number, likely: number, high: number, committed = now.committed) =>
  chartShape(time, { ...now, committed, projection: { low, likely, high } }).fan;

test('a pace up to twice the commitment is drawn up to the deadline', () => {
  const fan = fanOf(300_000, 400_000, 500_000);
  expect([fan?.low.x, fan?.likely.x, fan?.high.x]).toEqual([1, 1, 1]);
});

test('a pace far beyond the commitment leaves the drawing at its top, and the commitment stays in its middle', () => {
  const shape = chartShape(time, {
    ...now,
    projection: { low: 400_000, likely: 1_600_000, high: 2_000_000 },
  });
  const { fan, today, pass } = shape;
  expect(pass).toBeCloseTo(1 / 2.24);
  expect(fan?.low.x).toBe(1);
  expect(fan?.likely.y).toBe(1);
  // The slope is that of the whole way.
  const top = now.committed * 2 * 1.12;
  const rise = (1 - today.y) / ((fan?.likely.x ?? 0) - today.x);
  expect(rise).toBeCloseTo((1_600_000 - now.countedAmount) / top / (1 - today.x));
});

test('without a commitment the whole pace is drawn', () => {
  expect(fanOf(400_000, 1_600_000, 2_000_000, 0)?.high.x).toBe(1);
});
