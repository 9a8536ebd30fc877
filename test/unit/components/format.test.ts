import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { money, moneyExact } from '#machines/money.ts';
import { amountText, parseAmount } from '#src/components/format/amount-text.ts';
import { dateRange, dateText, hoursText, timeOfDay } from '#src/components/format/date.ts';
import { Day } from '#src/components/format/day.tsx';
import { counted, feet, miles, plainNumber, plural, whole } from '#src/components/format/numbers.ts';

describe('money', () => {
  test.each([
    [0, '$0', '$0.00'],
    [5000, '$50', '$50.00'],
    [125050, '$1,250.50', '$1,250.50'],
    [10_000_001, '$100,000.01', '$100,000.01'],
    [-5000, '−$50', '−$50.00'],
  ])('%i cents are formatted as %s, or exactly %s', (cents, short, exact) => {
    expect([money(cents), moneyExact(cents)]).toEqual([short, exact]);
  });

  test.each([
    ['50', 5000],
    ['$1,250', 125000],
    [' 1,250.5 ', 125050],
    ['.99', 99],
    ['12.', 1200],
    ['0', 0],
    ['1,000,000', 100_000_000],
  ])('%j is parsed as %i cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  test.each(['', ' ', '$', '.', 'fifty', '12.345', '1,25', '1 000', '-5', '1e3', '12.3.4', '9'.repeat(20)])(
    '%j is no amount',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  test('formatted amounts parse to the same cents', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (cents) => {
        expect([amountText(cents), money(cents), moneyExact(cents)].map(parseAmount)).toEqual([
          cents,
          cents,
          cents,
        ]);
      }),
    );
  });
});

describe('dates', () => {
  test('a calendar date is formatted without a shift by the time zone', () => {
    expect([
      dateText('2027-08-07'),
      dateText('2027-08-07', 'short'),
      dateText('2027-08-07', 'weekday'),
    ]).toEqual(['August 7, 2027', 'Aug 7', 'Saturday, August 7, 2027']);
  });

  test.each([
    ['06:30', '6:30\u00A0AM'],
    ['00:05', '12:05\u00A0AM'],
    ['12:00', '12:00\u00A0PM'],
    ['23:59', '11:59\u00A0PM'],
  ])('%s is shown as %s', (clock, text) => {
    expect(timeOfDay(clock)).toBe(text);
  });

  test('two days are shown as a range, and one day alone', () => {
    expect(dateRange('2027-08-28', '2027-08-29').replace(/\s/g, ' ')).toBe('Aug 28 – 29');
    expect(dateRange('2027-09-25', '2027-09-25')).toBe('Sep 25');
  });

  test.each([
    ['2027-08-06T11:00:00Z', '2027-08-06T15:00:00Z', '7 – 11 AM'],
    ['2027-08-07T00:00:00Z', '2027-08-07T06:00:00Z', '8 PM – 2 AM the next day'],
    ['2027-08-06T15:30:00Z', '2027-08-06T18:00:00Z', '11:30 AM – 2 PM'],
    ['2027-11-07T05:30:00Z', '2027-11-07T06:30:00Z', '1:30 AM EDT – 1:30 AM EST'],
  ] as const)('a shift from %s to %s is shown as %s', (startsAt, endsAt, text) => {
    expect(hoursText({ startsAt, endsAt }).replaceAll('\u00A0', ' ')).toBe(text);
  });

  test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'a gift of the evening is on the event’s day where a page is rendered in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const givenAt = '2027-03-11T02:30:00.000Z';
      expect(renderToStaticMarkup(createElement(Day, { at: givenAt }))).toBe(
        `<time dateTime="${givenAt}">March 10, 2027</time>`,
      );
      vi.unstubAllEnvs();
    },
  );
});

describe('numbers', () => {
  test('only 1 is singular', () => {
    expect([0, 1, 2, 1.5, -1].map((count) => plural(count, 'place'))).toEqual([
      'places',
      'place',
      'places',
      'places',
      'places',
    ]);
    expect([counted(1, 'person', 'people'), counted(1234, 'person', 'people')]).toEqual([
      '1 person',
      '1,234 people',
    ]);
  });

  test('distances and climbs are whole and grouped', () => {
    expect(plainNumber(1250.5)).toBe('1,250.5');
    expect([miles(186.4), miles(1), feet(4812.2), whole(12479.6)]).toEqual([
      '186 miles',
      '1 mile',
      '4,812 ft',
      '12,480',
    ]);
  });
});
