import { expect, test } from 'vitest';
import { hoursInWords, momentInWords, spanInWords } from '#server/platform/mail/times.ts';

const span = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

test.each([
  [
    'names no zone by day',
    '2027-08-06T11:00:00Z',
    '2027-08-06T15:00:00Z',
    '7:00 AM to 11:00 AM',
    'Friday, August 6, 2027, 7:00 AM to 11:00 AM (Eastern Time)',
  ],
  [
    'names the zone at both ends of an hour that the clocks show twice',
    '2027-11-07T05:30:00Z',
    '2027-11-07T06:30:00Z',
    '1:30 AM EDT to 1:30 AM EST',
    'Sunday, November 7, 2027, 1:30 AM EDT to 1:30 AM EST (Eastern Time)',
  ],
  [
    'names the zone where the clocks go forward in between, and the other day',
    '2027-03-14T04:30:00Z',
    '2027-03-14T08:00:00Z',
    '11:30 PM EST to 4:00 AM EDT the next day',
    'Saturday, March 13, 2027, 11:30 PM EST to Sunday, March 14, 2027, 4:00 AM EDT (Eastern Time)',
  ],
])('a shift %s', (_, startsAt, endsAt, hours, whole) => {
  expect([hoursInWords(span(startsAt, endsAt), false), spanInWords(span(startsAt, endsAt))]).toEqual([
    hours,
    whole,
  ]);
});

test('a moment names the zone only where the clocks show it twice', () => {
  expect([
    momentInWords(new Date('2027-11-07T06:30:00Z')),
    momentInWords(new Date('2027-11-07T07:30:00Z')),
  ]).toEqual([
    '1:30 AM EST on Sunday, November 7, 2027 (Eastern Time)',
    '2:30 AM on Sunday, November 7, 2027 (Eastern Time)',
  ]);
});
