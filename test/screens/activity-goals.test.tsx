import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnActivityGoals } from '#machines/activity-goals/activity-goals.types.ts';
import { weeksUntil } from '#src/features/activity-goals/weeks.ts';
import {
  fiveGoals,
  noChallenger,
  oneGoal,
  running,
} from '#test/support/activity-goals/activity-goals-fixture.ts';
import { mayaSignedIn as user } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const address = '/activity-goals/edit';
const endpoint = 'GET /api/user/activity-goals';
const ok = (body: OwnActivityGoals) => ({ status: 200, body });

test('a Challenger sees each goal with how far it has come, and its days', async () => {
  await openApp(address, { user, api: { [endpoint]: ok(oneGoal) } });

  const list = within(await screen.findByRole('list', { name: 'Activity goals' }));
  const [card] = list.getAllByRole('listitem');
  expect(card?.textContent).toContain(
    '4 miles a week gets you there by October 1, 2027.5 of 100 miles this season',
  );
  expect(document.title).toBe('Product | Your activity goals');
  expect(screen.getByRole('img', { name: /^The last 8 weeks: 0 miles, .*, 5 miles\.$/ })).toBeTruthy();
  expect(card?.textContent).toContain('March 1, 2027: 5 miles');
});

test('the current week is above the goals, with a button for each goal that adds to it', async () => {
  await openApp(address, { user, api: { [endpoint]: ok(oneGoal) } });

  const week = await screen.findByRole('list', { name: 'This week' });
  expect(week.textContent).toContain('Running5 of 4 miles this week');
  expect(within(week).getByRole('button', { name: 'Add 5 miles like last time for Running' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('This week')).toBeLessThan(headings.indexOf('Your goals'));
});

test('a day that is entered is saved with its key, and the page says what is still to go', async () => {
  const sent: [unknown, string][] = [];
  const after: OwnActivityGoals = {
    ...oneGoal,
    goals: [{ ...running, done: 12.5, days: [{ day: '2027-03-01', amount: 12.5 }] }],
  };
  await openApp(address, {
    user,
    api: {
      [endpoint]: ok(oneGoal),
      'PUT /api/user/activity-goal/day': (body, { search }) => {
        sent.push([body, search]);
        return ok(after);
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Log an activity for Running' }));
  const amount = screen.getByLabelText<HTMLInputElement>('How many miles');
  expect(document.activeElement).toBe(amount);
  // Today's earlier entry is in the field.
  expect(amount.value).toBe('5');

  fireEvent.change(amount, { target: { value: 'far' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the day' }));
  expect((await screen.findAllByText('Enter a number above 0, such as 5 or 12.5.')).length).toBeGreaterThan(
    0,
  );
  fireEvent.change(amount, { target: { value: '12.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the day' }));

  await screen.findByText('12.5 miles on March 1, 2027. 87.5 miles to go.');
  expect(sent).toEqual([[{ day: '2027-03-01', amount: 12.5 }, `?goalId=${running.id}`]]);
});

test('one press adds what is usual to today, and a refused sum opens the day with it', async () => {
  const sent: unknown[] = [];
  const after: OwnActivityGoals = {
    ...oneGoal,
    goals: [{ ...running, done: 10, days: [{ day: '2027-03-01', amount: 10 }] }],
  };
  const refused = { status: 422, body: { status: 422, code: 'day-out-of-range', title: 'Too far' } };
  await openApp(address, {
    user,
    api: {
      [endpoint]: ok(oneGoal),
      'PUT /api/user/activity-goal/day': (body) => {
        sent.push(body);
        return sent.length === 1 ? ok(after) : refused;
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add 5 miles like last time for Running' }));
  await screen.findByText('10 miles on March 1, 2027. 90 miles to go.');
  expect(sent).toEqual([{ day: '2027-03-01', amount: 10 }]);

  fireEvent.click(screen.getByRole('button', { name: 'Add 10 miles like last time for Running' }));
  expect((await screen.findByLabelText<HTMLInputElement>('How many miles')).value).toBe('20');
});

test('five goals are the most, and what is counted stays once a day is entered', async () => {
  await openApp(address, { user, api: { [endpoint]: ok(fiveGoals) } });

  await screen.findByRole('list', { name: 'Activity goals' });
  expect(screen.queryByRole('button', { name: 'Set another goal' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit goal for Running' }));
  const isDisabled = (name: string) => screen.getByLabelText<HTMLInputElement>(name).disabled;
  expect(['Activity', 'How much', 'Counted in'].map(isDisabled)).toEqual([true, false, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByLabelText('Activity')).toBeNull());
});

test('a user who is not a Challenger sees how to register as one', async () => {
  await openApp(address, { user, api: { [endpoint]: ok(noChallenger) } });

  await screen.findByText(/^You’re not a Challenger in Product 2027/);
  expect(screen.getByRole('link', { name: 'Register as a Challenger' }).getAttribute('href')).toBe(
    '/register?choose=challenger',
  );
});

test('weeks begin on Monday, and the last of eight is this one', () => {
  const days = [
    { day: '2027-03-07', amount: 1.1 },
    { day: '2027-03-01', amount: 2.2 },
    { day: '2027-02-28', amount: 4 },
    { day: '2026-12-31', amount: 9 },
  ] as const;
  const weeks = weeksUntil('2027-03-07', days);
  expect(weeks.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0, 4, 3.3]);
  expect([weeks[0]?.monday, weeks[7]?.monday]).toEqual(['2027-01-11', '2027-03-01']);
});

test('the checkbox keeps focus', async () => {
  await openApp('/activity-goals/edit', {
    user,
    api: {
      'GET /api/user/activity-goals': { status: 200, body: oneGoal },
      'PUT /api/user/activity-goals/visibility': {
        status: 200,
        body: { ...oneGoal, isPublic: !oneGoal.isPublic },
      },
    },
  });
  const box = await screen.findByRole('checkbox', { name: /Show my progress on my page/ });
  box.focus();
  fireEvent.click(box);
  await screen.findByText(/Your page shows your progress|Only you see your progress|That didn’t work/);
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: /Show my progress on my page/ }).disabled,
    ).toBe(false),
  );
  expect(document.activeElement?.id).toBe('show-activities');
});

test('a dismissed first goal keeps focus', async () => {
  await openApp('/activity-goals/edit', {
    user,
    api: { 'GET /api/user/activity-goals': { status: 200, body: { ...oneGoal, goals: [] } } },
  });
  const button = await screen.findByRole('button', { name: 'Set another goal' });
  button.focus();
  fireEvent.click(button);
  const back = await screen.findByRole('button', { name: 'Cancel' });
  back.focus();
  fireEvent.click(back);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  await screen.findByRole('button', { name: 'Set another goal' });
  expect(document.activeElement?.tagName).not.toBe('BODY');
});
