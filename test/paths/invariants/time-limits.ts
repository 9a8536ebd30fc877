import { activeStates, type SimulatedState, type Simulator, stateOf } from '@product/path-driver';

/** How many timers in a row may run before a port's answer no longer counts. */
const most = 10;

/** The ports of a state that wait for ever: their timers run out, and the machine still waits for the answer. */
export const endlessWaits = (simulator: Simulator, state: SimulatedState): string[] => {
  const { snapshot, answered } = state;
  const waiting = activeStates(snapshot).flatMap((node) =>
    node.invoke
      .filter(({ id }) => ['done', 'error'].some((one) => node.transitions.has(`xstate.${one}.actor.${id}`)))
      .flatMap(({ id }) => {
        const child = snapshot.children[id];
        return child === undefined || answered.has(child) ? [] : [{ id, child }];
      }),
  );
  if (waiting.length === 0) return [];
  let open = waiting;
  let now = state;
  for (let ran = 0; ran < most && open.length > 0; ran += 1) {
    const timer = simulator.nextTimer(now);
    if (timer === null) break;
    now = simulator.step(now, timer.event).state;
    const { children } = now.snapshot;
    open = open.filter(({ id, child }) => children[id] === child);
  }
  return open.map(({ id }) => `${stateOf(snapshot)} | ${id}`);
};
