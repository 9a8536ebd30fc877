import type { Page } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { press } from '#test/support/browser/keyboard.ts';
import { bringOwnShift } from '#test/support/shifts/shifts-browser.ts';
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

// The event’s zone counts, wherever the reader is.
test.use({ timezoneId: 'Asia/Tokyo' });

/** A person who volunteers and rides, with a place only in a shift of this name. */
const signInVolunteer = async (page: Page, name: string, startsAt: string) => {
  const api = ownApi(page);
  const person = newPerson('Vera', 'Shift');
  await signInFast(page, person);
  const mix = { challenger: false, signature: true, gravel: false, volunteer: true };
  const scenario = { mix, nextStep: 'complete', isCompleted: true };
  const data = { emailAddress: person.email, scenario };
  expect((await page.request.put('/sandbox/api/registrations', { data })).ok()).toBe(true);
  const own = await bringOwnShift(page, name, startsAt);
  const { places } = await api.ask<{ places: { shift: { id: string } }[] }>(
    'GET',
    '/user/volunteer/sign-ups',
  );
  await api.ask('PUT', '/user/volunteer/shift', { from: places[0]?.shift.id, to: own.id });
  return { api, person, ...own };
};

/** The actions for the person's only place. */
const placeLine = /^Swap, give up or bring friends/;

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('a volunteer swaps a shift at 360 px by keyboard, in a browser of another zone', {
  tag: '@gate',
}, async ({ page }) => {
  const { title: parking } = await signInVolunteer(page, 'Parking', '2027-09-25T10:00:00Z');
  const { title: crossings } = await bringOwnShift(page, 'Crossings', '2027-09-25T11:00:00Z');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/volunteer-edit');
  await expect(page.getByRole('heading', { name: 'Find a shift' })).toBeVisible();
  await expect(row(page, parking).first()).toContainText('6 – 10 AM');
  await press(page, placeLine);
  await expect(page.getByText('until Sat, Sep 25, 6:00 AM Eastern Time')).toBeVisible();
  await press(page, /^Sat Aug 28/);
  await expect(page.getByText(/^You’re riding “Summit Century” from 6:30\sAM until about/)).toHaveCount(1);
  const folded = page.getByRole('group').filter({ hasText: 'when you’re already busy' });
  await expect(row(page, 'Corners of the Summit Century')).toHaveCount(0);
  await press(page, /^\d+ more shifts? when you’re already busy$/);
  await expect(
    folded.getByRole('listitem').filter({ hasText: 'Corners of the Summit Century' }).first(),
  ).toBeVisible();

  await press(page, new RegExp(`^Swap ${parking}$`));
  await expect(page.getByRole('heading', { name: `Swap “${parking}”` })).toBeFocused();
  await press(page, /^Sat Sep 25/);
  await press(page, new RegExp(`^Swap to this ${crossings}$`));
  await expect(page.getByRole('status').filter({ hasText: 'Swapped' })).toHaveText(
    new RegExp(`^Swapped: you’re in ${crossings} \\(.+\\) now\\.$`),
  );
  await press(page, placeLine);
  await expect(page.getByRole('button', { name: `Give up my place ${parking}` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Give up my place ${crossings}` })).toBeVisible();
});

test('the address keeps what shifts are looked for, and a reload shows the same', async ({ page }) => {
  await signInVolunteer(page, 'Parking', '2027-09-25T10:00:00Z');
  await page.goto('/volunteer-edit?jobType=nothing');
  const ride = page.getByLabel('Ride', { exact: true });
  await expect(page.getByRole('status').filter({ hasText: 'No shifts match' })).toHaveCount(0);
  await ride.selectOption('gravel');
  await expect(page).toHaveURL(/\/volunteer-edit\?rideType=gravel$/);
  await page.getByRole('button', { name: /^Sat Sep 25/ }).click();
  await expect(page).toHaveURL(/\/volunteer-edit\?(?=.*rideType=gravel)(?=.*day=2027-09-25)/);
  const shown = page
    .getByRole('status')
    .filter({ hasText: /^Saturday, September 25, 2027: .* still needs? people/ });
  const found = await shown.textContent();
  await page.reload();
  await expect(ride).toHaveValue('gravel');
  await expect(shown).toHaveText(found ?? '');
});

test('a swap continues after a reload, and Back leads to the list', async ({ page }) => {
  const { id, title } = await signInVolunteer(page, 'Parking', '2027-09-25T10:00:00Z');
  await page.goto('/volunteer-edit');
  await page.getByText(placeLine).click();
  await page.getByRole('button', { name: `Swap ${title}`, exact: true }).click();
  const swapping = page.getByRole('heading', { name: `Swap “${title}”` });
  await expect(swapping).toBeVisible();
  await expect(page).toHaveURL(`/volunteer-edit?swap=${id}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Keep my shift' })).toBeVisible();
  await expect(page).toHaveURL(`/volunteer-edit?swap=${id}`);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Where you help' })).toBeVisible();
  await expect(page).toHaveURL('/volunteer-edit');
});

test('a friend’s link, a line and the question before a place is given back are accessible', async ({
  page,
}) => {
  test.slow();
  const { api, person, id, title: sweep } = await signInVolunteer(page, 'Sweep', '2027-09-25T18:00:00Z');
  await api.ask('POST', '/user/volunteer/shift/code', { shiftId: id });
  const medals = await bringOwnShift(page, 'Medals', '2027-08-29T15:00:00Z');
  const data = { emailAddress: person.email, title: medals.title, state: 'full' };
  expect((await page.request.put('/sandbox/api/sign-ups', { data })).ok()).toBe(true);
  await api.ask('POST', '/user/volunteer/shift/waiting', { shiftId: medals.id });
  await page.goto('/volunteer-edit?friends=NOBODYS');
  await expect(page.getByText('Your friend’s link doesn’t work anymore')).toBeVisible();
  await expect(page.getByText('Number 1 in line')).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.getByText(placeLine).click();
  await page.getByRole('button', { name: `Give up my place ${sweep}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up my place' }).click();
  await expect(page.getByText(new RegExp(`^You gave up your place in ${sweep} \\(.+\\)\\.$`))).toBeVisible();
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
  await page.goto(`/volunteer-edit?day=${bells.day}`);
  const swap = page.getByRole('button', { name: `Swap “${pass.title}” for “${bells.title}”` });
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
