import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import type { OwnRoutes } from '#machines/ride-route/ride-route.types.ts';
import { render } from '#test/support/render.tsx';
import {
  downward,
  fireRoad,
  gravelDay,
  onFireRoad,
  onNothing,
  onRidgeline,
} from '#test/support/ride-route/ride-route-fixture.ts';
import { RideRouteHarness } from '#test/support/ride-route/ride-route-harness.tsx';

const conflict = (status: number, code: string) =>
  flowError({ kind: 'conflict', status, code, message: code });
type Ports = {
  load: () => Promise<OwnRoutes>;
  change?: () => Promise<OwnRoutes>;
  leave?: () => Promise<void>;
  find?: () => Promise<typeof downward>;
};
const start = (ports: Ports, watch?: (send: (e: { type: 'session.restored' }) => void) => void) => {
  const actor = createActor(
    rideRouteMachine.provide({
      actors: {
        loadRoutes: fromPromise(() => ports.load()),
        findOptions: fromPromise(() => (ports.find ? ports.find() : Promise.resolve(downward))),
        changeRoute: fromPromise(() => ports.change?.() ?? Promise.reject(new Error('no'))),
        leaveRide: fromPromise(() => ports.leave?.() ?? Promise.resolve()),
        saveWait: fromPromise(() => Promise.reject(conflict(500, 'x'))),
        watchSession: fromCallback(({ sendBack }) => watch?.(sendBack)),
      } as never,
    }),
  );
  actor.start();
  render(<RideRouteHarness actor={actor as never} />);
  return actor;
};
const focused = () => document.activeElement?.tagName;

test.each([
  ['the only ride', onNothing],
  [
    'one of two',
    {
      ...onFireRoad,
      routes: [
        {
          ...gravelDay,
          rideName: 'Ride Weekend',
          route: {
            ...fireRoad,
            id: 'b0000000-0000-4000-8000-000000000009',
            rideType: 'signature' as const,
            name: 'Century',
          },
        },
      ],
    },
  ],
])('leaving %s keeps focus', async (_, after) => {
  let left = false;
  start({
    load: () => Promise.resolve(left ? after : onFireRoad),
    leave: () => {
      left = true;
      return Promise.resolve();
    },
  });
  const button = await screen.findByRole('button', { name: 'Leave Gravel Day' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the ride' }));
  await screen.findByText(/You’ve left Gravel Day/);
  await waitFor(() => expect(focused()).not.toBe('BODY'));
});

test('a change refused as the ride has begun keeps focus', async () => {
  start({
    load: () => Promise.resolve(onRidgeline),
    change: () => Promise.reject(conflict(409, 'ride-begun')),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Choose another route of/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^See what Fire Road Sampler/ }));
  const go = await screen.findByRole('button', { name: 'Ride Fire Road Sampler' });
  go.focus();
  fireEvent.click(go);
  await screen.findByText('ride-begun');
  await waitFor(() => expect(focused()).not.toBe('BODY'));
});

test('after a lost answer, another look and a new sign-in, routes can be chosen', async () => {
  let restore: (() => void) | undefined;
  let finds = 0;
  let changes = 0;
  const actor = start(
    {
      load: () => Promise.resolve(onRidgeline),
      change: () => {
        changes += 1;
        return Promise.reject(
          changes === 1
            ? flowError({ kind: 'network', message: 'offline' })
            : conflict(400, 'validation-failed'),
        );
      },
      find: () => {
        finds += 1;
        return finds === 2
          ? Promise.reject(flowError({ kind: 'unauthorized', status: 401, message: 'login' }))
          : Promise.resolve(downward);
      },
    },
    (send) => {
      restore = () => send({ type: 'session.restored' });
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Choose another route of/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^See what Fire Road Sampler/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ride Fire Road Sampler' }));
  await screen.findByText('offline');
  fireEvent.click(screen.getByRole('button', { name: 'Choose another route' }));
  actor.send({ type: 'draft.changed', changes: { sponsorCode: 'NORTH' } });
  actor.send({ type: 'code.submitted' });
  await waitFor(() => expect(actor.getSnapshot().value).toBe('expired'));
  restore?.();
  await waitFor(() => expect(['resting', 'choosing', 'reviewing']).toContain(actor.getSnapshot().value));
  expect(changes).toBe(1);
  expect(actor.getSnapshot().value).not.toBe('reviewing');
});

test('what is typed stays when the session ends', async () => {
  let restore: (() => void) | undefined;
  let finds = 0;
  const actor = start(
    {
      load: () => Promise.resolve(onRidgeline),
      find: () => {
        finds += 1;
        return finds === 2
          ? Promise.reject(flowError({ kind: 'unauthorized', status: 401, message: 'login' }))
          : Promise.resolve(downward);
      },
    },
    (send) => {
      restore = () => send({ type: 'session.restored' });
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Choose another route of/ }));
  await waitFor(() => expect(actor.getSnapshot().value).toBe('choosing'));
  actor.send({ type: 'draft.changed', changes: { sponsorCode: 'NORTH' } });
  actor.send({ type: 'code.submitted' });
  await waitFor(() => expect(actor.getSnapshot().value).toBe('expired'));
  restore?.();
  await waitFor(() => expect(['resting', 'choosing']).toContain(actor.getSnapshot().value));
  expect(actor.getSnapshot().context.draft.sponsorCode).toBe('NORTH');
});
