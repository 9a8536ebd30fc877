import { describe, expect, test } from 'vitest';
import { masked } from '#src/app/problem-report/masked.ts';
import { createRecorder } from '#src/app/problem-report/recorder.ts';
import {
  explore,
  flowOf,
  followRecording,
  loadModel,
  modelFiles,
  type Path,
  shortestPaths,
  stateOf,
  walkMachine,
} from '#test/path-driver/path-driver.ts';
import { type ReplayBundle, recordingsOf } from '#test/replays/bundle.ts';
import { faultsOfBundle } from '#test/replays/declared-bundle.ts';

const tab = { build: 'app.js', browser: 'Chrome 156', page: '/' };
const window = { width: 1440, height: 900, scheme: 'light' } as const;

/** The texts in a part of an event, but for the words by which the code tells cases apart. */
const textsIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string')
    return /^(type|kind|step|status|tone|source|action|actorId|code)$/.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, Array.isArray(value) ? name : key));
};

const kinds = /^(text|empty|null|number|boolean|object|function|list\(\d+\))$/;

/** The texts of a path's events that its bundle tells. */
const toldOf = ({ events }: ReplayBundle, { steps }: Path): string[] => {
  const texts = new Set(steps.flatMap(({ event }) => textsIn(event)));
  const told = events.flatMap(({ data }) => Object.values(data)).filter((value) => !kinds.test(value));
  return told.filter((value) => texts.has(value));
};

describe('a recording of a path', () => {
  for (const file of modelFiles()) {
    test(`${flowOf(file)} goes to the same states when it is replayed`, { timeout: 120_000 }, async () => {
      const model = await loadModel(file);
      const exploration = explore(model);
      const longest = shortestPaths(exploration).sort((one, other) => other.steps.length - one.steps.length);
      for (const path of longest.slice(0, 3)) {
        const recorder = createRecorder();
        walkMachine(model, [path], recorder.take);
        const bundle = recorder.bundle({ ...tab, window });
        expect({ faults: faultsOfBundle(bundle), told: toldOf(bundle, path) }).toEqual({
          faults: [],
          told: [],
        });
        const [recording] = recordingsOf(bundle);
        if (recording === undefined) throw new Error('nothing is recorded');
        const { path: found, departure } = followRecording(exploration, recording, masked);
        const states = found?.steps.map(({ after }) => stateOf(after));
        expect({ departure, end: states?.at(-1) }).toEqual({
          departure: null,
          end: stateOf(path.steps.at(-1)?.after ?? path.initial),
        });
      }
    });
  }
});
