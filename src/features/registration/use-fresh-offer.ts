import { useEffect, useState } from 'react';
import { loadOffer } from './registration.offer.ts';
import type { ComingOffer } from './registration.types.ts';

/** Refusals which say that what was read before the wizard began is no longer so. */
const outdated = new Set(['route-full', 'shift-full', 'waiver-outdated', 'registration-closed']);

/** What there is to choose from, read again when a refusal shows that it has changed. */
export const useFreshOffer = (first: ComingOffer, problem: string | null): ComingOffer => {
  const [offer, setOffer] = useState(first);
  useEffect(() => {
    if (problem === null || !outdated.has(problem)) return undefined;
    let isGone = false;
    loadOffer().then(
      (fresh) => (isGone ? undefined : setOffer({ event: fresh.event, whole: fresh })),
      // The refusal itself is on the screen; the old list stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [problem]);
  return offer;
};
