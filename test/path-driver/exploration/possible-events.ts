import type { AnyEventObject } from 'xstate';
import { activeStates } from '#driver/machine/active-states.ts';
import type { FlowModel } from '#driver/model/define-model.ts';
import type { SimulatedState, Simulator } from './simulate.ts';

/** An event case that can happen next. `wait` has the milliseconds of a timer; null for all other events. */
export type PossibleEvent = { label: string; event: AnyEventObject; wait: number | null };

const portEvent = /^xstate\.(done|error)\.actor\.(.+)$|^xstate\.snapshot\.(.+)$/;

const covers = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

/** The event that the machine gets, from the payload in the model. */
const eventOf = (type: string, payload: Record<string, unknown>): AnyEventObject => {
  const match = portEvent.exec(type);
  if (match === null) return { type, ...payload };
  const actorId = match[2] ?? match[3] ?? '';
  if (match[3] === undefined) return { type, ...payload, actorId };
  return {
    type,
    actorId,
    snapshot: { status: 'active', output: undefined, error: undefined, context: payload.value },
  };
};

const portOpen = (type: string, { snapshot, answered }: SimulatedState) => {
  const match = portEvent.exec(type);
  if (match === null) return true;
  const child = snapshot.children[match[2] ?? match[3] ?? ''];
  return child !== undefined && !answered.has(child);
};

const casesOf = (
  model: FlowModel,
  type: string,
  { snapshot }: SimulatedState,
): [string, Record<string, unknown>][] => {
  const given = model.cases[type];
  const cases = typeof given === 'function' ? given(snapshot) : given;
  const named = Object.entries(cases as Record<string, Record<string, unknown>>);
  return named.length === 0 && typeof given !== 'function' ? [['', {}]] : named;
};

/** `type(case)`, or `type` for a case without a name. */
const labelOf = (type: string, caseName: string) => (caseName === '' ? type : `${type}(${caseName})`);

/** All event cases that the machine accepts in this state. Events without a case go to `missing`. */
export const possibleEventsOf = (
  model: FlowModel,
  simulator: Simulator,
  state: SimulatedState,
  missing: Set<string>,
): PossibleEvent[] => {
  if (state.snapshot.status !== 'active') return [];
  // XState's own list of descriptors leaves out forbidden events (`'x': {}`).
  const descriptors = activeStates(state.snapshot).flatMap((node) => [...node.transitions.keys()]);
  const automatic = (one: string) => one.startsWith('xstate.after.') || one.startsWith('xstate.done.state.');
  const types = new Set<string>();
  for (const descriptor of descriptors.filter((one) => !automatic(one))) {
    const known = Object.keys(model.cases).filter((type) => covers(descriptor, type));
    if (known.length === 0) missing.add(descriptor);
    for (const type of known) types.add(type);
  }
  const sent = [...types]
    .filter((type) => portOpen(type, state))
    .flatMap((type) =>
      casesOf(model, type, state).map(([name, payload]) => ({
        label: labelOf(type, name),
        event: eventOf(type, payload),
        wait: null,
      })),
    );
  const timer = simulator.nextTimer(state);
  return timer === null ? sent : [...sent, { label: timer.event.type, event: timer.event, wait: timer.wait }];
};
