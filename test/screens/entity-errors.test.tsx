import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { selectNotice } from '#machines/shell/snackbar/snackbar.machine.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const pelotonId = 'de9d5b73-0000-4000-8000-000000000001';
const pages = [
  ['/profile/maya-okafor', 'GET /api/user/maya-okafor'],
  [`/peloton/${pelotonId}`, `GET /api/peloton/${pelotonId}`],
] as const;

const problem = (status: number) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code: 'refused', detail: 'No.', traceId: 't1' },
});

const refusals = pages.flatMap(([path, call]) =>
  [400, 401, 403, 405].map((status) => [path, status, call] as const),
);

test.each(refusals)('%s logs a refusal with status %i', async (path, status, call) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openApp(path, { api: { [call]: problem(status) } });
  await screen.findByText(`Error ${status}`, {}, { timeout: 10_000 });
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(`page: ${status}`, expect.objectContaining({ status })),
  );
});

test.each(pages)('%s shows and logs the status of a 503 answer', async (path, call) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openApp(path, { api: { [call]: problem(503) } });
  await screen.findByText('Error 503', {}, { timeout: 10_000 });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(document.title).toBe('Product | 503: We couldn’t load this page');
  expect(logged).toHaveBeenCalledWith('page: 503', expect.objectContaining({ status: 503 }));
});

/** The error page tells the failure, so the snackbar stays empty. */
const expectErrorPageAlone = async (path: string, options: Parameters<typeof openApp>[1]) => {
  const { router } = await openApp(path, options);
  await screen.findByText('Error 500', {}, { timeout: 10_000 });
  const app = router.options.context.handle.current();
  expect(app && selectNotice(systemActor(app, 'snackbar').getSnapshot())).toBeNull();
};

const pagesOfEvent = ['/register', '/give', '/donate?recipientType=General'];

test.each(pagesOfEvent)(
  'an event that fails to load for %s shows the error page and no snackbar',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expectErrorPageAlone(path, {
      api: { 'GET /api/event': problem(500), 'GET /api/search/pelotons': { status: 200, body: [] } },
    });
  },
);

test.each([['/registration', 'the event', { 'GET /api/event': problem(500) }]])(
  '%s that fails to load %s shows the error page and no snackbar',
  async (path, _what, api) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expectErrorPageAlone(path, { api, user: mayaSignedIn });
  },
);
