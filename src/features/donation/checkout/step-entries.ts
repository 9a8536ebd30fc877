import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { createActor, fromCallback } from 'xstate';
import { askingSteps } from '#machines/donation/donation.types.ts';
import {
  type StepEntriesEvent,
  stepEntriesMachine,
  type TabHistoryEvent,
} from '#machines/donation/step-entries.machine.ts';
import { inspected } from '#src/components/flow/inspected.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The depth of a history entry in the checkout; undefined for its first step. */
    checkoutDepth?: number;
  }
}

/** The hashes of the steps: for another hash on the same page the router loads nothing. */
const places = [...askingSteps, 'review'] as const;

type Moved = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0];

const tabHistory = (router: AnyRouter) =>
  fromCallback<TabHistoryEvent, undefined>(({ sendBack, receive }) => {
    const tell = () =>
      sendBack({ type: 'entry.reached', depth: router.history.location.state.checkoutDepth ?? 0 });
    receive((event) => {
      if (event.type === 'entry.left') router.history.back();
      else
        void router.navigate({
          to: '.',
          search: true,
          hash: places[event.depth] ?? '',
          state: { checkoutDepth: event.depth, keepsScroll: true },
          replace: event.type === 'entry.replaced',
          ignoreBlocker: true,
        });
    });
    const stop = router.history.subscribe(({ action: { type } }: Moved) => {
      if (type !== 'PUSH' && type !== 'REPLACE') tell();
    });
    tell();
    return stop;
  });

/** The donation machine's port to the router's history. */
export const followSteps = (router: AnyRouter) =>
  fromCallback<StepEntriesEvent, undefined>(({ sendBack, receive }) => {
    const entries = createActor(
      stepEntriesMachine.provide({ actors: { tabHistory: tabHistory(router) } }),
      inspected,
    );
    entries.on('step.left', ({ depth }) => {
      const step = askingSteps[depth];
      if (step !== undefined) sendBack({ type: 'step.opened', step });
    });
    receive((event) => entries.send(event));
    entries.start();
    return () => entries.stop();
  });
