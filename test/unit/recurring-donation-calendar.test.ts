import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDay, daysAfter } from '#machines/calendar.ts';
import { chargesUntil, dueAfter, firstDueAfter, latestDue } from '#machines/donation/due-days.ts';
import {
  chargeKey,
  expiryStage,
  lastDayOf,
  retryOn,
} from '#server/recurring-donation/recurring-donation.rules.ts';

const days = fc.integer({ min: 0, max: 4 * 366 }).map((count) => daysAfter('2027-01-01', count));
const daysOfMonth = fc.integer({ min: 1, max: 31 });
const next = (day: CalendarDay, dayOfMonth: number) => dueAfter(day, dayOfMonth, day);
const monthOf = (day: string) => day.slice(0, 7);
const lastOf = (day: string) => lastDayOf({ month: Number(day.slice(5, 7)), year: Number(day.slice(0, 4)) });
/** Computed the slow way: the day of its month, or the month's last. */
const isDay = (day: string, dayOfMonth: number) =>
  Number(day.slice(8)) === Math.min(dayOfMonth, Number(lastOf(day).slice(8)));

test('a recurring donation is due once a month for two years, on its day or the month’s last', () => {
  fc.assert(
    fc.property(days, daysOfMonth, (start, dayOfMonth) => {
      const plan = [firstDueAfter(start, dayOfMonth)];
      while (plan.length < 24) plan.push(next(plan.at(-1) ?? start, dayOfMonth));
      expect(new Set(plan.map(monthOf)).size).toBe(24);
      expect(plan).toEqual(plan.toSorted());
      expect(plan.filter((day) => !isDay(day, dayOfMonth))).toEqual([]);
      const months = plan.map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
      expect(months.every((month, index) => index === 0 || month - (months[index - 1] ?? 0) === 1)).toBe(
        true,
      );
    }),
  );
});

test('the 31st becomes the last day of February, and returns in March', () => {
  const start = '2028-01-31';
  const plan: CalendarDay[] = [start];
  while (plan.length < 5) plan.push(next(plan.at(-1) ?? start, 31));
  expect(plan).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  expect(dueAfter('2027-01-31', 31, '2027-01-31')).toBe('2027-02-28');
});

test('after a late charge, the next one is in a later month and after today', () => {
  fc.assert(
    fc.property(days, daysOfMonth, fc.integer({ min: 0, max: 400 }), (due, dayOfMonth, late) => {
      const today = daysAfter(due, late);
      const next = dueAfter(due, dayOfMonth, today);
      expect(next > today && monthOf(next) > monthOf(due)).toBe(true);
      expect(isDay(next, dayOfMonth)).toBe(true);
      expect(daysAfter(today, 62) > next).toBe(true);
    }),
  );
});

test('of several missed charges only the latest is due', () => {
  fc.assert(
    fc.property(days, daysOfMonth, fc.integer({ min: 0, max: 400 }), (start, dayOfMonth, late) => {
      const due = firstDueAfter(start, dayOfMonth);
      const today = daysAfter(due, late);
      const latest = latestDue(due, dayOfMonth, today);
      expect(latest >= due && latest <= today).toBe(true);
      expect(firstDueAfter(latest, dayOfMonth) > today).toBe(true);
    }),
  );
});

test('a changed day of the month moves the next charge to a later month, within 63 days', () => {
  fc.assert(
    fc.property(days, daysOfMonth, fc.nat(), daysOfMonth, (given, before, later, dayOfMonth) => {
      const wait = Date.parse(dueAfter(given, before, given)) - Date.parse(given);
      const today = daysAfter(given, later % (wait / (24 * 60 * 60 * 1000)));
      const moved = dueAfter(given, dayOfMonth, today);
      expect(moved > today && monthOf(moved) > monthOf(given) && isDay(moved, dayOfMonth)).toBe(true);
      expect(daysAfter(today, 63) > moved).toBe(true);
    }),
  );
  expect(dueAfter('2027-03-05', 20, '2027-03-10')).toBe('2027-04-20');
  expect(dueAfter('2027-02-20', 5, '2027-03-10')).toBe('2027-04-05');
});

test('a declined charge is retried after 3, 5 and 7 days, at most three times', () => {
  expect([1, 2, 3, 4].map((count) => retryOn('2027-02-27', count))).toEqual([
    '2027-03-02',
    '2027-03-04',
    '2027-03-06',
    null,
  ]);
});

test('each charge has its own stable idempotency key, a UUID', () => {
  const donation = '1c9f0d5e-2a47-4f0b-8a3e-5b7c9d1e2f01';
  const keys = (['2027-01-31', '2027-02-28'] as const).flatMap((due) =>
    [0, 1, 2].map((count) => chargeKey(donation, due, count)),
  );
  expect(new Set(keys).size).toBe(6);
  expect(
    keys.every((key) => /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(key)),
  ).toBe(true);
  expect(chargeKey(donation, '2027-01-31', 0)).toBe(keys[0]);
});

test.each([
  ['2027-03-30', null],
  ['2027-03-31', 30],
  ['2027-04-22', 30],
  ['2027-04-23', 7],
  ['2027-04-30', 7],
  ['2027-05-01', null],
] as const)('on %s the expiry warning of a card valid through April is at stage %s', (today, stage) => {
  expect(expiryStage(lastDayOf({ month: 4, year: 2027 }), today)).toBe(stage);
});

test.each([
  ['on its day, the deadline’s own included', { nextOn: '2027-08-01', dayOfMonth: 1 }, 3],
  ['not a day after the deadline', { nextOn: '2027-08-02', dayOfMonth: 2 }, 2],
  ['on the last day of a shorter month', { nextOn: '2027-07-31', dayOfMonth: 31 }, 3],
  ['once for the months that nobody noticed', { nextOn: '2027-03-15', dayOfMonth: 15 }, 4],
  ['not after the deadline', { nextOn: '2027-10-02', dayOfMonth: 2 }, 0],
] as const)('charges of a recurring donation until October 1 are counted %s', (_, plan, count) => {
  expect(chargesUntil({ retryOn: null, ...plan }, '2027-06-20', '2027-10-01')).toBe(count);
});

test('a charge that is tried again after the deadline is not counted', () => {
  const plan = { nextOn: '2027-09-28', dayOfMonth: 28 } as const;
  expect(chargesUntil({ ...plan, retryOn: '2027-10-01' }, '2027-09-28', '2027-10-01')).toBe(1);
  expect(chargesUntil({ ...plan, retryOn: '2027-10-03' }, '2027-09-28', '2027-10-01')).toBe(0);
});

test('charges until a day are as many as a walk from one to the next finds', () => {
  fc.assert(
    fc.property(days, daysOfMonth, fc.integer({ min: 0, max: 400 }), (today, dayOfMonth, ahead) => {
      const last = daysAfter(today, ahead);
      const plan = { nextOn: firstDueAfter(today, dayOfMonth), retryOn: null, dayOfMonth };
      const all = Array.from({ length: ahead }, (_, index) => daysAfter(today, index + 1));
      expect(chargesUntil(plan, today, last)).toBe(all.filter((day) => isDay(day, dayOfMonth)).length);
    }),
  );
});
