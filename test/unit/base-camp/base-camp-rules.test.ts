import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#machines/calendar.ts';
import {
  aheadWith,
  type CampFacts,
  celebrationOf,
  furtherStepsOf,
  nextStepOf,
  shiftsUntil,
} from '#server/base-camp/base-camp.rules.ts';

/** A person without an open step. */
const settled: CampFacts = {
  isParticipant: true,
  isFundraiser: true,
  isRegistrationOpen: true,
  isBlocked: false,
  hasOpenRegistration: false,
  hasRefusedRecurring: false,
  fundraising: {
    committed: true,
    owed: 0,
    committedMet: true,
    committedAmount: 100_000,
    raised: 120_000,
    goalMet: true,
  },
  daysLeft: 20,
  shift: null,
  isShiftSoon: true,
  ride: null,
  goals: null,
  needsShift: false,
  clash: null,
  requests: null,
  offer: null,
  request: null,
  hasPeloton: true,
  donationCount: 4,
  unthankedCount: 0,
  donationsThisWeek: 1,
  hasPhoto: true,
  hasStory: true,
};

const { fundraising } = settled;
const short = { ...fundraising, committedMet: false, goalMet: false, raised: 40_000 };
const none = { ...fundraising, committed: false, committedAmount: 0, raised: 0, goalMet: false };
const shift = {
  title: 'Water stop',
  jobType: 'Rest stop',
  location: 'Mill',
  day: '2027-08-07',
  startTime: '07:00',
} as const;
const ride = { name: 'Ride Weekend', route: 'Summit Century', day: '2027-08-07' } as const;
const clash = {
  title: 'Field parking',
  jobType: 'Parking',
  others: 1,
  ledTitle: 'Rest stop',
  day: '2027-08-28',
} as const;
const yoga = { activity: 'yoga', unit: 'times', amount: 60, done: 18, thisWeek: 0 } as const;
const requests = {
  count: 2,
  answerUntil: '2027-08-08T03:59:00Z',
  pelotonId: 'p',
  pelotonName: 'Moss Riders',
} as const;
const peloton = { pelotonId: 'q', pelotonName: 'Ridge Riders' };

/** Each step with the facts that cause it, in order of precedence. */
const ladder: readonly (readonly [kind: string, because: Partial<CampFacts>])[] = [
  ['continue-registration', { hasOpenRegistration: true }],
  ['commitment-at-risk', { fundraising: short }],
  ['shift', { shift }],
  ['ride', { ride }],
  ['answer-captaincy', { offer: peloton }],
  ['answer-requests', { requests }],
  ['mend-recurring-donation', { hasRefusedRecurring: true }],
  ['shift-clash', { clash }],
  ['take-shift', { needsShift: true }],
  ['thank', { unthankedCount: 3 }],
  ['add-photo', { hasPhoto: false }],
  ['add-story', { hasStory: false }],
  ['set-activity-goal', { goals: [] }],
  ['enter-activity', { goals: [yoga] }],
  ['await-answer', { request: peloton }],
  ['share-again', { donationsThisWeek: 0, fundraising: { ...fundraising, goalMet: false } }],
  ['find-peloton', { hasPeloton: false }],
];

const kindOf = (...changes: Partial<CampFacts>[]): string =>
  nextStepOf(Object.assign({}, settled, ...changes)).kind;

/** All subsets of the steps. */
const subsets = Array.from({ length: 2 ** ladder.length }, (_, bits) =>
  ladder.filter((_rung, index) => bits & (1 << index)),
);

describe('Next step', () => {
  test.each(ladder)('is %s where nothing else waits', (kind, because) => {
    expect(kindOf(because)).toBe(kind);
  });

  test('is the first of the ladder in each of the 131,072 combinations', () => {
    for (const chosen of subsets) {
      // One step can't miss the goal while another meets it: facts of later steps are overridden by earlier ones.
      const changes = chosen.toReversed().map(([, because]) => because);
      expect(kindOf(...changes)).toBe(chosen[0]?.[0] ?? 'all-done');
    }
  });

  test('asks for the first donation before thanks, a photo and a story, and after what can’t wait', () => {
    const empty = { donationCount: 0, donationsThisWeek: 0, fundraising: none };
    expect(kindOf(empty)).toBe('first-donation');
    expect(kindOf(empty, { hasPhoto: false, hasStory: false })).toBe('first-donation');
    for (const [kind, because] of ladder.slice(0, 9).filter(([name]) => name !== 'commitment-at-risk'))
      expect(kindOf(empty, because)).toBe(kind);
    // Money that a peloton shared counts as a beginning, too.
    expect(kindOf(empty, { fundraising: { ...none, raised: 5_000 } })).toBe('share-again');
  });

  test.each([
    [31, 'share-again'],
    [30, 'commitment-at-risk'],
    [0, 'commitment-at-risk'],
    [null, 'commitment-missed'],
  ])('with %s days left a missing commitment leads to %s', (daysLeft, kind) => {
    expect(kindOf({ daysLeft, fundraising: short, donationsThisWeek: 0 })).toBe(kind);
  });

  test('names what is missing', () => {
    expect(nextStepOf({ ...settled, fundraising: short })).toEqual({
      kind: 'commitment-at-risk',
      amount: 60_000,
    });
    expect(nextStepOf({ ...settled, fundraising: short, daysLeft: null })).toEqual({
      kind: 'commitment-missed',
      amount: 60_000,
    });
    expect(nextStepOf({ ...settled, shift })).toEqual({ kind: 'shift', shift });
    expect(nextStepOf({ ...settled, requests })).toEqual({ kind: 'answer-requests', ...requests });
    expect(nextStepOf({ ...settled, offer: peloton })).toEqual({ kind: 'answer-captaincy', ...peloton });
    expect(nextStepOf({ ...settled, request: peloton })).toEqual({ kind: 'await-answer', ...peloton });
    expect(nextStepOf({ ...settled, unthankedCount: 3 })).toEqual({ kind: 'thank', count: 3 });
  });

  test('leaves a Challenger alone who entered something this week, did it all, or can’t raise more', () => {
    const miles = { ...yoga, activity: 'running', unit: 'miles' } as const;
    expect(kindOf({ goals: [yoga, miles] })).toBe('enter-activity');
    expect(kindOf({ goals: [yoga, { ...miles, thisWeek: 2.5 }] })).toBe('all-done');
    expect(kindOf({ goals: [{ ...yoga, done: 60 }] })).toBe('all-done');
    expect(kindOf({ goals: [yoga], daysLeft: null })).toBe('all-done');
  });

  test('names no peloton to look for once fundraising has ended', () => {
    expect(kindOf({ hasPeloton: false, daysLeft: null })).toBe('all-done');
  });

  test('does not ask somebody who only volunteers to raise money', () => {
    const volunteer = { isFundraiser: false, donationCount: 0, donationsThisWeek: 0, fundraising: none };
    expect(kindOf(volunteer, { hasPhoto: false, hasStory: false })).toBe('all-done');
    expect(kindOf(volunteer, { hasPeloton: false })).toBe('find-peloton');
    expect(kindOf(volunteer, { hasPeloton: false, needsShift: true })).toBe('take-shift');
    expect(kindOf(volunteer, { shift })).toBe('shift');
  });

  test('leads who only volunteers to a shift that is far off, and others to none', () => {
    const later = { shift, isShiftSoon: false };
    expect(kindOf({ ...later, isFundraiser: false, hasPeloton: false })).toBe('shift');
    expect(kindOf({ ...later, isFundraiser: false, requests })).toBe('answer-requests');
    expect(kindOf(later)).toBe('all-done');
  });

  test('asks for nothing but thanks once fundraising has ended', () => {
    const over = { daysLeft: null, fundraising: { ...fundraising, goalMet: false }, donationsThisWeek: 0 };
    expect(kindOf(over, { hasPhoto: false, hasStory: false })).toBe('all-done');
    expect(kindOf(over, { unthankedCount: 1 })).toBe('thank');
  });

  test.each([
    [{}, 'register'],
    [{ hasOpenRegistration: true }, 'continue-registration'],
    [{ isBlocked: true }, 'back-a-rider'],
    [{ isBlocked: true, hasOpenRegistration: true }, 'back-a-rider'],
    [{ isRegistrationOpen: false }, 'back-a-rider'],
    [{ isRegistrationOpen: false, hasOpenRegistration: true }, 'back-a-rider'],
    [{ isRegistrationOpen: false, daysLeft: null }, 'all-done'],
    [{ hasRefusedRecurring: true }, 'mend-recurring-donation'],
  ])('leads somebody who takes no part, %o, to %s', (more, kind) => {
    const outside = { isParticipant: false, isFundraiser: false, donationCount: 0, unthankedCount: 2 };
    expect(kindOf(outside, { fundraising: none, hasPhoto: false }, more)).toBe(kind);
  });
});

describe('Further steps', () => {
  const further = (...changes: Partial<CampFacts>[]) =>
    furtherStepsOf(Object.assign({}, settled, ...changes)).map(({ kind }) => kind);

  test('are the two that follow the first, without asking for donations', () => {
    expect(further()).toEqual([]);
    expect(further({ hasRefusedRecurring: true, requests, unthankedCount: 3, hasPhoto: false })).toEqual([
      'mend-recurring-donation',
      'thank',
    ]);
    expect(
      further({ unthankedCount: 3, donationsThisWeek: 0, fundraising: short, hasPeloton: false }),
    ).toEqual(['thank', 'find-peloton']);
  });

  test('name a shift once that is both soon and far ahead of anything else', () => {
    expect(further({ shift, isFundraiser: false, clash })).toEqual(['shift-clash']);
    expect(further({ shift, isFundraiser: false, isShiftSoon: false, clash })).toEqual(['shift']);
  });

  test('leave out the shift that the clash has named', () => {
    const named = { ...clash, title: shift.title };
    const soon = { shift, isFundraiser: false };
    expect(further(soon, { isShiftSoon: false, clash: { ...named, day: shift.day } })).toEqual([]);
    // The same job on another day is another shift.
    expect(further(soon, { isShiftSoon: false, clash: named })).toEqual(['shift']);
  });

  test('are none for a person who takes no part', () => {
    expect(further({ isParticipant: false, hasRefusedRecurring: true, unthankedCount: 1 })).toEqual([]);
  });
});

describe('Celebration', () => {
  const reached = { ...fundraising, goal: 150_000, seenSuccess: false };

  test('names the commitment on the way to the goal, and then the goal', () => {
    expect(celebrationOf({ ...reached, goalMet: false }, 0)).toEqual({
      success: 'commitment',
      amount: 100_000,
    });
    expect(celebrationOf({ ...reached, goalMet: false }, 100_000)).toBeNull();
    expect(celebrationOf(reached, 100_000)).toEqual({ success: 'goal', amount: 150_000 });
    expect(celebrationOf(reached, 150_000)).toBeNull();
    expect(celebrationOf({ ...reached, goal: 200_000 }, 150_000)).toEqual({
      success: 'goal',
      amount: 200_000,
    });
  });

  test('is none for a lower goal, a goal seen elsewhere, or nothing reached', () => {
    expect(celebrationOf({ ...reached, goal: 120_000 }, 150_000)).toBeNull();
    expect(celebrationOf({ ...reached, seenSuccess: true }, 0)).toBeNull();
    expect(celebrationOf({ ...reached, goalMet: false, committedMet: false }, 0)).toBeNull();
    // Without a commitment, meeting it is no success.
    expect(celebrationOf({ ...reached, goalMet: false, committed: false, committedAmount: 0 }, 0)).toBeNull();
  });
});

describe('Weeks', () => {
  test('shifts are told for seven days, today included', () => {
    expect(shiftsUntil('2027-07-28')).toBe('2027-08-03');
  });
});

describe('What is ahead', () => {
  const on = (day: CalendarDay) => ({
    kind: 'shift' as const,
    day,
    title: day,
    place: 'Mill',
    startTime: '07:00',
  });
  const days = (signedUp: CalendarDay[], deadline: CalendarDay | null) =>
    aheadWith(signedUp.map(on), deadline).map(({ kind, day }) => (kind === 'deadline' ? `${day}!` : day));

  test('counts the shifts of one work on one day as one', () => {
    const at = (day: CalendarDay, startTime: string) => ({ ...on(day), startTime });
    const days = ['2027-08-27', '2027-08-28', '2027-08-29', '2027-09-25', '2027-09-26'] as CalendarDay[];
    const rows = days.flatMap((day) => [at(day, '08:00'), at(day, '12:00')]);
    expect(aheadWith(rows, null)).toEqual(rows.slice(0, 8));
    expect(aheadWith(rows, '2027-10-15').map(({ day }) => day)).toEqual([
      ...rows.slice(0, 6).map(({ day }) => day),
      '2027-10-15',
    ]);
  });

  test('holds four entries, the deadline among them, in the order of their days', () => {
    expect(days([], null)).toEqual([]);
    expect(days([], '2027-10-15')).toEqual(['2027-10-15!']);
    expect(days(['2027-08-28', '2027-11-01'], '2027-10-15')).toEqual([
      '2027-08-28',
      '2027-10-15!',
      '2027-11-01',
    ]);
    const four = ['2027-08-27', '2027-08-28', '2027-08-29', '2027-09-25'] as CalendarDay[];
    expect(days(four, '2027-10-15')).toEqual(['2027-08-27', '2027-08-28', '2027-08-29', '2027-10-15!']);
    expect(days(four, null)).toEqual(four);
    expect(days(['2027-10-15', ...four].toSorted() as typeof four, '2027-08-01')).toEqual([
      '2027-08-01!',
      ...four.slice(0, 3),
    ]);
  });
});
