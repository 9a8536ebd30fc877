import { describe, expect, test } from 'vitest';
import {
  clockIn,
  dayIn,
  dayOfMonth,
  daysAfter,
  daysBetween,
  daysText,
  dayText,
  hoursIn,
  instantIn,
  lastDayIn,
  mondayOf,
  timeIn,
  zoneName,
} from '#machines/calendar.ts';

const eastern = 'America/New_York';

describe('The day and the time of an instant in a zone', () => {
  test.each([
    ['a morning', eastern, '2027-08-28T12:00:00Z', '2027-08-28', '08:00'],
    ['an evening, when UTC has the next day', eastern, '2027-03-11T02:40:00Z', '2027-03-10', '21:40'],
    ['the last moment of a winter day', eastern, '2027-01-06T04:59:59.999Z', '2027-01-05', '23:59'],
    ['the first moment of a winter day', eastern, '2027-01-06T05:00:00Z', '2027-01-06', '00:00'],
    ['the last moment of a summer day', eastern, '2027-08-29T03:59:59.999Z', '2027-08-28', '23:59'],
    ['the first moment of a summer day', eastern, '2027-08-29T04:00:00Z', '2027-08-29', '00:00'],
    ['the last moment of a year', eastern, '2028-01-01T04:59:59.999Z', '2027-12-31', '23:59'],
    ['the first moment of a year', eastern, '2028-01-01T05:00:00Z', '2028-01-01', '00:00'],
    ['a leap day', eastern, '2028-03-01T04:59:59Z', '2028-02-29', '23:59'],
    ['the minute before the clocks go forward', eastern, '2027-03-14T06:59:00Z', '2027-03-14', '01:59'],
    ['the minute when the clocks go forward', eastern, '2027-03-14T07:00:00Z', '2027-03-14', '03:00'],
    ['the first 1:30 of an autumn night', eastern, '2027-11-07T05:30:00Z', '2027-11-07', '01:30'],
    ['the second 1:30 of an autumn night', eastern, '2027-11-07T06:30:00Z', '2027-11-07', '01:30'],
    ['the end of a day of 25 hours', eastern, '2027-11-08T04:59:00Z', '2027-11-07', '23:59'],
    ['an instant written with an offset', eastern, '2027-08-28T23:30:00-04:00', '2027-08-28', '23:30'],
    ['an instant written with a day ahead', eastern, '2027-08-29T01:30:00+09:00', '2027-08-28', '12:30'],
    ['the earliest day on earth', 'Pacific/Kiritimati', '2027-08-28T10:00:00Z', '2027-08-29', '00:00'],
    ['the latest day on earth', 'Pacific/Pago_Pago', '2027-08-28T10:59:00Z', '2027-08-27', '23:59'],
    ['a zone of half an hour', 'Asia/Kolkata', '2027-12-31T18:30:00Z', '2028-01-01', '00:00'],
    ['a zone of three quarters', 'Asia/Kathmandu', '2027-06-30T18:14:00Z', '2027-06-30', '23:59'],
    ['a southern summer', 'Australia/Lord_Howe', '2027-01-15T12:59:00Z', '2027-01-15', '23:59'],
    ['UTC', 'UTC', '2027-08-28T23:59:59.999Z', '2027-08-28', '23:59'],
  ] as const)('are told of %s', (_, zone, at, day, time) => {
    expect([dayIn(zone, at), dayIn(zone, new Date(at)), timeIn(zone, at)]).toEqual([day, day, time]);
  });
});

describe('The instant of a time in a zone', () => {
  test.each([
    ['a summer morning', eastern, '2027-08-28', '08:00', '2027-08-28T12:00:00.000Z'],
    ['a winter evening', eastern, '2027-01-05', '20:15', '2027-01-06T01:15:00.000Z'],
    ['the last minute of a day', eastern, '2027-08-28', '23:59', '2027-08-29T03:59:00.000Z'],
    ['the beginning of a year', eastern, '2028-01-01', '00:00', '2028-01-01T05:00:00.000Z'],
    ['the beginning of a day of 23 hours', eastern, '2027-03-14', '00:00', '2027-03-14T05:00:00.000Z'],
    ['the beginning of the day after it', eastern, '2027-03-15', '00:00', '2027-03-15T04:00:00.000Z'],
    ['a time that is left out', eastern, '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['after the clocks went forward', eastern, '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
    ['the beginning of a day of 25 hours', eastern, '2027-11-07', '00:00', '2027-11-07T04:00:00.000Z'],
    ['the first of two equal hours', eastern, '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
    ['after the clocks went back', eastern, '2027-11-07', '02:00', '2027-11-07T07:00:00.000Z'],
    ['the beginning of the day after', eastern, '2027-11-08', '00:00', '2027-11-08T05:00:00.000Z'],
    ['a zone east of UTC', 'Asia/Kolkata', '2028-01-01', '00:00', '2027-12-31T18:30:00.000Z'],
    ['UTC', 'UTC', '2027-08-28', '15:00', '2027-08-28T15:00:00.000Z'],
  ] as const)('is that of %s', (_, zone, day, time, instant) => {
    expect(instantIn(zone, day, time).toISOString()).toBe(instant);
  });

  test('is the beginning of the day where no time is given, and its last day is the day before', () => {
    const end = instantIn(eastern, '2027-09-26');
    expect([end.toISOString(), lastDayIn(eastern, end), dayIn(eastern, end)]).toEqual([
      '2027-09-26T04:00:00.000Z',
      '2027-09-25',
      '2027-09-26',
    ]);
  });
});

describe('Days', () => {
  test.each([
    ['2027-03-13', 2, '2027-03-15'],
    ['2027-11-06', 2, '2027-11-08'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-01-01', -1, '2027-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2027-08-28', 0, '2027-08-28'],
    ['2027-10-31', 30, '2027-11-30'],
  ] as const)('%s and %i days are %s', (from, days, to) => {
    expect([daysAfter(from, days), daysBetween(from, to)]).toEqual([to, days]);
  });

  test.each([
    ['2027-03-01', '2027-03-01'],
    ['2027-03-07', '2027-03-01'],
    ['2027-03-14', '2027-03-08'],
    ['2027-11-08', '2027-11-08'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
  ] as const)('the week of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test.each([
    [2027, 1, 31, '2027-01-31'],
    [2027, 2, 31, '2027-02-28'],
    [2028, 2, 30, '2028-02-29'],
    [2027, 4, 31, '2027-04-30'],
    [2027, 13, 15, '2028-01-15'],
    [2027, 12, 1, '2027-12-01'],
  ] as const)('day %3$i of month %2$i of %1$i is %4$s', (year, month, day, expected) => {
    expect(dayOfMonth(year, month, day)).toBe(expected);
  });

  test('are the same in words wherever they are read', () => {
    expect([
      dayText('2027-01-01', { dateStyle: 'full' }),
      dayText('2027-12-31', { dateStyle: 'long' }),
      daysText('2027-08-28', '2027-08-29', { month: 'short', day: 'numeric' }).replace(/\s/g, ' '),
    ]).toEqual(['Friday, January 1, 2027', 'December 31, 2027', 'Aug 28 – 29']);
  });
});

describe('Times in words', () => {
  test.each([
    ['2027-08-28T11:00:00Z', '7:00 AM'],
    ['2027-11-07T04:59:00Z', '12:59 AM'],
    ['2027-11-07T05:00:00Z', '1:00 AM EDT'],
    ['2027-11-07T05:59:00Z', '1:59 AM EDT'],
    ['2027-11-07T06:00:00Z', '1:00 AM EST'],
    ['2027-11-07T07:00:00Z', '2:00 AM'],
    ['2027-03-14T07:00:00Z', '3:00 AM'],
  ] as const)('%s is %s', (at, text) => {
    expect(clockIn(eastern, at)).toBe(text);
  });

  test.each([
    ['by day', '2027-08-06T11:00:00Z', '2027-08-06T15:00:00Z', ['7:00 AM', '11:00 AM']],
    [
      'of the same clock time',
      '2027-11-07T05:30:00Z',
      '2027-11-07T06:30:00Z',
      ['1:30 AM EDT', '1:30 AM EST'],
    ],
    [
      'over the change in spring',
      '2027-03-14T06:00:00Z',
      '2027-03-14T08:00:00Z',
      ['1:00 AM EST', '4:00 AM EDT'],
    ],
    [
      'that ends in the second hour',
      '2027-11-07T06:00:00Z',
      '2027-11-07T07:00:00Z',
      ['1:00 AM EST', '2:00 AM EST'],
    ],
  ] as const)('a span %s', (_, startsAt, endsAt, hours) => {
    expect(hoursIn(eastern, { startsAt, endsAt })).toEqual(hours);
  });

  test('a zone has the name that holds in the whole year', () => {
    expect([zoneName(eastern), zoneName('America/Los_Angeles')]).toEqual(['Eastern Time', 'Pacific Time']);
  });
});

test('a day and an instant are different types, and neither is any text', () => {
  const text: string = '2027-08-28';
  // @ts-expect-error a text
  dayText(text, {});
  // @ts-expect-error an instant
  dayText('2027-08-28T12:00:00Z', {});
  // @ts-expect-error a day
  expect(dayIn('UTC', '2027-08-28')).toBe(text);
});
