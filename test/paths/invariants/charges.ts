import {
  type Effect,
  type Exploration,
  type Path,
  type PossibleEvent,
  possibleEventsOf,
  type SimulatedState,
  stateOf,
  type WalkedStep,
} from '@product/path-driver';
import type { AnyEventObject } from 'xstate';

/** The ports that charge, each with the ports whose answer says what became of a charge. */
const chargePorts: Readonly<Record<string, readonly string[]>> = {
  createDonation: ['findAttempt', 'withdrawAttempt'],
  payFee: ['checkPayment', 'loadRegistration'],
  changeRoute: ['checkChange'],
};

/** How many events a search for the next charge goes on. */
const furthest = 5;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Gives each event a new idempotency key, as a person's next press does. The cases of a model always have the same one. */
export const createKeys = (): ((event: AnyEventObject) => AnyEventObject) => {
  let keys = 0;
  return (event) => {
    if (!uuid.test(String(event.key))) return event;
    keys += 1;
    return { ...event, key: `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}` };
  };
};

type Charge = { port: string; key: string };

const keyIn = (payload: unknown): string => /"key":"([^"]*)"/.exec(JSON.stringify(payload) ?? '')?.[1] ?? '';

/** A request without a payment, as for another route at the same price, charges nothing. */
const isFree = (payload: unknown): boolean => JSON.stringify(payload).includes('"payment":null');

const chargesOf = (effects: readonly Effect[]): Charge[] =>
  effects.flatMap(({ of, payload }) => {
    const port = of.replace(/^starts /, '');
    return of !== port && port in chargePorts && !isFree(payload) ? [{ port, key: keyIn(payload) }] : [];
  });

type Taken = Pick<PossibleEvent, 'event'>;

const isUnknown = ({ event }: Taken, port: string): boolean =>
  !event.type.endsWith(`.actor.${port}`) ||
  ['network', 'timeout', 'unknownOutcome'].includes(
    (event.error as { kind: string } | undefined)?.kind ?? '',
  );

/** Whether a port has said what became of a charge. */
const isAnswered = (port: string, { event }: Taken, before: SimulatedState, after: SimulatedState): boolean =>
  chargePorts[port]?.some((asking) => event.type === `xstate.done.actor.${asking}`) === true &&
  stateOf(after.snapshot).split('.')[0] !== stateOf(before.snapshot).split('.')[0];

const isOver = ({ port }: Charge, before: SimulatedState, after: SimulatedState): boolean =>
  after.snapshot.children[port] !== before.snapshot.children[port] ||
  after.answered.has(before.snapshot.children[port] as never);

type WalkedCharge = Pick<WalkedStep, 'event' | 'effects' | 'before' | 'after'>;

/** Follows the charges of one walk. Its answer names a charge under another key while the outcome of the last one is unknown. */
export const createChargeWatch = () => {
  let open: Charge[] = [];
  let unknown: Charge[] = [];
  return (taken: WalkedCharge): { again: string | null; unknown: readonly Charge[] } => {
    const { before, after } = taken;
    const over = open.filter((charge) => isOver(charge, before, after));
    const found = over.filter(({ port }) => isUnknown(taken, port));
    unknown = [...unknown.filter(({ port }) => !isAnswered(port, taken, before, after)), ...found];
    const begun = chargesOf(taken.effects);
    const again = begun.find(({ port, key }) => unknown.some((one) => one.port === port && one.key !== key));
    unknown = unknown.filter(({ port }) => !begun.some((one) => one.port === port));
    open = [...open.filter((charge) => !over.includes(charge)), ...begun];
    return {
      again: again === undefined ? null : `${stateOf(after.snapshot)} | ${again.port}`,
      unknown: found,
    };
  };
};

/** The events after which a charge runs under another key, though nobody knows yet what became of the first; null if there are none. */
const chargedAgain = (
  { model, simulator }: Exploration,
  begin: SimulatedState,
  { port, key }: Charge,
  withNewKeys: (event: AnyEventObject) => AnyEventObject,
): string[] | null => {
  const known = new Set<string>();
  let front = [{ state: begin, labels: [] as string[] }];
  for (let depth = 0; depth < furthest; depth += 1) {
    const next: typeof front = [];
    for (const { state, labels } of front)
      for (const { label, event } of possibleEventsOf(model, simulator, state, new Set())) {
        const { state: after, trace } = simulator.step(state, withNewKeys(event));
        const charge = chargesOf(trace.effects).find((one) => one.port === port);
        if (charge !== undefined && charge.key !== key) return [...labels, label];
        const place = `${stateOf(after.snapshot)} ${label}`;
        if (charge !== undefined || isAnswered(port, { event }, state, after) || known.has(place)) continue;
        known.add(place);
        next.push({ state: after, labels: [...labels, label] });
      }
    front = next;
  }
  return null;
};

/** The paths on which an unknown outcome of a charge leads to a second one. */
export const secondCharges = (exploration: Exploration, paths: readonly Path[]): string[] => {
  const { simulator, starts } = exploration;
  const begins = new Map(starts.map(({ start, state }) => [start, state]));
  const found = new Set<string>();
  const withNewKeys = createKeys();
  for (const { start, steps } of paths) {
    const watch = createChargeWatch();
    let state = begins.get(start);
    for (const step of steps) {
      if (state === undefined) break;
      const { state: after, trace } = simulator.step(state, withNewKeys(step.event));
      const { unknown } = watch({ event: step.event, effects: trace.effects, before: state, after });
      state = after;
      for (const charge of unknown) {
        const again = chargedAgain(exploration, after, charge, withNewKeys);
        if (again !== null) found.add(`${stateOf(step.before)} | ${step.label} | then ${again.join(', ')}`);
      }
    }
  }
  return [...found];
};
