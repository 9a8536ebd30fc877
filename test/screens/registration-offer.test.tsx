import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { selectNotice } from '#machines/shell/snackbar/snackbar.machine.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';
import { everything, ids, registrationAt } from '#test/support/registration/registration-fixture.ts';
import { offer } from '#test/support/registration/registration-harness.tsx';

const ok = (body: unknown) => ({ status: 200, body });

const problem = (status: number) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code: 'refused', detail: 'No.', traceId: 't1' },
});

const routes = (rideId: string) => `GET /api/ride/${rideId}/routes`;

/** A person at the first question of a registration for everything. */
const answers = (): Api => ({
  'GET /api/event': ok(offer.event),
  'GET /api/registration': ok(registrationAt({ mix: everything, nextStep: 'profile' })),
  'GET /api/registration/jobs': ok(offer.shifts),
  'GET /api/registration/waiver': ok(offer.waiver),
  [routes(ids.signatureRide)]: ok(offer.routes.signature),
  [routes(ids.gravelRide)]: ok(offer.routes.gravel),
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
const firstQuestion = () => heading('About you, and your emergency contact');
const street = () => screen.getByLabelText<HTMLInputElement>('Street address');

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const incomplete = [
  ['the shifts', 'GET /api/registration/jobs', 'Failed to load options (Error code 500)'],
  ['the waiver', 'GET /api/registration/waiver', 'No. (Error code 500)'],
  ['the routes', routes(ids.signatureRide), 'Failed to load options (Error code 500)'],
] as const;

test.each(incomplete)(
  'a step that fails to load %s says so in its place, and Try again loads it with what was typed',
  async (_what, call, text) => {
    const api = answers();
    const loaded = api[call];
    if (loaded === undefined) throw new Error(call);
    api[call] = problem(500);
    const { router, asked } = await openApp('/registration', { api, user: mayaSignedIn });
    // The first question needs none of it.
    await firstQuestion();
    fireEvent.change(street(), { target: { value: '12 Mill Street' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));

    await screen.findByRole('heading', { name: text }, { timeout: 10_000 });
    await heading('How do you want to take part?');
    expect(router.state.location.search).toEqual({ step: 'participation' });
    // The step shows the failure, so the snackbar stays empty.
    const app = router.options.context.handle.current();
    expect(app && selectNotice(systemActor(app, 'snackbar').getSnapshot())).toBeNull();

    // Reading it again takes time.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    api['GET /api/event'] = () => answered.then(() => ok(offer.event));
    api[call] = loaded;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.filter((one) => one === 'GET /api/event')).toHaveLength(2));
    answer();
    await waitFor(() => expect(screen.queryByRole('heading', { name: text })).toBeNull());
    await screen.findByRole('group', { name: /./ });
    await waitFor(() => expect(document.title).toBe('Product | How do you want to take part?'));
    router.history.back();
    await firstQuestion();
    expect(street().value).toBe('12 Mill Street');
  },
);
