type Alarm = { id: number; due: number; ring: () => void };

/**
 * A clock that only moves when it is told to, from one alarm to the next. XState's SimulatedClock rings all alarms
 * of one instant together; a path that takes them one by one needs them apart.
 */
export const createStepClock = () => {
  let now = 0;
  let lastId = 0;
  let alarms: Alarm[] = [];
  return {
    setTimeout: (ring: () => void, wait: number): number => {
      lastId += 1;
      alarms.push({ id: lastId, due: now + wait, ring });
      return lastId;
    },
    clearTimeout: (id: number): void => {
      alarms = alarms.filter((alarm) => alarm.id !== id);
    },
    /** Moves to the next alarm and rings it; tells how many milliseconds that took. */
    ringNext: (): number => {
      const [next] = alarms.toSorted((a, b) => a.due - b.due || a.id - b.id);
      if (next === undefined) throw new Error('No alarm is set');
      const waited = next.due - now;
      now = next.due;
      alarms = alarms.filter((alarm) => alarm !== next);
      next.ring();
      return waited;
    },
  };
};
