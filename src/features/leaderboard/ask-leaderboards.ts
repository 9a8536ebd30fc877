import { call } from '#src/api/call.ts';
import { watchTotal } from '#src/api/live-total.ts';
import { getLeaderboards } from './leaderboard.calls.ts';

export const askLeaderboards = () => call(getLeaderboards());

/** Calls back after each change of the event's total, which may change a leaderboard. */
export const watchMoves = (onMoved: () => void): (() => void) => {
  let known: number | null = null;
  return watchTotal({ of: 'Event' }, (raised) => {
    const isMoved = known !== null && known !== raised;
    known = raised;
    if (isMoved) onMoved();
  });
};
