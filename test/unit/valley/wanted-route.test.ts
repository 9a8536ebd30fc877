// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepDrafts, keptDrafts } from '#src/features/registration/registration.storage.ts';
import { forgetDrafts } from '#src/features/registration/registration-keys.ts';
import type { RegistrationSnapshot } from '#src/features/registration/registration-screen.tsx';
import { keepWantedRoute, withWantedRoute } from '#src/features/registration/wanted-route.ts';

const id = 'bbbbbbbb-0000-4000-8000-000000000001';

beforeEach(() => sessionStorage.clear());

test('a link’s route is chosen in the step of its ride, until the tab keeps it with what is typed', () => {
  keepWantedRoute(`signature,volunteer,${id}`);
  const chosen = { step: null, drafts: { 'route-signature': { routeId: id } } };
  expect(withWantedRoute(null)).toEqual(chosen);
  // A reload before anything is typed finds it again.
  expect(withWantedRoute(null)).toEqual(chosen);
  keepDrafts('maya', {
    status: 'active',
    context: { step: 'profile', drafts: chosen.drafts },
  } as unknown as RegistrationSnapshot);
  expect(withWantedRoute(null)).toBeNull();
  expect(keptDrafts('maya')).toEqual({ step: 'profile', drafts: chosen.drafts });
});

test('what is typed elsewhere, and the step, stay', () => {
  keepWantedRoute(`gravel,${id}`);
  const kept = { step: 'profile', drafts: { profile: { firstName: 'Maya' } } } as const;
  expect(withWantedRoute(kept)).toEqual({
    step: 'profile',
    drafts: { profile: { firstName: 'Maya' }, 'route-gravel': { routeId: id } },
  });
});

test('a choice of one’s own that is not saved yet stays', () => {
  keepWantedRoute(`signature,${id}`);
  const kept = { step: null, drafts: { 'route-signature': { routeId: 'other' } } };
  expect(withWantedRoute(kept)).toBe(kept);
});

test('nothing is kept for a choice without a route, and signing out forgets it', () => {
  keepWantedRoute(`volunteer,${id}`);
  keepWantedRoute('signature,gravel');
  expect(withWantedRoute(null)).toBeNull();
  keepWantedRoute(`gravel,${id}`);
  forgetDrafts();
  expect(withWantedRoute(null)).toBeNull();
});

test.each(['{', '3', '"x"', '{"rideType":"swim","routeId":"x"}', '{"rideType":"gravel","routeId":3}'])(
  'what is no route of ours (%s) is left alone',
  (stored) => {
    sessionStorage.setItem('registrationRoute', stored);
    expect(withWantedRoute(null)).toBeNull();
  },
);
