import { type Exploration, followRecording, type Path, stateOf, walkMachine } from '@product/path-driver';
import { masked } from '#src/app/problem-report/masked.ts';
import { createRecorder } from '#src/app/problem-report/recorder.ts';
import { type ReplayBundle, recordingsOf } from '#test/replays/bundle.ts';
import { faultsOfBundle } from '#test/replays/declared-bundle.ts';

const tab = {
  build: 'app.js',
  browser: 'Chrome 156',
  window: { width: 1440, height: 900, scheme: 'light' },
  page: '/',
} as const;

const wordName = /^(type|kind|step|status|tone|source|action|actorId|code)$/;

/** The texts in a part of an event: the words by which the code tells cases apart, or all others. */
const textsIn = (value: unknown, areWords: boolean, name = ''): string[] => {
  if (typeof value === 'string') return wordName.test(name) === areWords ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, areWords, Array.isArray(value) ? name : key),
  );
};

/** The texts of a path's events that its bundle tells, though they are no words of the code. */
const toldOf = ({ events }: ReplayBundle, { steps }: Path): string[] => {
  const [words, texts] = [true, false].map(
    (areWords) => new Set(steps.flatMap(({ event }) => textsIn(event, areWords))),
  );
  const told = events.flatMap(({ data }) => Object.values(data));
  return told.filter((value) => texts?.has(value) && !words?.has(value));
};

/** How many of the longest paths are recorded and replayed. */
const mostPaths = 3;

/**
 * Records the longest paths as a person's tab does, and replays the recordings. Returns what is wrong: a bundle that breaks the contract or
 * tells a value, and a replay that ends elsewhere.
 */
export const recordingFaults = (exploration: Exploration, paths: readonly Path[]): string[] =>
  paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .slice(0, mostPaths)
    .flatMap((path) => {
      const recorder = createRecorder();
      walkMachine(exploration.model, [path], recorder.take);
      const bundle = recorder.bundle(tab);
      const [recording] = recordingsOf(bundle);
      if (recording === undefined) return ['nothing is recorded'];
      const replayed = followRecording(exploration, recording, masked);
      const [end, wanted] = [replayed.path, path].map((one) =>
        stateOf(one?.steps.at(-1)?.after ?? path.initial),
      );
      return [
        ...faultsOfBundle(bundle),
        ...toldOf(bundle, path).map((text) => `the bundle tells ${text}`),
        ...(replayed.departure === null && end === wanted ? [] : [`ends in ${end}, not in ${wanted}`]),
      ];
    });
