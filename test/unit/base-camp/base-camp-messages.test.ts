import { describe, expect, test, vi } from 'vitest';
import type { BaseCamp, NextStep } from '#machines/base-camp/base-camp.types.ts';
import { schemaNamed } from '#server/platform/contract/document.ts';
import {
  celebrationText,
  daysText,
  ofWhatText,
  stepText,
  weekText,
} from '#src/features/base-camp/base-camp-messages.ts';
import { campOnTheWay as camp } from '#test/support/base-camp/base-camp-fixture.ts';

const shift = {
  title: 'Water stop',
  jobType: 'Rest stop',
  location: 'the mill',
  day: '2027-08-07',
  startTime: '06:30',
} as const;

/** One of each kind; a kind that is missing here is a type error. */
const steps: { [Kind in NextStep['kind']]: Extract<NextStep, { kind: Kind }> | NextStep } = {
  'continue-registration': { kind: 'continue-registration' },
  'mend-recurring-donation': { kind: 'mend-recurring-donation' },
  'commitment-missed': { kind: 'commitment-missed', amount: 123_450 },
  'commitment-at-risk': { kind: 'commitment-at-risk', amount: 123_450 },
  shift: { kind: 'shift', shift },
  ride: { kind: 'ride', ride: { name: 'Ride Weekend', route: 'Summit Century', day: '2027-08-28' } },
  'set-activity-goal': { kind: 'set-activity-goal' },
  'enter-activity': { kind: 'enter-activity' },
  'answer-requests': {
    kind: 'answer-requests',
    count: 2,
    answerUntil: '2027-08-08T03:59:00Z',
    pelotonId: 'p1',
    pelotonName: 'Moss Riders',
  },
  'answer-captaincy': { kind: 'answer-captaincy', pelotonId: 'p1', pelotonName: 'Moss Riders' },
  'await-answer': { kind: 'await-answer', pelotonId: 'p1', pelotonName: 'Moss Riders' },
  'find-peloton': { kind: 'find-peloton' },
  register: { kind: 'register' },
  'back-a-rider': { kind: 'back-a-rider' },
  'shift-clash': {
    kind: 'shift-clash',
    title: 'Field parking',
    jobType: 'Parking',
    others: 1,
    ledTitle: 'Rest stop',
    day: '2027-08-28',
  },
  'take-shift': { kind: 'take-shift' },
  'first-donation': { kind: 'first-donation' },
  thank: { kind: 'thank', count: 3 },
  'add-photo': { kind: 'add-photo' },
  'add-story': { kind: 'add-story' },
  'share-again': { kind: 'share-again' },
  'all-done': { kind: 'all-done' },
};

describe('Next step', () => {
  test.each(Object.values(steps))('$kind says what, why and where', (step) => {
    const { title, text, action, link } = stepText(step, camp);
    expect(title).toMatch(/^\S.*[^.]$/);
    expect(text).toMatch(/^\S.*\.$/);
    expect(action === null).toBe(link === null);
  });

  test('covers each kind of the contract', () => {
    const { oneOf } = schemaNamed('NextStep') as { oneOf: { properties: { kind: { enum: string[] } } }[] };
    expect(oneOf.flatMap(({ properties }) => properties.kind.enum).sort()).toEqual(Object.keys(steps).sort());
  });

  test('names day, time and zone of a shift, and what is missing of a commitment', () => {
    expect(stepText(steps.shift, camp).text).toBe(
      'Your shift: Sat,\u00A0Aug\u00A07, 6:30\u00A0AM Eastern Time, the mill.',
    );
    expect(stepText(steps['commitment-at-risk'], camp)).toMatchObject({
      title: '$1,234.50 to go to meet your commitment',
      text: expect.stringMatching(/^42 days left\./),
    });
    expect(stepText(steps['commitment-at-risk'], { ...camp, daysLeft: 0 }).text).toMatch(
      /^Today is the last day\./,
    );
  });

  test('requests to join tell until when the first is answered, by the event’s days', () => {
    const one = { ...steps['answer-requests'], count: 1 };
    const day = 'Sat,\u00A0Aug\u00A07';
    expect(stepText(steps['answer-requests'], camp)).toMatchObject({
      title: 'Answer 2 requests to join',
      text: `Moss Riders has until ${day} to answer the first one.`,
    });
    expect(stepText(one, camp)).toMatchObject({
      title: 'Answer 1 request to join',
      text: `Moss Riders has until ${day} to answer.`,
    });
  });

  test('requests to join tell of their last day as today, by the event’s clocks', () => {
    vi.useFakeTimers({ now: new Date('2027-08-08T03:00:00Z') });
    expect(stepText(steps['answer-requests'], camp).text).toBe(
      'Today is the last day to answer the first one.',
    );
    vi.useRealTimers();
  });

  test('two shifts at once are told with the number of those that overlap', () => {
    const clash = steps['shift-clash'];
    expect(stepText(clash, camp).text).toBe(
      'Two of your shifts on Sat,\u00A0Aug\u00A028 overlap “Rest stop,” which you lead.',
    );
    expect(stepText({ ...clash, others: 0 } as NextStep, camp).text).toBe(
      '“Field parking” on Sat,\u00A0Aug\u00A028 overlaps “Rest stop,” which you lead.',
    );
  });

  test('one gift is thanked for in the singular', () => {
    expect(stepText({ kind: 'thank', count: 1 }, camp).title).toBe('Thank one donor');
    expect(stepText({ kind: 'thank', count: 3 }, camp).title).toBe('Say thanks for 3 gifts');
  });
});

const weeks = (
  current: [number, number],
  previous: [number, number],
): Pick<BaseCamp, 'weeks' | 'daysLeft'> => ({
  daysLeft: 42,
  weeks: {
    current: { from: '2027-03-08', donations: current[0], amount: current[1] },
    previous: { from: '2027-03-01', donations: previous[0], amount: previous[1] },
  },
});

test.each([
  [[2, 25_000], [1, 10_000], '2 gifts, $150 more than last week.'],
  [[1, 2_550], [3, 10_000], '1 gift, $74.50 less than last week.'],
  [[1, 5_000], [1, 5_000], '1 gift, as much as last week.'],
  [[1, 5_000], [0, 0], '1 gift, after a week without any.'],
  [[0, 0], [1, 5_000], 'No gifts yet this week. Last week brought 1 gift.'],
  [[0, 0], [0, 0], 'Two quiet weeks. Ask one person today.'],
] as const)('a week of %j after one of %j: %s', (current, previous, text) => {
  expect(weekText(weeks([...current], [...previous]))).toBe(text);
});

test('no text suggests asking for donations once fundraising has ended', () => {
  expect(weekText({ ...weeks([0, 0], [0, 0]), daysLeft: null })).toBe(
    'No gifts this week, and none last week.',
  );
});

test.each([
  [42, '42 days left to raise money, until October\u00A01,\u00A02027'],
  [1, '1 day left to raise money, until October\u00A01,\u00A02027'],
  [0, 'Today is the last day, October\u00A01,\u00A02027'],
  [null, 'Fundraising ended on October\u00A01,\u00A02027'],
])('%s days left: %s', (daysLeft, text) => {
  expect(daysText({ ...camp, daysLeft })).toBe(text);
});

test.each([
  [{ goal: 0 }, null],
  [{ goal: 50_000 }, 'raised of your $500 goal.'],
  [{ goal: 50_000, goalMet: true }, 'raised. You reached your goal of $500.'],
  [{ goal: 50_000, committed: true, committedAmount: 50_000 }, 'raised of your $500 goal and commitment.'],
  [
    { goal: 50_000, committed: true, committedAmount: 40_000, committedMet: false },
    'raised of your $500 goal. Your commitment is $400.',
  ],
  [
    { goal: 50_000, committed: true, committedAmount: 10_000, committedMet: true },
    'raised of your $500 goal. Your commitment is met.',
  ],
])('%j is measured as "%s"', (more, text) => {
  expect(ofWhatText({ fundraising: { ...camp.fundraising, ...more } })).toBe(text);
});

test('the celebration goes on from what was raised, and counts gifts', () => {
  const goal = { success: 'goal', amount: 10_000 } as const;
  expect(celebrationText(goal, camp).text).toBe(
    'from 3 gifts for cancer research. Your goal was $100, and you reached it.',
  );
  expect(celebrationText(goal, { ...camp, donationCount: 0 }).text).toBe(
    'for cancer research. Your goal was $100, and you reached it.',
  );
  const commitment = { success: 'commitment', amount: 15_000 } as const;
  const onTheWay = { ...camp, fundraising: { ...camp.fundraising, goal: 50_000 } };
  expect(celebrationText(commitment, onTheWay)).toEqual({
    title: 'Your commitment is met.',
    text: 'from 3 gifts for cancer research. You’ve raised the $150 you promised. Everything from here is a bonus on the way to $500.',
  });
});
