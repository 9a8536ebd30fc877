import { numberOf, optionOf, splitArguments } from '#scripts/read-options.ts';

/** The arguments of `npm run replay`. */
export type AskedReplay = {
  /** A replay bundle, or a kept replay. */
  file: string;
  /** The flow to replay; null for the one that the person was in. */
  flow: string | null;
  /** The number of one of the bundle's machines; null for the last one of the flow. */
  actor: number | null;
  /** The name under which the replay becomes a test. */
  keep: string | null;
  /** The bare machine only. */
  bare: boolean;
  headed: boolean;
};

export const replayUsage =
  'Give a replay bundle: npm run replay -- problem-report.json [--flow=<flow>] [--actor=<number>] [--bare] [--headed] [--keep=<name>]';

const switches = ['--bare', '--headed'];
const flowOption = /^--flow=(.+)$/;
const actorOption = /^--actor=(\d+)$/;
const keepOption = /^--keep=([a-z][a-z0-9-]*)$/;

/** Null for arguments that the command doesn't take. */
export const readReplay = (given: readonly string[]): AskedReplay | null => {
  const {
    words: [file, ...more],
    options,
  } = splitArguments(given);
  const isKnown = (text: string) =>
    switches.includes(text) || [flowOption, actorOption, keepOption].some((one) => one.test(text));
  if (file === undefined || more.length > 0 || !options.every(isKnown)) return null;
  return {
    file,
    flow: optionOf(options, flowOption),
    actor: numberOf(options, actorOption),
    keep: optionOf(options, keepOption),
    bare: options.includes('--bare'),
    headed: options.includes('--headed'),
  };
};
