import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import {
  type Exploration,
  type Path,
  possibleEventsOf,
  type SimulatedState,
  type Step,
  stateOf,
} from '#test/path-driver/path-driver.ts';

/*
 * What holds in every machine on every path. `machine-rules.test.ts` has the rules that a chart shows without a walk.
 */

/** The parts of a context that hold what a person types. */
const isTypedPart = (part: string): boolean => /^(typed|drafts?|\w+Draft|message|code|query)$/.test(part);

const ended = 'sharing has ended';

/** By flow: steps after which what was typed has nothing left to belong to, with the reason. */
export const typedInVain: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'fund-sharing': {
    'sending.acting | xstate.error.actor.performAction(over) | closed': ended,
    'sending.posting | xstate.error.actor.postShares(over) | closed': ended,
    'showing.planning | xstate.error.actor.makePlan(over) | closed': ended,
    'showing.previewing | xstate.error.actor.previewShares(over) | closed': ended,
  },
  'recurring-donation': {
    'saving | xstate.error.actor.changeDonation(gone) | loading': 'the donation has ended',
    'saving | xstate.error.actor.changeDonation(nothing saved) | editing':
      'the saved payment method is gone; the person chooses another one',
  },
};

const isFailure = ({ wait, event }: Pick<Step, 'wait' | 'event'>): boolean =>
  wait !== null || event.type.startsWith('xstate.error.actor.') || event.type.startsWith('session.');

const typedParts = ({ context }: Path['initial']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(context).filter(([part]) => isTypedPart(part)));

/** The failures, time limits and ends of a session that take away what a person typed, from any state of the flow. */
export const lostTexts = ({ simulator, edges }: Exploration): string[] => {
  const found = new Set<string>();
  const known = new Set<string>();
  for (const { from, label, event, wait, kind } of edges) {
    if (!isFailure({ wait, event })) continue;
    const typed = typedParts(from.state.snapshot);
    const walked = JSON.stringify([kind, typed]);
    if (known.has(walked)) continue;
    known.add(walked);
    const after = simulator.step(from.state, event).state.snapshot;
    if (!isDeepStrictEqual(typed, typedParts(after)))
      found.add(`${stateOf(from.state.snapshot)} | ${label} | ${stateOf(after)}`);
  }
  return [...found].sort();
};

/** The ports that charge, each with the ports whose answer says what became of a charge. */
const chargePorts: Readonly<Record<string, readonly string[]>> = {
  createDonation: ['findAttempt'],
  payFee: ['checkPayment', 'loadRegistration'],
  changeRoute: ['checkChange'],
};

/** How many events a search for the next charge goes on. */
const furthest = 5;

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `key ${keys}`;
};

/** The event with new idempotency keys, as a person's next press brings them. The cases of a model always have the same ones. */
const withNewKeys = (event: AnyEventObject): AnyEventObject =>
  event.type.startsWith('xstate.')
    ? event
    : JSON.parse(JSON.stringify(event), (name, value) => (name === 'key' ? newKey() : value));

type Charge = { port: string; key: string };

const keyIn = (payload: unknown): string => /"key":"([^"]*)"/.exec(JSON.stringify(payload) ?? '')?.[1] ?? '';

/** A request without a payment, as for another route at the same price, charges nothing. */
const isFree = (payload: unknown): boolean => JSON.stringify(payload).includes('"payment":null');

const chargesOf = (effects: Step['effects']): Charge[] =>
  effects.flatMap(({ of, payload }) => {
    const port = of.replace(/^starts /, '');
    return of !== port && port in chargePorts && !isFree(payload) ? [{ port, key: keyIn(payload) }] : [];
  });

const isUnknown = ({ event }: Pick<Step, 'event'>, port: string): boolean =>
  !event.type.endsWith(`.actor.${port}`) ||
  ['network', 'timeout', 'unknownOutcome'].includes(
    (event.error as { kind: string } | undefined)?.kind ?? '',
  );

/** The events after which a charge runs under another key, though nobody knows yet what became of the first; null if there are none. */
const chargedAgain = (
  { model, simulator }: Exploration,
  begin: SimulatedState,
  { port, key }: Charge,
): string[] | null => {
  const answers = chargePorts[port]?.map((asking) => `xstate.done.actor.${asking}`);
  const known = new Set<string>();
  let front = [{ state: begin, labels: [] as string[] }];
  for (let depth = 0; depth < furthest; depth += 1) {
    const next: typeof front = [];
    for (const { state, labels } of front)
      for (const { label, event } of possibleEventsOf(model, simulator, state, new Set())) {
        const { state: after, trace } = simulator.step(state, withNewKeys(event));
        const charge = chargesOf(trace.effects).find((one) => one.port === port);
        if (charge !== undefined && charge.key !== key) return [...labels, label];
        const place = stateOf(after.snapshot);
        const isAnswered =
          answers?.includes(event.type) && place.split('.')[0] !== stateOf(state.snapshot).split('.')[0];
        if (charge !== undefined || isAnswered || known.has(`${place} ${label}`)) continue;
        known.add(`${place} ${label}`);
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
  for (const { start, steps } of paths) {
    let state = begins.get(start);
    let open: Charge[] = [];
    for (const step of steps) {
      if (state === undefined) break;
      const { children } = state.snapshot;
      const { state: after, trace } = simulator.step(state, withNewKeys(step.event));
      const ended = open.filter(
        ({ port }) =>
          after.snapshot.children[port] !== children[port] || after.answered.has(children[port] as never),
      );
      open = [...open.filter((one) => !ended.includes(one)), ...chargesOf(trace.effects)];
      state = after;
      for (const charge of ended.filter(({ port }) => isUnknown(step, port))) {
        const again = chargedAgain(exploration, after, charge);
        if (again !== null) found.add(`${stateOf(step.before)} | ${step.label} | then ${again.join(', ')}`);
      }
    }
  }
  return [...found];
};
