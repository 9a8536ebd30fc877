/** The arguments of `npm run walk`. */
export type AskedWalk = {
  flow: string;
  /** The whole path of the state, or some of its parts in a row: `confirming.leaving`, `leaving`. */
  state: string;
  /** The name of a start of the model; null for the start from which the state is nearest. */
  from: string | null;
  /** Takes each event case out of the state, one path after the other. */
  allEdges: boolean;
  /** Waits after each step, so that a person can watch. */
  slow: boolean;
  phone: boolean;
  dark: boolean;
  headless: boolean;
};

export const walkUsage =
  'Give a flow and a state: npm run walk -- donation authenticating [--from=<start>] [--all-edges] [--slow] [--phone] [--dark] [--headless]';

const switches = ['--all-edges', '--slow', '--phone', '--dark', '--headless'];
const fromOption = /^--from=(.+)$/;

/** Null for arguments that the command doesn't take. */
export const readWalk = (given: readonly string[]): AskedWalk | null => {
  const [flow, state, ...more] = given.filter((text) => !text.startsWith('--'));
  const options = given.filter((text) => text.startsWith('--'));
  const unknown = options.filter((text) => !switches.includes(text) && !fromOption.test(text));
  if (flow === undefined || state === undefined || more.length > 0 || unknown.length > 0) return null;
  return {
    flow,
    state,
    from: options.flatMap((text) => fromOption.exec(text)?.[1] ?? [])[0] ?? null,
    allEdges: options.includes('--all-edges'),
    slow: options.includes('--slow'),
    phone: options.includes('--phone'),
    dark: options.includes('--dark'),
    headless: options.includes('--headless'),
  };
};
