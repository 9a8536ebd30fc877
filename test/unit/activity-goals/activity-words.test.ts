import { expect, test } from 'vitest';
import { usualAmount } from '#machines/activity-goals/activity-goals.rules.ts';
import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import type { CalendarDay } from '#machines/calendar.ts';
import { goalText } from '#machines/form/activity-texts.ts';
import { paceText, weekText } from '#src/features/activity-goals/activity-goals-messages.ts';
import { paceOf } from '#src/features/activity-goals/weeks.ts';

test.each([
  ['yoga', 'times', 60, '60 yoga sessions'],
  ['swimming', 'times', 1, '1 swimming session'],
  ['cycling', 'miles', 1_250.5, '1,250.5 miles of cycling'],
  ['rowing', 'minutes', 1, '1 minute of rowing'],
  ['other', 'times', 12, '12 sessions of another activity'],
] as const)('%s counted in %s: %s is "%s"', (activity, unit, amount, text) => {
  expect(goalText({ activity, unit, amount })).toBe(text);
});

const today = '2027-03-04';
const goal = (unit: OwnGoal['unit'], days: [CalendarDay, number][]): OwnGoal => ({
  id: 'g',
  activity: 'running',
  unit,
  amount: 100,
  done: 0,
  days: days.map(([day, amount]) => ({ day, amount })),
});

test.each([
  ['times', [], 1],
  ['times', [['2027-03-01', 3]], 1],
  ['miles', [], null],
  ['miles', [['2027-03-01', 5.5]], 5.5],
  ['minutes', [['2027-03-03', 1_440]], 1_440],
  // A day has no more minutes than 1,440.
  ['minutes', [['2027-03-04', 721]], null],
  ['minutes', [['2027-03-04', 720]], 720],
] as const)('one press enters in %s after %j: %s', (unit, days, amount) => {
  expect(
    usualAmount(
      goal(
        unit,
        days.map(([day, done]) => [day, done]),
      ),
      today,
    ),
  ).toBe(amount);
});

test.each([
  [[], 'Nothing yet this week. Whatever you do today is the start.'],
  [[['2027-02-27', 4]], 'Nothing yet this week. Whatever you do today is the start.'],
  [
    [
      ['2027-03-02', 2.5],
      ['2027-03-01', 1],
      ['2027-02-27', 4],
    ],
    '3.5 miles of running since Monday.',
  ],
] as const)('after %j the week reads: %s', (days, text) => {
  const goals = [
    goal(
      'miles',
      days.map(([day, amount]) => [day, amount]),
    ),
  ];
  expect(weekText({ goals, today })).toBe(text);
});

test.each([
  ['nothing yet', 100, [], '4 miles a week gets you there by September 2, 2027.'],
  ['only this week', 100, [['2027-03-03', 3]], '4 miles a week gets you there by September 2, 2027.'],
  [
    'more than enough',
    100,
    [
      ['2027-02-24', 12],
      ['2027-02-17', 9],
    ],
    'Ahead: 3 miles a week is enough. You average 11.',
  ],
  [
    'as much as is enough',
    112,
    [
      ['2027-02-24', 4],
      ['2027-02-17', 4],
    ],
    'On pace: 4 miles a week is enough, and that’s what you average.',
  ],
  [
    'too little',
    100,
    [
      ['2027-02-24', 1],
      ['2027-02-10', 2],
    ],
    '4 miles a week gets you there. You average 1.',
  ],
  ['all of it', 10, [['2027-02-24', 12]], 'Done, and 2 miles more.'],
] as const)('the verdict after %s', (_, amount, entered, text) => {
  const days = entered.map(([day, did]) => ({ day, amount: did }));
  const one = {
    ...goal('miles', []),
    amount,
    days,
    done: days.reduce((sum, { amount: did }) => sum + did, 0),
  };
  const until = '2027-09-02';
  expect(paceText(one, paceOf({ goal: one, today, until }), until)).toBe(text);
});

test('several goals are joined', () => {
  const run = goal('miles', [['2027-03-02', 2.5]]);
  const yoga = { ...goal('times', [['2027-03-03', 2]]), activity: 'yoga' as const };
  expect(weekText({ goals: [run, yoga, { ...yoga, days: [] }], today })).toBe(
    '2.5 miles of running and 2 yoga sessions since Monday.',
  );
});
