import { numberOf, optionOf, splitArguments } from '#scripts/read-options.ts';

/** The arguments of `npm run walk` for a walk to a state. */
export type AskedWalk = {
  flow: string;
  /** The whole path of the state, or some of its parts in a row: `confirming.leaving`, `leaving`. */
  state: string;
  /** The name of a start of the model; null for the start from which the state is nearest. */
  from: string | null;
  /** Chooses a way to the state at random; null for the shortest one. */
  seed: number | null;
  /** Takes each event case out of the state, one path after the other. */
  allEdges: boolean;
  /** Waits after each step, so that a person can watch. */
  slow: boolean;
  phone: boolean;
  dark: boolean;
  headless: boolean;
};

/** The arguments of `npm run walk` for random walks of bare machines. */
export type AskedRandomWalks = {
  /** The duration as it was given, such as `10m`. */
  duration: string;
  /** Null for all flows. */
  flow: string | null;
  /** The same seed takes the same walks; null for a new one. */
  seed: number | null;
};

export const walkUsage = [
  'Give a flow and a state: npm run walk -- donation authenticating [--from=<start>] [--seed=<number>] [--all-edges] [--slow] [--phone] [--dark] [--headless]. With a seed it takes a random path, otherwise the shortest.',
  'Or give a duration (30s, 10m, 1h): npm run walk -- --random 10m [<flow>] [--seed=<number>]. It walks the bare machines at random and checks the invariants.',
].join('\n');

const switches = ['--all-edges', '--slow', '--phone', '--dark', '--headless'];
const fromOption = /^--from=(.+)$/;
const seedOption = /^--seed=(\d{1,9})$/;

/** Null for arguments that a walk to a state doesn't take. */
export const readWalk = (given: readonly string[]): AskedWalk | null => {
  const {
    words: [flow, state, ...more],
    options,
  } = splitArguments(given);
  const isKnown = (text: string) => switches.includes(text) || fromOption.test(text) || seedOption.test(text);
  const seed = numberOf(options, seedOption);
  const allEdges = options.includes('--all-edges');
  if (flow === undefined || state === undefined || more.length > 0 || !options.every(isKnown)) return null;
  // The paths out of a state begin by the shortest way to it.
  if (seed !== null && allEdges) return null;
  return {
    flow,
    state,
    from: optionOf(options, fromOption),
    seed,
    allEdges,
    slow: options.includes('--slow'),
    phone: options.includes('--phone'),
    dark: options.includes('--dark'),
    headless: options.includes('--headless'),
  };
};

const units = { s: 1_000, m: 60_000, h: 3_600_000 };
const durationForm = /^(\d{1,5})([smh])$/;

/** Milliseconds of `30s`, `10m`, `1h`; null for another text. */
export const millisecondsOf = (duration: string): number | null => {
  const [, count, unit] = durationForm.exec(duration) ?? [];
  return count === undefined ? null : Number(count) * units[unit as keyof typeof units];
};

/** Null for arguments that random walks don't take. */
export const readRandomWalks = (given: readonly string[]): AskedRandomWalks | null => {
  const {
    words: [duration, flow = null, ...more],
    options,
  } = splitArguments(given);
  const isKnown = (text: string) => text === '--random' || seedOption.test(text);
  if (!options.includes('--random') || !options.every(isKnown) || more.length > 0) return null;
  if (duration === undefined || millisecondsOf(duration) === null) return null;
  return { duration, flow, seed: numberOf(options, seedOption) };
};
