import { describe, expect, test } from 'vitest';
import {
  evenPlan,
  type Gap,
  mostCompletePlan,
  planOutlooks,
  settleOffers,
} from '#server/fund-sharing/share-plans.ts';
import { randomFor } from '#server/seed/random.ts';

const gap = (id: string, missing: number): Gap => ({ id, missing });
const total = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** How many can complete with an amount, by trying every subset of people. */
const mostByTrying = (gaps: readonly Gap[], amount: number): number => {
  let most = 0;
  for (let chosen = 0; chosen < 2 ** gaps.length; chosen += 1) {
    const taken = gaps.filter((_, at) => (chosen >> at) % 2 === 1);
    if (total(taken.map(({ missing }) => ({ amount: missing }))) <= amount)
      most = Math.max(most, taken.length);
  }
  return most;
};

const completedBy = (gaps: readonly Gap[], lines: readonly { id: string; amount: number }[]): number =>
  gaps.filter(({ id, missing }) => lines.some((line) => line.id === id && line.amount === missing)).length;

describe('The plan “most riders complete”', () => {
  test('completes as many as trying every choice does, for up to twelve members', () => {
    const random = randomFor('plans');
    for (let round = 0; round < 300; round += 1) {
      const gaps = Array.from({ length: random.whole(1, 12) }, (_, at) =>
        gap(`p${at}`, random.whole(1, 5_000)),
      );
      const amount = random.whole(1, 20_000);
      const lines = mostCompletePlan(gaps, amount);
      expect(completedBy(gaps, lines)).toBe(mostByTrying(gaps, amount));
      expect(total(lines)).toBeLessThanOrEqual(amount);
    }
  });

  test('puts what is left towards the next gap, unless it is less than a dollar', () => {
    const gaps = [gap('b', 30_000), gap('a', 10_000), gap('c', 90_000)];
    expect(mostCompletePlan(gaps, 44_500)).toEqual([
      { id: 'a', amount: 10_000 },
      { id: 'b', amount: 30_000 },
      { id: 'c', amount: 4_500 },
    ]);
    expect(mostCompletePlan(gaps, 10_099)).toEqual([{ id: 'a', amount: 10_000 }]);
  });
});

describe('The plan “even”', () => {
  test('gives each member the same amount, but at most their missing amount', () => {
    expect(evenPlan([gap('a', 1_000), gap('b', 50_000), gap('c', 50_000)], 21_000)).toEqual([
      { id: 'a', amount: 1_000 },
      { id: 'b', amount: 10_000 },
      { id: 'c', amount: 10_000 },
    ]);
  });

  test('gives indivisible cents to the largest missing amounts', () => {
    expect(evenPlan([gap('c', 3_000), gap('a', 1_000), gap('b', 2_000)], 500)).toEqual([
      { id: 'a', amount: 166 },
      { id: 'b', amount: 167 },
      { id: 'c', amount: 167 },
    ]);
  });

  test('shares the whole amount up to the sum of the missing amounts, to the cent', () => {
    const random = randomFor('even');
    for (let round = 0; round < 300; round += 1) {
      const gaps = Array.from({ length: random.whole(1, 40) }, (_, at) =>
        gap(`p${at}`, random.whole(100, 9_000)),
      );
      const amount = random.whole(4_000, 500_000);
      const lines = evenPlan(gaps, amount);
      expect(total(lines)).toBe(Math.min(amount, total(gaps.map(({ missing }) => ({ amount: missing })))));
      const short = lines.filter((line) =>
        gaps.some(({ id, missing }) => id === line.id && missing > line.amount),
      );
      const amounts = short.map((line) => line.amount);
      expect(Math.max(0, ...amounts) - Math.min(...amounts, Math.max(0, ...amounts))).toBeLessThanOrEqual(1);
    }
  });

  test('gives at least a dollar or the whole missing amount; if that is too much for all, the largest gaps get it', () => {
    expect(evenPlan([gap('a', 500), gap('b', 900), gap('c', 700)], 250)).toEqual([
      { id: 'c', amount: 125 },
      { id: 'b', amount: 125 },
    ]);
    expect(evenPlan([gap('a', 500)], 99)).toEqual([]);
    expect(evenPlan([gap('a', 40)], 99)).toEqual([{ id: 'a', amount: 40 }]);
  });

  test('has no receivers for a fund of less than a dollar', () => {
    const members = [{ publicId: 'a', missing: 500, committedAmount: 25_000 }];
    expect(planOutlooks(members, 99).map(({ receiving }) => receiving)).toEqual([0, 0, 0, 0]);
    expect(planOutlooks(members, 100).map(({ receiving }) => receiving)).toEqual([1, 1, 1, 1]);
  });
});

describe('Standing offers', () => {
  test('fill the smallest gaps first, the earliest offer first, and leave the rest unused', () => {
    const gaps = [gap('x', 5_000), gap('y', 2_000)];
    expect(
      settleOffers(
        [
          { id: 'one', spare: 3_000 },
          { id: 'two', spare: 90_000 },
          { id: 'three', spare: 500 },
        ],
        gaps,
      ),
    ).toEqual([
      {
        id: 'one',
        lines: [
          { id: 'y', amount: 2_000 },
          { id: 'x', amount: 1_000 },
        ],
      },
      { id: 'two', lines: [{ id: 'x', amount: 4_000 }] },
    ]);
  });

  test('move less than a dollar only where it fills a gap', () => {
    expect(settleOffers([{ id: 'one', spare: 99 }], [gap('x', 5_000)])).toEqual([]);
    expect(settleOffers([{ id: 'one', spare: 99 }], [gap('x', 60)])).toEqual([
      { id: 'one', lines: [{ id: 'x', amount: 60 }] },
    ]);
  });

  test('plans for 2,000 members need no more steps than sorting does', () => {
    const random = randomFor('many');
    const gaps = Array.from({ length: 2_000 }, (_, at) => gap(`p${at}`, random.whole(1, 300_000)));
    expect(completedBy(gaps, mostCompletePlan(gaps, 10_000_000))).toBeGreaterThan(100);
  });
});
