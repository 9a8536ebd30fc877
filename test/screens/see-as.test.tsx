import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SeeAsSection } from '#src/features/profile/see-as/see-as-section.tsx';
import { riding, thirdYear } from '#test/support/profile/about-fixture.ts';
import { donations } from '#test/support/profile/list-fixture.ts';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { render } from '#test/support/render.tsx';

// Drafts of other tests in this tab are removed.
beforeEach(() => sessionStorage.clear());

const address = '/profile/maya-okafor/edit';
const asOther = (viewer: string) => screen.findByRole('button', { name: `See it as ${viewer}` });

test('See as sends only what is changed, and shows what the server says that the viewer gets', async () => {
  const asked: unknown[] = [];
  await openApp(address, {
    user: mayaSignedIn,
    api: {
      'GET /api/user/email': {
        status: 200,
        body: { emailAddress: 'maya@example.org', openChange: null, version: '"1"' },
      },
      'POST /api/user/preview': (body) => {
        asked.push(body);
        const { viewer } = body as { viewer: string };
        const seen = viewer === 'donor' ? { isCancerSurvivor: true } : {};
        return {
          status: 200,
          body: {
            user: { ...maya, firstName: 'Mia', ...seen },
            participation: riding,
            history: thirdYear,
            donations: donations.slice(0, 1),
            donationCount: 4,
          },
        };
      },
    },
  });
  await userEvent.click(await asOther('a stranger'));
  await screen.findByRole('heading', { level: 1, name: 'Mia Okafor' });
  expect(screen.queryByText('Mia survived cancer.')).toBeNull();
  expect(screen.getByRole('link', { name: 'See all 4 gifts' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'A donor' }));
  await screen.findByText('Mia survived cancer.');
  await userEvent.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect(document.activeElement).toBe(await asOther('a stranger'));
  await userEvent.click(screen.getByLabelText('I survived cancer'));
  await userEvent.click(screen.getByLabelText(/^My captain/));
  await userEvent.click(await asOther('your captain'));
  await screen.findByRole('radio', { name: 'Your captain' });
  expect(asked).toEqual([
    { viewer: 'stranger' },
    { viewer: 'donor' },
    {
      viewer: 'captain',
      changes: expect.arrayContaining([
        { op: 'replace', path: '/isCancerSurvivor', value: true },
        { op: 'replace', path: '/survivorVisibility', value: 'captains' },
      ]),
    },
  ]);
});

test('See as says that the session is back after the API refused it, and keeps what is typed', async () => {
  const body = { type: 'about:blank', title: 'No', status: 401, code: 'unauthorized', traceId: 't1' };
  await openApp(address, { user: mayaSignedIn, api: { 'POST /api/user/preview': { status: 401, body } } });
  const firstName = await screen.findByLabelText('First name');
  await userEvent.clear(firstName);
  await userEvent.type(firstName, 'Mia');
  await userEvent.click(await asOther('a stranger'));
  // The app has another token now, without the person.
  await screen.findByText('You’re signed in again. Please try again.');
  expect(firstName).toHaveProperty('value', 'Mia');
});

test('See as offers the way to sign in again while the session is over', async () => {
  const onPress = vi.fn();
  const seeAs = {
    shown: null,
    waiting: null,
    problem: { kind: 'expired' as const },
    look: vi.fn(),
    leave: vi.fn(),
  };
  const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress };
  render(<SeeAsSection seeAs={seeAs} session={{ isOpen: false, wayBack }} isBusy={false} />);
  expect(screen.getByRole('alert').textContent).toContain('Sign in again to see your page');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('of two looks the newer one counts, whichever answer comes first', async () => {
  const answers: Record<string, (body: { status: number; body: unknown }) => void> = {};
  await openApp(address, {
    user: mayaSignedIn,
    api: {
      'POST /api/user/preview': (body) => {
        const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
        answers[(body as { viewer: string }).viewer] = resolve;
        return promise;
      },
    },
  });
  const answer = (viewer: string, firstName: string) =>
    answers[viewer]?.({
      status: 200,
      body: {
        user: { ...maya, firstName },
        participation: riding,
        history: thirdYear,
        donations: null,
        donationCount: 0,
      },
    });
  await userEvent.click(await asOther('a donor'));
  await userEvent.click(await asOther('your captain'));
  answer('captain', 'Newer');
  await screen.findByRole('heading', { level: 1, name: 'Newer Okafor' });
  answer('donor', 'Older');
  await Promise.resolve();
  expect(screen.queryByRole('heading', { level: 1, name: 'Older Okafor' })).toBeNull();
});
