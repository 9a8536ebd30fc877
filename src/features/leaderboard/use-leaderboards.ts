import { useEffect, useState } from 'react';
import type { components } from '#openapi/contract.gen.ts';
import { log } from '#src/api/log.ts';

export type LeaderboardData = components['schemas']['Leaderboards'];

/** Milliseconds between two readings, however often a total moves. */
const pause = 5000;

/**
 * The leaderboards as they came with the document, or asked for; read again as totals move, while the page is open and seen. What calls
 * the API comes after the page.
 */
export const useLeaderboards = (came: LeaderboardData | null): LeaderboardData | null => {
  const [boards, setBoards] = useState(came);
  const isMissing = boards === null;
  useEffect(() => {
    let isLeft = false;
    let waiting: ReturnType<typeof setTimeout> | null = null;
    let stop = () => {};
    const start = async () => {
      const { askLeaderboards, watchMoves } = await import('./ask-leaderboards.ts');
      const read = () =>
        askLeaderboards().then(
          (answer) => {
            if (!isLeft) setBoards(answer);
          },
          // What couldn't be asked for now comes with the next move.
          (error: unknown) => log.warn('the leaderboards could not be asked for', error),
        );
      if (isLeft) return;
      // Once they are there, this starts anew.
      if (isMissing) return read();
      if (!('EventSource' in globalThis)) return;
      stop = watchMoves(() => {
        waiting ??= setTimeout(() => {
          waiting = null;
          void read();
        }, pause);
      });
    };
    start().catch((error: unknown) => log.warn('the leaderboards’ script did not come', error));
    return () => {
      isLeft = true;
      if (waiting !== null) clearTimeout(waiting);
      stop();
    };
  }, [isMissing]);
  return boards;
};
