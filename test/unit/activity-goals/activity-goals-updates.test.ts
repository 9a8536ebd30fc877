import { describe, expect, test } from 'vitest';
import { checkDay, checkGoal } from '#machines/activity-goals/activity-goals.rules.ts';
import type { ActivityGoalsContext } from '#machines/activity-goals/activity-goals.types.ts';
import {
  begun,
  dayErrors,
  dayOpened,
  daySent,
  failed,
  goalSent,
  initialContext,
  opened,
  removalAsked,
  removalSent,
} from '#machines/activity-goals/activity-goals.updates.ts';
import { flowError } from '#machines/flow-error.ts';
import { oneGoal, running } from '#test/support/activity-goals/activity-goals-fixture.ts';

const [first, repeat] = ['key-1', 'key-2'];
const at: ActivityGoalsContext = { ...initialContext(), own: oneGoal };
const draft = { activity: 'rowing', unit: 'minutes', amount: '90' } as const;

test('the first problem of each field counts, in the order of the form', () => {
  const goal = checkGoal({ activity: '', unit: 'miles', amount: '' });
  expect('fieldErrors' in goal && Object.keys(goal.fieldErrors)).toEqual(['activity', 'amount']);
});

test.each([
  ['2027-03-01', []],
  ['2027-03-02', ['day']],
  ['2026-10-01', []],
  ['2026-09-30', ['day']],
  ['', ['day']],
  ['2027-02-30', ['day']],
])('the day %j has errors in %j', (day, fields) => {
  const checked = checkDay({ day, amount: '3' }, oneGoal, running);
  expect('fieldErrors' in checked ? Object.keys(checked.fieldErrors) : []).toEqual(fields);
});

test('a day that is none has one message, and so has its amount', () => {
  const checked = checkDay({ day: '', amount: '' }, oneGoal, running);
  expect('fieldErrors' in checked && checked.fieldErrors).toMatchObject({
    day: 'Enter the date: month, day and four-digit year.',
    amount: expect.any(String),
  });
});

describe('a change', () => {
  const typed = { ...at, goalDraft: draft };
  const sentOnce = { ...typed, ...goalSent(typed, first) };

  test('adds a goal, or alters the open one', () => {
    const goal = { activity: 'rowing', unit: 'minutes', amount: 90 };
    expect(sentOnce.change).toEqual({ kind: 'add', goal });
    expect(goalSent({ ...typed, goalId: running.id }, first).change).toEqual({
      kind: 'alter',
      goalId: running.id,
      goal,
    });
  });

  test('is not sent with a mistake', () => {
    expect(goalSent({ ...typed, goalDraft: { ...draft, amount: '' } }, first)).toEqual({});
    expect(daySent({ ...at, goalId: running.id, dayDraft: { day: '', amount: '' } }, first)).toEqual({});
  });

  test('keeps its key until it is refused; another one has its own', () => {
    expect(goalSent(sentOnce, repeat).key).toBe(first);
    const lost = flowError({ kind: 'network', message: 'Lost.' });
    expect(goalSent({ ...sentOnce, ...failed(sentOnce, lost) }, repeat).key).toBe(first);
    const refused = flowError({ kind: 'invalid', status: 422, message: 'No.' });
    expect(goalSent({ ...sentOnce, ...failed(sentOnce, refused) }, repeat).key).toBe(repeat);
    expect(goalSent({ ...sentOnce, goalDraft: { ...draft, amount: '91' } }, repeat).key).toBe(repeat);
    expect(removalSent({ ...sentOnce, goalId: running.id }, repeat).key).toBe(repeat);
  });
});

test('a form opens with what is saved, and without an earlier failure', () => {
  const failure = {
    fieldErrors: { amount: 'No.' },
    change: { kind: 'remove', goalId: 'x' } as const,
    key: first,
    done: null,
  };
  const before = { ...at, ...failure, goalDraft: draft };
  const fresh = { fieldErrors: {}, problem: null, change: null, key: null, done: null };
  expect(begun()).toEqual({ ...fresh, goalId: null, goalDraft: { activity: '', unit: 'miles', amount: '' } });
  expect(opened(before, running.id)).toEqual({
    ...fresh,
    goalId: running.id,
    goalDraft: { activity: 'running', unit: 'miles', amount: '100' },
  });
  expect(opened(before, 'gone').goalDraft).toEqual({ activity: '', unit: 'miles', amount: '' });
  expect(removalAsked({ ...before, goalId: running.id })).toEqual({ ...fresh, goalId: running.id });
  expect(initialContext().dayDraft).toEqual({ day: '', amount: '' });
});

test.each([
  [running.id, null, { day: '2027-03-01', amount: '5' }],
  [running.id, '2027-02-28', { day: '2027-02-28', amount: '' }],
  ['gone', null, { day: '2027-03-01', amount: '' }],
] as const)('a day of %s opens as it was saved: %j', (goalId, day, dayDraft) => {
  expect(dayOpened(at, { goalId, day }).dayDraft).toEqual(dayDraft);
});

test('before anything is loaded, no day is open and nothing is wrong', () => {
  const empty = initialContext();
  expect(dayOpened(empty, { goalId: running.id, day: null }).dayDraft).toEqual({ day: '', amount: '' });
  expect(dayErrors(empty)).toEqual({});
  expect(dayErrors({ ...at, goalId: 'gone' })).toEqual({});
});
