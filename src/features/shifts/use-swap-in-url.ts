import { useEffect } from 'react';
import type { ShiftsActor } from './shifts.types.ts';

/**
 * The address names the shift that is being swapped, so that Back leads to the list, and a page that is loaded again goes on. The flow
 * decides: an address that asks for more than it allows is put right.
 * @param asked the id of the shift that the address names
 */
export const useSwapInUrl = (
  actor: ShiftsActor,
  asked: string | undefined,
  show: (shiftId: string | undefined, how: { replace: boolean }) => void,
): void => {
  useEffect(() => {
    // Until the shifts are there, the address asks; from then on it follows.
    let isOpening = true;
    const follow = () => {
      const now = actor.getSnapshot();
      const isSwapping = now.matches('swapping');
      if (!isSwapping && !now.matches('resting')) return;
      const swapped = isSwapping ? (now.context.shiftId ?? undefined) : undefined;
      const mayAsk = isOpening;
      isOpening = false;
      if (swapped === asked) return;
      // What becomes of the event is the next thing to follow.
      if (mayAsk && asked === undefined) actor.send({ type: 'swap.dismissed' });
      else if (mayAsk && !isSwapping && asked !== undefined)
        actor.send({ type: 'swap.begun', shiftId: asked });
      else show(swapped, { replace: mayAsk || swapped === undefined });
    };
    const watching = actor.subscribe(follow);
    follow();
    return () => watching.unsubscribe();
  }, [actor, asked, show]);
};
