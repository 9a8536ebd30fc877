/**
 * A clock that goes from one timer to the next on demand. XState's SimulatedClock runs all timers of one instant
 * together; a path takes them one by one.
 */
export const createStepClock = () => {
  let now = 0;
  let lastId = 0;
  let timers: { id: number; due: number; run: () => void }[] = [];
  return {
    setTimeout: (run: () => void, wait: number): number => {
      lastId += 1;
      timers.push({ id: lastId, due: now + wait, run });
      return lastId;
    },
    clearTimeout: (id: number): void => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    /** Moves to the next timer and runs it. Returns the milliseconds that passed. */
    runNext: (): number => {
      const [next] = timers.toSorted((a, b) => a.due - b.due || a.id - b.id);
      if (next === undefined) throw new Error('No timer is set');
      const waited = next.due - now;
      now = next.due;
      timers = timers.filter((timer) => timer !== next);
      next.run();
      return waited;
    },
  };
};
