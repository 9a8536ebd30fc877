import { type Exploration, type Invariant, inputOf, type Path } from '@product/path-driver';
import { createChargeWatch, createKeys, secondCharges } from './invariants/charges.ts';
import { exceptions } from './invariants/exceptions.ts';
import { createReloadWatch } from './invariants/reloads.ts';
import { endlessWaits } from './invariants/time-limits.ts';
import { lostText, lostTexts } from './invariants/typed-texts.ts';
import { deadEnd, deadEnds } from './invariants/ways.ts';

/*
 * What holds in every machine on every path. `machine-rules.test.ts` has the rules that a chart shows without a walk. A broken invariant is
 * a message: the invariant, and where it is broken.
 */

const messageOf =
  (invariant: string) =>
  (where: string): string =>
    `${invariant}: ${where}`;

const isDeadEnd = messageOf('a dead end');
const waits = messageOf('a port waits without a time limit');
const stepLoses = messageOf('a step loses what was typed');
const reloadLoses = messageOf('a reload loses what was typed');
const chargesAgain = messageOf('a second charge while the outcome of the first is unknown');

const some = (where: string | null, message: (where: string) => string): string[] =>
  where === null ? [] : [message(where)];

const watchAll = (exploration: Exploration, start: string): Invariant => {
  const { model, simulator } = exploration;
  const reload = createReloadWatch(model.flow, simulator, inputOf(exploration.model, start));
  const charge = createChargeWatch();
  return {
    renewed: createKeys(),
    begun: (after, effects) => [
      ...some(reload({ event: null, effects, before: null, after }), reloadLoses),
      ...some(deadEnd(exploration, after), isDeadEnd),
      ...endlessWaits(simulator, after).map(waits),
    ],
    taken: (step) => [
      ...some(lostText(step, step.before.snapshot, step.after.snapshot), stepLoses),
      ...some(charge(step).again, chargesAgain),
      ...some(reload(step), reloadLoses),
      ...some(deadEnd(exploration, step.after), isDeadEnd),
      ...endlessWaits(simulator, step.after).map(waits),
    ],
  };
};

/** Begins to follow a walk, and to name each invariant that it breaks. Exceptions don't count. */
export const watchInvariants =
  (exploration: Exploration) =>
  (start: string): Invariant => {
    const excepted = exceptions[exploration.model.flow] ?? {};
    const { renewed, begun, taken } = watchAll(exploration, start);
    const counted = (messages: string[]) => messages.filter((message) => !(message in excepted));
    return { renewed, begun: (...of) => counted(begun(...of)), taken: (step) => counted(taken(step)) };
  };

const brokenOn = (exploration: Exploration, { start, steps }: Path): string[] => {
  const { simulator } = exploration;
  const watch = watchAll(exploration, start);
  let { state, trace } = simulator.start(inputOf(exploration.model, start));
  return [
    ...watch.begun(state, trace.effects),
    ...steps.flatMap((step) => {
      const before = state;
      const event = watch.renewed(step.event);
      ({ state, trace } = simulator.step(before, event));
      return watch.taken({ ...step, event, effects: trace.effects, before, after: state });
    }),
  ];
};

/** The invariants that a flow breaks in any of its states, or on these paths, with the exceptions. */
export const brokenInvariants = (exploration: Exploration, paths: readonly Path[]): string[] => [
  ...new Set(
    [
      ...deadEnds(exploration).map(isDeadEnd),
      ...lostTexts(exploration).map(stepLoses),
      ...secondCharges(exploration, paths).map(chargesAgain),
      ...paths.flatMap((path) => brokenOn(exploration, path)),
    ].sort(),
  ),
];

/** The messages that a flow may have: its exceptions. */
export const exceptionsOf = ({ model: { flow } }: Exploration): string[] =>
  Object.keys(exceptions[flow] ?? {}).sort();
