import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor, createMachine, setup, spawnChild } from 'xstate';
import { useDeferredFlow } from '#src/app/hydration/use-deferred-flow.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';

const formMachine = createMachine({});

/** Keeps the flow of the entered page, as the root actor does. */
const startKeeper = () =>
  createActor(
    setup({ actors: { form: formMachine } }).createMachine({
      on: { 'flow.entered': { actions: spawnChild('form', { id: 'form' }) } },
    }),
  ).start();

const within = (app: AppActor | null, children: ReactNode) => {
  const handle = { subscribe: () => () => undefined, current: () => app };
  const router = createRouter({ routeTree: createRootRoute(), context: { handle } as never });
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
};

/** @param props.onCommitted called right after the commit: a press that waited for it comes before or after this */
const Form = ({ onCommitted }: { onCommitted: () => unknown }) => {
  useDeferredFlow({
    id: 'form',
    key: '',
    begin: () => ({ logic: formMachine, input: undefined }),
    onBegun: () => undefined,
  });
  useEffect(() => void onCommitted(), [onCommitted]);
  return <button type="button">Continue</button>;
};

test('a flow starts before its deferred page accepts input', async () => {
  const keeper = startKeeper();
  const begun: boolean[] = [];
  const form = <Form onCommitted={() => begun.push(keeper.getSnapshot().children.form !== undefined)} />;
  const place = document.createElement('div');
  place.innerHTML = renderToString(within(null, form));
  await act(async () => {
    hydrateRoot(place, within(keeper as unknown as AppActor, form));
  });
  expect(begun).toEqual([true]);
});
