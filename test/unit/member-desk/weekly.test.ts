import { describe, expect, test } from 'vitest';
import { neededPerWeek, timeLeft } from '#server/member-desk/member-desk.rules.ts';
import {
  changesIn,
  isWorthAnEmail,
  nextMonday,
  shortIn,
  type WeekFacts,
} from '#server/member-desk/weekly.ts';

const person = (index: number) => ({ firstName: `P${index}`, lastName: 'Q' });
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));
const nothing: WeekFacts = { since: '2027-03-01', joined: [], left: [], raised: 0, requests: 0 };

describe('The week', () => {
  test.each([
    ['2027-03-01T11:59:59.999Z', '2027-03-01T12:00:00.000Z'],
    ['2027-03-01T12:00:00.000Z', '2027-03-08T12:00:00.000Z'],
    // Sunday evening in the event's zone.
    ['2027-03-08T03:00:00.000Z', '2027-03-08T12:00:00.000Z'],
    ['2027-03-07T23:00:00.000Z', '2027-03-08T12:00:00.000Z'],
    // In summer time; on the Sunday evening before the clocks go forward, and back.
    ['2027-07-05T10:59:59.999Z', '2027-07-05T11:00:00.000Z'],
    ['2027-03-15T03:00:00.000Z', '2027-03-15T11:00:00.000Z'],
    ['2027-11-08T04:59:59.999Z', '2027-11-08T12:00:00.000Z'],
  ])('after %s the weekly e-mails go out at %s', (now, next) => {
    expect(nextMonday(new Date(now)).toISOString()).toBe(next);
  });

  test('is worth an e-mail after a change or with an open request', () => {
    expect(isWorthAnEmail(nothing)).toBe(false);
    for (const one of [{ joined: people(1) }, { left: people(1) }, { raised: 1 }, { requests: 1 }])
      expect(isWorthAnEmail({ ...nothing, ...one })).toBe(true);
  });

  test('names eight people, and counts the others', () => {
    expect(changesIn({ ...nothing, joined: people(2), left: people(11), requests: 2 })).toEqual([
      '2 people joined: P1 Q and P2 Q.',
      '11 people left: P1 Q, P2 Q, P3 Q, P4 Q, P5 Q, P6 Q, P7 Q, P8 Q, and 3 more.',
      '2 people are waiting to join.',
    ]);
  });

  test('says who is short while there is time, and not afterwards', () => {
    const short = { missing: 30_000, count: 10, deadline: '2027-10-01', first: people(8) } as const;
    expect(shortIn({ ...short, neededPerWeek: 10_000 })).toEqual([
      '10 members are short of their commitment, by $300 in all: P1 Q, P2 Q, P3 Q, P4 Q, P5 Q, P6 Q, P7 Q, P8 Q, and 2 more. That’s $100 a week until Friday, October 1, 2027.',
    ]);
    expect(shortIn({ ...short, neededPerWeek: null })).toEqual([]);
    expect(shortIn({ ...short, count: 0, neededPerWeek: 0 })).toEqual([]);
  });
});

describe('The time until the fundraising deadline', () => {
  test.each([
    ['2027-09-17', 14, 3],
    ['2027-09-18', 13, 2],
    ['2027-09-25', 6, 1],
    ['2027-10-01', 0, 1],
    ['2027-10-02', null, null],
  ] as const)('on %s %s days and %s weeks are left', (today, daysLeft, weeksLeft) => {
    expect(timeLeft('2027-10-01', today)).toEqual({ daysLeft, weeksLeft });
  });

  test('what is missing is spread over the weeks, rounded up to the cent', () => {
    expect([neededPerWeek(100, 3), neededPerWeek(0, 3), neededPerWeek(100, null)]).toEqual([34, 0, null]);
  });
});
