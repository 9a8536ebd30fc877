import { useEffect, useState } from 'react';
import { loadOffer } from './registration.offer.ts';
import type { ComingOffer } from './registration.types.ts';

/** Refusals which say that what was read before the wizard began is no longer so. */
const outdated = new Set(['route-full', 'shift-full', 'waiver-outdated', 'registration-closed']);

/** What there is to choose from, read again when a refusal shows that it has changed. */
export const useFreshOffer = (first: ComingOffer, problem: string | null): ComingOffer => {
  const [fresh, setFresh] = useState<{ first: ComingOffer; offer: ComingOffer } | null>(null);
  useEffect(() => {
    if (problem === null || !outdated.has(problem)) return undefined;
    let isGone = false;
    loadOffer().then(
      (whole) => (isGone ? undefined : setFresh({ first, offer: { event: whole.event, whole } })),
      // The refusal itself is on the screen; the old list stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [first, problem]);
  return fresh?.first === first ? fresh.offer : first;
};
