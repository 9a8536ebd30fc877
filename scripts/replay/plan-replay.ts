import {
  type Exploration,
  explore,
  type FlowModel,
  type Followed,
  followRecording,
  followSteps,
  type NamedStep,
  type Path,
} from '@product/path-driver';
import { isTaken, skippedSteps } from '@product/path-driver/browser';
import { masked } from '#src/app/problem-report/masked.ts';
import { loadFlow, loadModels } from '#test/paths/find-models.ts';
import { type FlowRecording, type ReplayBundle, recordingsOf } from '#test/replays/bundle.ts';
import type { KeptReplay } from '#test/replays/kept-replay.ts';
import type { AskedReplay } from './read-replay.ts';

/** What is replayed: the path as far as the machine follows, and the names of the steps that were asked for. */
export type Plan = Followed & {
  model: FlowModel;
  names: readonly string[];
  /** Why Chromium can't take the path; null if it can. */
  notInChromium: string | null;
};

const hasScreen = ({ pageObject }: FlowModel): boolean => !('none' in pageObject);

const isOf = ({ machine }: FlowModel, recording: FlowRecording): boolean => machine.id === recording.machine;

/** Machines of every page. A person is in another flow, if there is one. */
const ofEveryPage = new Set([
  'app',
  'auth',
  'cachedEntity',
  'drawer',
  'header',
  'leaveWarning',
  'progress',
  'scroll',
  'snackbar',
  'stepEntries',
  'tracker',
]);

type Candidate = { model: FlowModel; recording: FlowRecording };

const candidatesIn = (bundle: ReplayBundle, models: readonly FlowModel[]): Candidate[] =>
  recordingsOf(bundle).flatMap((recording) => {
    const model = models.find((one) => isOf(one, recording));
    return model === undefined || recording.events.length === 0 ? [] : [{ model, recording }];
  });

/** The flow that was asked for, or the one that the person was in: the last one that got an event. */
const chosenOf = (
  candidates: readonly Candidate[],
  { flow, actor }: Pick<AskedReplay, 'flow' | 'actor'>,
): Candidate | undefined => {
  if (actor !== null) return candidates.find(({ recording }) => recording.actor === actor);
  if (flow !== null) return candidates.findLast(({ model }) => model.flow === flow);
  const shown = candidates.filter(({ model }) => hasScreen(model));
  return shown.findLast(({ model }) => !ofEveryPage.has(model.machine.id)) ?? shown.at(-1);
};

/** Why Chromium can't take one of the steps; null if it can take all. */
const hindranceOf = (model: FlowModel, path: Path | null): string | null => {
  if (!hasScreen(model)) return null;
  const step = path?.steps.find((one) => !isTaken(model, one, one.before));
  if (step === undefined) return null;
  const skipped = skippedSteps(model);
  const reason = skipped[step.label] ?? skipped[step.event.type] ?? 'the page takes another step before it';
  return `${step.label}: ${reason}`;
};

/** Of several ways of the model to the recorded states, one that Chromium can go. */
const followBundle = (exploration: Exploration, recording: FlowRecording): Followed => {
  const { model } = exploration;
  const followed = followRecording(exploration, recording, masked);
  if (hindranceOf(model, followed.path) === null) return followed;
  const taken = followRecording(exploration, recording, masked, (step, before) =>
    isTaken(model, step, before),
  );
  return taken.departure === null ? taken : followed;
};

const planOf = (model: FlowModel, names: readonly string[], followed: Followed): Plan => ({
  ...followed,
  model,
  names,
  notInChromium: hindranceOf(model, followed.path),
});

/**
 * How a bundle is replayed.
 * @return a sentence for the person who asked if it holds no such flow
 */
export const planBundle = async (
  bundle: ReplayBundle,
  asked: Pick<AskedReplay, 'flow' | 'actor'>,
): Promise<Plan | string> => {
  const candidates = candidatesIn(bundle, await loadModels());
  const chosen = chosenOf(candidates, asked);
  if (chosen === undefined) {
    const held = candidates.map(({ model, recording }) => `${model.flow} (--actor=${recording.actor})`);
    return `The bundle holds no events of ${asked.flow ?? 'such a flow'}. Flows:\n  ${held.join('\n  ')}`;
  }
  const { model, recording } = chosen;
  const names = recording.events.map(({ type }) => type);
  return planOf(model, names, followBundle(explore(model), recording));
};

/** How a kept replay is replayed. */
export const planKept = async ({ flow, start, steps }: KeptReplay): Promise<Plan | string> => {
  const model = await loadFlow(flow);
  if (model === null) return `There is no flow ${flow}.`;
  const names = steps.map(({ label }) => label);
  return planOf(model, names, followSteps(explore(model), start, steps));
};

/** The kept replay with the states that the machine has now, as far as it takes the steps. */
export const withStatesOfNow = (model: FlowModel, { flow, start, steps }: KeptReplay): KeptReplay => {
  const exploration = explore(model);
  let now: NamedStep[] = [...steps];
  for (;;) {
    const { departure } = followSteps(exploration, start, now);
    if (departure === null) return { flow, start, steps: now };
    const { at, reached } = departure;
    const [state] = reached;
    now =
      state === undefined
        ? now.slice(0, at)
        : now.map((step, place) => (place === at ? { ...step, state } : step));
  }
};
