import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { Path, Step } from '#driver/exploration/state-graph.ts';
import { activeStates, isLeaf } from '#driver/machine/active-states.ts';
import type { FlowModel } from '#driver/model/define-model.ts';
import type { PageObject } from '#driver/model/page-object.ts';
import type { Ui } from '#driver/model/ui.ts';
import type { BrowserSession } from '#driver/session.ts';
import { pathError } from './walked-actor.ts';

const pathsTo = (node: AnyStateNode): string[] =>
  node.path
    .map((_, at) => node.path.slice(0, at + 1).join('.'))
    .concat(node.path.length === 0 ? ['(root)'] : []);

/** The model's page object. A test leaves out the models without one, and says why they have none. */
export const pageObjectOf = (model: FlowModel): PageObject<FlowModel['machine']> => {
  if ('none' in model.pageObject)
    throw new Error(`${model.flow} has no page object: ${model.pageObject.none}`);
  return model.pageObject;
};

/** Runs the checks of every active state. A state without a check fails. */
export const checkStates = async (
  model: FlowModel,
  path: Path,
  at: number,
  ui: Ui,
  snapshot: AnyMachineSnapshot,
): Promise<void> => {
  const { states } = pageObjectOf(model);
  const names = new Set<string>();
  for (const leaf of activeStates(snapshot).filter(isLeaf)) {
    const checked = pathsTo(leaf).filter((name) => name in states);
    if (checked.length === 0)
      throw pathError(model, path, at, `no check for the state ${leaf.path.join('.')}`);
    for (const name of checked) names.add(name);
  }
  for (const name of names) {
    try {
      await states[name]?.(ui, snapshot);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw pathError(model, path, at, `in ${name}: ${message}`);
    }
  }
};

type Action = (
  ui: Ui,
  step: {
    event: Step['event'];
    before: AnyMachineSnapshot;
    browser: BrowserSession | null;
    nextSteps: readonly string[];
  },
  actor: unknown,
) => Promise<void>;

/** Causes a step by the action of its event. An event without an action fails. */
export const performStep = async (
  model: FlowModel,
  path: Path,
  at: number,
  ui: Ui,
  actor: unknown,
  browser: BrowserSession | null = null,
): Promise<void> => {
  const step = path.steps[at];
  if (step === undefined) throw new Error(`${model.flow}: the path has no step ${at}`);
  const actions = pageObjectOf(model).actions as Record<string, Action | undefined>;
  const action = actions[step.event.type];
  if (action === undefined) throw pathError(model, path, at, `no action for the event ${step.event.type}`);
  try {
    const nextSteps = path.steps.slice(at + 1).map(({ label }) => label);
    await action(ui, { event: step.event, before: step.before, browser, nextSteps }, actor);
  } catch (error) {
    throw pathError(model, path, at, error instanceof Error ? error.message : String(error));
  }
};
