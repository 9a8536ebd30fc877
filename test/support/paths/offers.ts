import type { AnyEventObject } from 'xstate';
import { activeStates } from './active-states.ts';
import type { FlowModel } from './model.ts';
import type { Moment, Simulator } from './simulate.ts';

/** One thing that can happen next. `wait` is set where it happens by time alone. */
export type Offer = { label: string; event: AnyEventObject; wait: number | null };

const portEvent = /^xstate\.(done|error)\.actor\.(.+)$|^xstate\.snapshot\.(.+)$/;

const covers = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

/** Turns the payload a model gives into the event that a machine gets. */
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

const portOpen = (type: string, { snapshot, answered }: Moment) => {
  const match = portEvent.exec(type);
  if (match === null) return true;
  const child = snapshot.children[match[2] ?? match[3] ?? ''];
  return child !== undefined && !answered.has(child);
};

const casesOf = (
  model: FlowModel,
  type: string,
  { snapshot }: Moment,
): [string, Record<string, unknown>][] => {
  const given = (model.events as Record<string, unknown>)[type];
  const cases = typeof given === 'function' ? given(snapshot) : given;
  const named = Object.entries(cases as Record<string, Record<string, unknown>>);
  return named.length === 0 && typeof given !== 'function' ? [['', {}]] : named;
};

export const labelOf = (type: string, caseName: string) => (caseName === '' ? type : `${type}(${caseName})`);

/** Everything the machine listens to in this state, case by case; what the model leaves out goes to `missing`. */
export const offersOf = (
  model: FlowModel,
  simulator: Simulator,
  moment: Moment,
  missing: Set<string>,
): Offer[] => {
  if (moment.snapshot.status !== 'active') return [];
  // Forbidden events (`'x': {}`) count too; XState's own list of descriptors leaves them out.
  const descriptors = activeStates(moment.snapshot).flatMap((node) => [...node.transitions.keys()]);
  const automatic = (one: string) => one.startsWith('xstate.after.') || one.startsWith('xstate.done.state.');
  const types = new Set<string>();
  for (const descriptor of descriptors.filter((one) => !automatic(one) && !model.internal?.includes(one))) {
    const known = Object.keys(model.events).filter((type) => covers(descriptor, type));
    if (known.length === 0) missing.add(descriptor);
    for (const type of known) types.add(type);
  }
  const sent = [...types]
    .filter((type) => portOpen(type, moment))
    .flatMap((type) =>
      casesOf(model, type, moment).map(([name, payload]) => ({
        label: labelOf(type, name),
        event: eventOf(type, payload),
        wait: null,
      })),
    );
  const timer = simulator.nextTimer(moment);
  return timer === null ? sent : [...sent, { label: timer.event.type, event: timer.event, wait: timer.wait }];
};
