import { call } from '#src/api/call.ts';
import { watchTotal } from '#src/api/live-total.ts';
import { getLeaderboards } from './leaderboard.calls.ts';

export const askLeaderboards = () => call(getLeaderboards());

/** Says that the event's total has moved since it was first heard, and with it perhaps a leaderboard. */
export const watchMoves = (onMoved: () => void): (() => void) => {
  let known: number | null = null;
  return watchTotal({ of: 'Event' }, (raised) => {
    const isMoved = known !== null && known !== raised;
    known = raised;
    if (isMoved) onMoved();
  });
};
