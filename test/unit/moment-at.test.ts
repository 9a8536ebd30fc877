import { expect, test } from 'vitest';
import { momentAt } from '#server/platform/clock/clock.ts';

test.each([
  ['a summer morning', '2027-08-28', '08:00', '2027-08-28T12:00:00.000Z'],
  ['a winter evening', '2027-01-05', '20:15', '2027-01-06T01:15:00.000Z'],
  ['the last minute of a day', '2027-08-28', '23:59', '2027-08-29T03:59:00.000Z'],
  ['before the clocks go back', '2027-11-07', '00:30', '2027-11-07T04:30:00.000Z'],
  ['the first of two equal hours', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
  ['after the clocks went back', '2027-11-07', '02:00', '2027-11-07T07:00:00.000Z'],
  ['an hour that is left out', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['after the clocks went forward', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
])('gives the moment of %s', (_, day, time, moment) => {
  expect(momentAt(day, time).toISOString()).toBe(moment);
});
