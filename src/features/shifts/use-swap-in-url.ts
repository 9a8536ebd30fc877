import { useEffect } from 'react';
import type { ShiftsActor } from './shifts.types.ts';

/**
 * Writes the shift to swap into the address, so that Back leads to the list, and a reload continues. The flow decides: an address with a
 * shift that it refuses is corrected.
 * @param asked the shift's id in the address
 */
export const useSwapInUrl = (
  actor: ShiftsActor,
  asked: string | undefined,
  show: (shiftId: string | undefined, how: { replace: boolean }) => void,
): void => {
  useEffect(() => {
    // Until the shifts are loaded, the address decides; from then on it follows the flow.
    let isOpening = true;
    const follow = () => {
      const now = actor.getSnapshot();
      const isSwapping = now.matches('swapping');
      if (!isSwapping && !now.matches('resting')) return;
      const swapped = isSwapping ? (now.context.shiftId ?? undefined) : undefined;
      const mayAsk = isOpening;
      isOpening = false;
      if (swapped === asked) return;
      // The state after this event is the next one to follow.
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
