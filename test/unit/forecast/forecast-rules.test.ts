import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ForecastFacts,
  mostToShare,
  outlookOf,
  outlookTogether,
  paceOf,
  type TimeAhead,
  withWhatIf,
} from '#server/forecast/forecast.rules.ts';

/** docs/forecast.md works it out. */
const maya: ForecastFacts = {
  committed: 250_000,
  countedAmount: 160_000,
  recurring: 15_000,
  weeks: [0, 5_000, 12_500, 4_000, 10_000, 6_000],
  donations: 21,
};
const tenWeeks: TimeAhead = { isOpen: true, daysLeft: 70, weeksLeft: 11 };
const over: TimeAhead = { isOpen: false, daysLeft: null, weeksLeft: null };

const cents = fc.integer({ min: 0, max: 100_000_000 });
const people: fc.Arbitrary<ForecastFacts> = fc.record({
  committed: fc.oneof(fc.constant(0), cents),
  countedAmount: fc.integer({ min: -10_000_000, max: 100_000_000 }),
  recurring: cents,
  weeks: fc.array(cents, { minLength: 6, maxLength: 6 }),
  donations: fc.integer({ min: 0, max: 9 }),
});
const times: fc.Arbitrary<TimeAhead> = fc.oneof(
  fc.constant(over),
  fc.record({ isOpen: fc.boolean(), daysLeft: fc.integer({ min: 0, max: 400 }) }).map((time) => ({
    ...time,
    weeksLeft: Math.ceil((time.daysLeft + 1) / 7),
  })),
);

test('the pace is the median of six weeks between their quartiles, in whole cents', () => {
  expect(paceOf(maya.weeks)).toEqual({ low: 4_250, likely: 5_500, high: 9_000 });
  expect(paceOf([1, 2, 0, 0, 0, 3])).toEqual({ low: 0, likely: 0, high: 1 });
  expect(paceOf([])).toEqual({ low: 0, likely: 0, high: 0 });
});

describe('One person’s forecast', () => {
  test('is what counts, what is due, and the pace for the days that are left', () => {
    expect(outlookOf(maya, tenWeeks)).toEqual({
      state: 'projected',
      committed: 250_000,
      countedAmount: 160_000,
      owed: 0,
      missing: 90_000,
      neededPerWeek: 8_182,
      projection: { low: 217_500, likely: 230_000, high: 265_000 },
    });
  });

  test.each([
    [
      'with two donations says only what is needed',
      { donations: 2 },
      tenWeeks,
      'few-donations',
      8_182,
      false,
    ],
    ['with three donations has a band', { donations: 3 }, tenWeeks, 'projected', 8_182, true],
    ['without a commitment asks for nothing', { committed: 0 }, tenWeeks, 'no-commitment', 0, true],
    ['at the commitment asks for nothing', { countedAmount: 250_000 }, tenWeeks, 'met', 0, true],
    ['beyond the commitment asks for nothing', { countedAmount: 300_000 }, tenWeeks, 'met', 0, true],
    [
      'on the deadline’s day needs all of it',
      {},
      { isOpen: true, daysLeft: 0, weeksLeft: 1 },
      'projected',
      90_000,
      true,
    ],
    ['after the deadline foresees nothing', {}, over, 'ended', null, false],
    [
      'before registration opens foresees nothing',
      {},
      { ...tenWeeks, isOpen: false },
      'not-open',
      null,
      false,
    ],
  ] as const)('%s', (_, more, time, state, needed, hasBand) => {
    const outlook = outlookOf({ ...maya, ...more }, time);
    expect([outlook.state, outlook.neededPerWeek, outlook.projection !== null]).toEqual([
      state,
      needed,
      hasBand,
    ]);
  });

  test('on the deadline’s day holds what is there and due, and no more', () => {
    const { projection } = outlookOf(maya, { isOpen: true, daysLeft: 0, weeksLeft: 1 });
    expect(projection).toEqual({ low: 175_000, likely: 175_000, high: 175_000 });
  });

  test('has a part of a week by its days, rounded down', () => {
    // $55 a week for 51 days is $400.714.
    const { projection } = outlookOf(maya, { isOpen: true, daysLeft: 51, weeksLeft: 8 });
    expect(projection?.likely).toBe(160_000 + 15_000 + 40_071);
  });

  test('is in whole cents and in order, never below what is there, and needs exactly what is missing', () => {
    fc.assert(
      fc.property(people, times, (facts, time) => {
        const { countedAmount, owed, missing, neededPerWeek, projection } = outlookOf(facts, time);
        const amounts = [countedAmount, missing, neededPerWeek ?? 0, ...Object.values(projection ?? {})];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        if (projection !== null) {
          const { low, likely, high } = projection;
          expect(countedAmount - owed + facts.recurring <= low && low <= likely && likely <= high).toBe(true);
        }
        if (neededPerWeek !== null && time.weeksLeft !== null) {
          expect(neededPerWeek * time.weeksLeft).toBeGreaterThanOrEqual(missing);
          if (neededPerWeek > 0) expect((neededPerWeek - 1) * time.weeksLeft).toBeLessThan(missing);
        }
      }),
    );
  });

  test('doesn’t depend on the order of the weeks, and grows with each of them', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 0, max: 5 }), cents, (facts, place, more) => {
        expect(paceOf(facts.weeks.toReversed())).toEqual(paceOf(facts.weeks));
        const [before, after] = [
          paceOf(facts.weeks),
          paceOf(facts.weeks.map((week, index) => (index === place ? week + more : week))),
        ];
        expect(after.low >= before.low && after.likely >= before.likely && after.high >= before.high).toBe(
          true,
        );
      }),
    );
  });
});

describe('What-ifs', () => {
  const nothing = { extra: 0, commitmentChange: 0, share: 0 };

  test('count one more donation, another route and a share without changing the pace', () => {
    const what = { extra: 10_000, commitmentChange: 50_000, share: -5_000 };
    expect(outlookOf(withWhatIf(maya, what), tenWeeks)).toEqual({
      state: 'projected',
      committed: 300_000,
      countedAmount: 165_000,
      owed: 0,
      missing: 135_000,
      neededPerWeek: 12_273,
      projection: { low: 222_500, likely: 235_000, high: 270_000 },
    });
  });

  test('that change nothing leave the forecast as it is', () => {
    fc.assert(
      fc.property(people, times, (facts, time) => {
        expect(outlookOf(withWhatIf(facts, nothing), time)).toEqual(outlookOf(facts, time));
      }),
    );
  });

  test('one more donation never needs more a week, and sharing the surplus away leaves the commitment met', () => {
    fc.assert(
      fc.property(people, times, cents, (facts, time, extra) => {
        const needed = outlookOf(facts, time).neededPerWeek ?? 0;
        const less = outlookOf(withWhatIf(facts, { ...nothing, extra }), time).neededPerWeek ?? 0;
        expect(less).toBeLessThanOrEqual(needed);
        const share = mostToShare(facts);
        if (share > 0)
          expect(outlookOf(withWhatIf(facts, { ...nothing, share: -share }), time).missing).toBe(0);
      }),
    );
  });
});

describe('The forecast of many', () => {
  const done: ForecastFacts = { ...maya, committed: 100_000 };
  const newcomer: ForecastFacts = {
    committed: 50_000,
    countedAmount: 0,
    recurring: 0,
    weeks: [],
    donations: 0,
  };

  test('sums up, fills no gap with another’s surplus, and counts those who likely come through', () => {
    expect(outlookTogether([maya, done, newcomer], tenWeeks)).toEqual({
      state: 'projected',
      committed: 400_000,
      countedAmount: 320_000,
      owed: 0,
      missing: 140_000,
      neededPerWeek: 12_728,
      projection: { low: 435_000, likely: 460_000, high: 530_000 },
      members: 3,
      committedMembers: 3,
      likelyMembers: 1,
    });
  });

  test('without members, after the deadline and before registration opens has a state without a projection', () => {
    const none = { committed: 0, countedAmount: 0, owed: 0, missing: 0, members: 0, committedMembers: 0 };
    expect(outlookTogether([], tenWeeks)).toEqual({
      ...none,
      state: 'no-commitment',
      neededPerWeek: 0,
      projection: null,
      likelyMembers: 0,
    });
    const nothing = { ...none, neededPerWeek: null, projection: null, likelyMembers: null };
    expect(outlookTogether([], over)).toEqual({ ...nothing, state: 'ended' });
    expect(outlookTogether([], { ...tenWeeks, isOpen: false })).toEqual({ ...nothing, state: 'not-open' });
  });

  test('of one is their own, and of many the sum of each', () => {
    fc.assert(
      fc.property(fc.array(people, { minLength: 1, maxLength: 5 }), times, (all, time) => {
        const together = outlookTogether(all, time);
        const each = all.map((one) => outlookOf(one, time));
        expect(together.missing).toBe(each.reduce((sum, { missing }) => sum + missing, 0));
        expect(together.countedAmount).toBe(each.reduce((sum, { countedAmount }) => sum + countedAmount, 0));
        if (all.length === 1) expect(together).toMatchObject({ ...each[0] });
      }),
    );
  });
});

test('a debt is missing beside the commitment, takes up the next donation, and is no total below zero', () => {
  const owing = { committed: 25_000, countedAmount: -10_000, recurring: 0, weeks: [0], donations: 3 };
  const ahead = { isOpen: true, daysLeft: 70, weeksLeft: 10 };
  const projection = { low: 0, likely: 0, high: 0 };
  expect(outlookOf(owing, ahead)).toMatchObject({
    countedAmount: 0,
    owed: 10_000,
    missing: 35_000,
    projection,
  });
  const given = withWhatIf(owing, { extra: 10_000, commitmentChange: 0, share: 0 });
  expect(outlookOf(given, ahead)).toMatchObject({ countedAmount: 0, missing: 25_000, projection });
});
