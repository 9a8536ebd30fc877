import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { createActor, fromCallback } from 'xstate';
import {
  type ReviewEntryEvent,
  reviewEntryMachine,
  type TabHistoryEvent,
} from '#machines/donation/review-entry.machine.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An entry of the tab's history in which a donation is looked over. */
    isReview?: boolean;
  }
}

/** For another part of the same page the router reads nothing anew. */
const place = 'review';

type Moved = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0];

const tabHistory = (router: AnyRouter) =>
  fromCallback<TabHistoryEvent, undefined>(({ sendBack, receive }) => {
    const tell = () => {
      const isReview = router.history.location.state.isReview === true;
      sendBack({ type: isReview ? 'review.reached' : 'form.reached' });
    };
    receive(({ type }) => {
      if (type === 'entry.left') router.history.back();
      else
        void router.navigate({
          to: '.',
          search: true,
          hash: place,
          state: { isReview: true, keepsScroll: true },
          ignoreBlocker: true,
        });
    });
    const stop = router.history.subscribe(({ action: { type } }: Moved) => {
      if (type !== 'PUSH' && type !== 'REPLACE') tell();
    });
    tell();
    return stop;
  });

/** The port of the donation's machine, with the router's history. */
export const followReviewEntry = (router: AnyRouter) =>
  fromCallback<ReviewEntryEvent, undefined>(({ sendBack, receive }) => {
    const entry = createActor(reviewEntryMachine.provide({ actors: { tabHistory: tabHistory(router) } }));
    entry.on('review.left', sendBack);
    receive((event) => entry.send(event));
    entry.start();
    return () => entry.stop();
  });
