import { useEffect, useState } from 'react';
import { loadOffer } from './registration.offer.ts';
import type { ComingOffer } from './registration.types.ts';

/** Refusals that show that the options are outdated. */
const outdated = new Set(['route-full', 'shift-full', 'waiver-outdated', 'registration-closed']);

/** The options, loaded again when a refusal shows that they have changed. */
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
