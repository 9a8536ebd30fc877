import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry of the tab's history in which a donation is looked over. */
    isReview?: boolean;
  }
}

/** For another part of the same page the router reads nothing anew. */
const place = 'review';

type ReviewEntry = {
  /** False until the checkout runs: what it is about to show is not known yet. */
  isBegun: boolean;
  isReviewing: boolean;
  /** Back from the review to the form. */
  onBack: () => void;
};

/**
 * Gives the review an entry of its own in the tab's history, so that the browser's Back leads from it to the form, also
 * where no page may ask before it is left. The entry is there as long as the review is: once the donation goes out, Back leads
 * out of the page again, and the leave warning asks.
 * @returns whether the tab stands at that entry
 */
export const useReviewEntry = ({ isBegun, isReviewing, onBack }: ReviewEntry): boolean => {
  const router = useRouter();
  const isShown = useRouterState({ select: ({ location }) => location.state.isReview === true });
  // The tab goes back some moments after it is told to.
  const isGoingBack = useRef(false);
  const isAtReview = () => router.history.location.state.isReview === true;

  const settle = useEffectEvent(() => {
    if (!isBegun || isGoingBack.current || isReviewing === isAtReview()) return;
    if (isReviewing) {
      void router.navigate({
        to: '.',
        search: true,
        hash: place,
        state: { isReview: true, keepsScroll: true },
        ignoreBlocker: true,
      });
    } else {
      // Of a review that is over, or was there before the page was loaded again.
      isGoingBack.current = true;
      router.history.back();
    }
  });

  const follow = useEffectEvent(() => {
    const wasMeant = isGoingBack.current;
    isGoingBack.current = false;
    if (!wasMeant && isReviewing && !isAtReview()) onBack();
    else settle();
  });

  useEffect(
    () =>
      router.history.subscribe(({ action: { type } }) => {
        if (type !== 'PUSH' && type !== 'REPLACE') follow();
      }),
    [router],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is settled whenever one of these changes
  useEffect(settle, [isBegun, isReviewing]);
  return isShown;
};
