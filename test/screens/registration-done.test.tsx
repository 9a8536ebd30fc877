import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { Celebration, RegistrationSummary } from '#machines/registration/registration.types.ts';
import { refusal } from '#test/support/failures.ts';
import { summary } from '#test/support/registration/registration-fixture.ts';
import { offer, RegistrationHarness } from '#test/support/registration/registration-harness.tsx';
import { render } from '#test/support/render.tsx';

const full: RegistrationSummary = {
  ...summary,
  pelotonName: 'Orrin Crew',
  shifts: offer.shifts,
  activityGoals: [{ activity: 'running', unit: 'miles', amount: 100 }],
  raised: 125_000,
};

const alreadyCompleted = refusal(409, 'registration-completed', 'You’re already registered.');

/** Opens the page of a person whose registration the server answers with 409, as after a reload. */
const reopened = async (celebration: () => Promise<Celebration>, hasStory = false) => {
  const machine = registrationMachine.provide({
    actors: {
      loadRegistration: fromPromise(() => Promise.reject(alreadyCompleted.error)),
      loadCelebration: fromPromise(celebration),
    },
  });
  const actor = createActor(machine, { input: { requestedStep: null, kept: null } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ completed: 'celebrated' }));
  render(<RegistrationHarness actor={actor} hasStory={hasStory} />);
};

/** The visible text, with hard spaces as plain ones. */
const texts = () => document.body.textContent.replace(/[\u00a0\u202f]/g, ' ');

test('the reopened last page lists everything that the participant is registered for', async () => {
  await reopened(() => Promise.resolve({ summary: full, roster: [] }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re in, Rosa');
  for (const part of [
    '$2,500 to raise by October 15, 2027. You’re on the roster for Product 2027.',
    'Ride Weekend: Summit Century',
    'Saturday, August 28, 2027, 7:00 AM',
    'Millbrook Green',
    '62 miles with Orrin Crew',
    'Opening ceremony ushers',
    '100 miles of running',
    'You commit to raise $2,500 by October 15, 2027.',
  ])
    expect(texts()).toContain(part);
  expect(texts()).not.toContain('A mail');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('$1,250');
});

test('a summary that fails to load asks for a reload', async () => {
  await reopened(() => Promise.reject(flowError({ kind: 'network', message: 'You seem to be offline.' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re in');
  expect(texts()).toContain('We couldn’t load your registration. Reload the page to see it.');
});

test.each([
  [false, 'Next: your story', 'Write why you ride', `/profile/${summary.publicId}`],
  [true, 'Next: tell people', 'See how to ask', '/community-hub/resources/message-templates'],
])('with a story written (%s), the next step is %j', async (hasStory, heading, label, href) => {
  await reopened(() => Promise.resolve({ summary: full, roster: [] }), hasStory);
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/illustrations/registered.svg');
});

test('the last page leads to the calendar, and to the first gift while there is none', async () => {
  await reopened(() => Promise.resolve({ summary: { ...full, raised: 0 }, roster: [] }));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Add Ride Weekend to your calendar')).toBe(
    `/calendar/route/${summary.participations[0]?.routeId}.ics`,
  );
  expect(href('Save your shifts to your calendar')).toBe('/volunteer-edit');
  expect(href('Make the first gift yourself')).toBe(
    `/donate?recipient=${summary.publicId}&recipientType=User`,
  );
});

test('a person who only helps sees the shift first', async () => {
  const [first] = summary.participations;
  if (!first) throw new Error('There is nobody');
  const none = { rideType: null, rideName: null, routeId: null, routeName: null, distanceMiles: null };
  const helper = { ...first, ...none, type: 'Volunteer' as const, commitment: 0 };
  await reopened(() =>
    Promise.resolve({
      summary: { ...full, participations: [helper], committedAmount: 0, goal: 0, raised: 0 },
      roster: [],
    }),
  );
  expect(screen.getByRole('link', { name: 'See your shifts' }).getAttribute('href')).toBe('/volunteer-edit');
  expect(screen.getByRole('heading', { name: 'See you at “Opening ceremony ushers”' })).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/illustrations/job-set-up.svg');
  expect(texts()).toContain(
    'Opening ceremony ushers: Friday, August 27, 2027, 8 AM – 12 PM, Founders Green.',
  );
});

test('a person with a raised amount is not asked for the first gift', async () => {
  await reopened(() => Promise.resolve({ summary: full, roster: [] }));
  expect(screen.queryByRole('link', { name: 'Make the first gift yourself' })).toBeNull();
});

test.each([
  [null, 1],
  ['Orrin Crew', 0],
])('with the peloton %j, the way into one is shown %d times', async (pelotonName, times) => {
  await reopened(() => Promise.resolve({ summary: { ...full, pelotonName }, roster: [] }));
  expect(screen.queryAllByRole('heading', { name: 'Join a peloton' })).toHaveLength(times);
});
