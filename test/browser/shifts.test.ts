import type { Page } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { press } from '#test/support/browser/keyboard.ts';
import {
  bells,
  bridge,
  everyShift,
  oranges,
  pass,
  placeIn,
  volunteering,
} from '#test/support/shifts/shifts-fixture.ts';
import { newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

// The event’s clocks count, wherever the reader is.
test.use({ timezoneId: 'Asia/Tokyo' });

type Api = ReturnType<typeof ownApi>;
type Shift = { id: string; title: string };

/** Somebody who volunteers and rides, with a place in this shift and no other. */
const signInVolunteer = async (page: Page, title: string): Promise<Api> => {
  const api = ownApi(page);
  const person = newPerson('Vera', 'Shift');
  await signInFast(page, person);
  const mix = { challenger: false, signature: true, gravel: false, volunteer: true };
  const scenario = { mix, nextStep: 'complete', isCompleted: true };
  const data = { emailAddress: person.email, scenario };
  expect((await page.request.put('/sandbox/api/registrations', { data })).ok()).toBe(true);
  const shifts = await api.ask<Shift[]>('GET', '/registration/jobs');
  const { places } = await api.ask<{ places: { shift: Shift }[] }>('GET', '/user/volunteer/sign-ups');
  const to = shifts.find((shift) => shift.title === title)?.id;
  await api.ask('PUT', '/user/volunteer/shift', { from: places[0]?.shift.id, to });
  return api;
};

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('a volunteer swaps a shift at 360 px by keyboard, in a browser of another zone', {
  tag: '@gate',
}, async ({ page }) => {
  await signInVolunteer(page, 'Parking at the quarry');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/volunteer-edit');
  await expect(page.getByRole('heading', { name: 'Find a shift' })).toBeVisible();
  await expect(row(page, 'Parking at the quarry').first()).toContainText('6:00 AM – 9:00 AM');
  await expect(page.getByText('until Wed, Sep 22, 6:00 AM Eastern Time')).toBeVisible();
  const folded = page.getByRole('group').filter({ hasText: 'when you’re already busy' });
  await expect(row(page, 'Corners of the Summit Century')).toHaveCount(0);
  await press(page, /^\d+ more shifts? when you’re already busy$/);
  await expect(
    folded.getByRole('listitem').filter({ hasText: 'Corners of the Summit Century' }).first(),
  ).toContainText(/You’re riding “Summit Century” then: from 6:30\sAM/);

  await press(page, /^Swap Parking at the quarry$/);
  await expect(page.getByRole('heading', { name: 'Swap “Parking at the quarry”' })).toBeFocused();
  await press(page, /^Swap to this Forest crossings$/);
  await expect(page.getByRole('status').filter({ hasText: 'Swapped' })).toHaveText(
    /^Swapped: you’re in Forest crossings \(.+\) now\.$/,
  );
  await expect(page.getByRole('button', { name: 'Give up my place Parking at the quarry' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Give up my place Forest crossings' })).toBeVisible();
});

test('a friend’s link, a line and the question before a place is given back are accessible', async ({
  page,
}) => {
  test.slow();
  const api = await signInVolunteer(page, 'Sweep the quarry');
  const shifts = await api.ask<Shift[]>('GET', '/registration/jobs');
  const idOf = (title: string) => shifts.find((shift) => shift.title === title)?.id;
  await api.ask('POST', '/user/volunteer/shift/code', { shiftId: idOf('Sweep the quarry') });
  // A shift of this test’s own: walks go on beside it.
  const medals = 'Medals at the Boathouse';
  const { emailAddress } = await api.ask<{ emailAddress: string }>('GET', '/user');
  await page.request.put('/sandbox/api/sign-ups', { data: { emailAddress, title: medals, state: 'full' } });
  await api.ask('POST', '/user/volunteer/shift/waiting', { shiftId: idOf(medals) });
  await page.goto('/volunteer-edit?friends=NOBODYS');
  await expect(page.getByText('Your friend’s link doesn’t work anymore')).toBeVisible();
  await expect(page.getByText('Number 1 in line')).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.getByRole('button', { name: 'Give up my place Sweep the quarry' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up my place' }).click();
  await expect(page.getByText(/^You gave up your place in Sweep the quarry \(.+\)\.$/)).toBeVisible();
});

test('an offer, a moved shift, one of the next days and one that has begun are accessible', async ({
  page,
}) => {
  test.slow();
  const person = newPerson('Vera', 'Shift');
  await signInFast(page, person);
  const own = {
    ...volunteering,
    places: [
      placeIn(bridge, { canLeave: false, hasBegun: true }),
      placeIn(pass, { confirmUntil: '2027-03-03T15:00:00.000Z' }),
      placeIn(bells, { canLeave: false, canRequestLeave: true, others: 0, people: [] }),
    ],
    waiting: [{ shift: oranges, position: 1, offeredUntil: '2027-03-02T15:00:00.000Z' }],
    led: [pass],
  };
  await page.route('**/api/user/volunteer/sign-ups', (route) => route.fulfill({ json: own }));
  await page.route('**/api/registration/jobs', (route) => route.fulfill({ json: everyShift }));
  await page.goto('/volunteer-edit');
  await expect(page.getByRole('button', { name: 'I’m still coming Soup at the saddle' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the place Oranges at the Boathouse' })).toBeVisible();
  await expectGoodInEveryLook(page);
});

test('a swap for a shift at the same time asks first, and both shifts stand in the question', async ({
  page,
}) => {
  test.slow();
  await signInFast(page, newPerson('Vera', 'Shift'));
  const own = { ...volunteering, places: [placeIn(pass, {})] };
  await page.route('**/api/user/volunteer/sign-ups', (route) => route.fulfill({ json: own }));
  await page.route('**/api/registration/jobs', (route) => route.fulfill({ json: everyShift }));
  await page.goto('/volunteer-edit');
  const swap = page.getByRole('button', { name: `Swap “${pass.title}” for it ${bells.title}` });
  await swap.click();
  const question = page.getByRole('alertdialog', { name: `Swap “${pass.title}” for “${bells.title}”?` });
  await expect(question.getByRole('definition')).toHaveText([
    new RegExp(pass.title),
    new RegExp(bells.title),
  ]);
  await expectGoodInEveryLook(page);
  await question.getByRole('button', { name: 'Keep my shift' }).click();
  await expect(swap).toBeFocused();
});
