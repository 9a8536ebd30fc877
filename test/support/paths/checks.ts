import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { activeStates } from './active-states.ts';
import type { Path, Step } from './explore.ts';
import type { Face, FlowModel } from './model.ts';
import type { Person, Visit } from './person.ts';
import { wrongTurn } from './walk-machine.ts';

const pathsTo = (node: AnyStateNode): string[] =>
  node.path
    .map((_, at) => node.path.slice(0, at + 1).join('.'))
    .concat(node.path.length === 0 ? ['(root)'] : []);

const isLeaf = (node: AnyStateNode) => Object.keys(node.states).length === 0;

/** Whoever walks with a face must have one; the drivers leave out the models that say why they have none. */
export const faceOf = (model: FlowModel): Face<FlowModel['machine']> => {
  if ('none' in model.face) throw new Error(`${model.flow} has no face: ${model.face.none}`);
  return model.face;
};

/** Checks what a person sees, in every state the machine stands in; a state without a check fails. */
export const checkStates = async (
  model: FlowModel,
  path: Path,
  at: number,
  person: Person,
  snapshot: AnyMachineSnapshot,
): Promise<void> => {
  const { sees } = faceOf(model);
  const names = new Set<string>();
  for (const leaf of activeStates(snapshot).filter(isLeaf)) {
    const checked = pathsTo(leaf).filter((name) => name in sees);
    if (checked.length === 0)
      throw wrongTurn(model, path, at, `no check for the state ${leaf.path.join('.')}`);
    for (const name of checked) names.add(name);
  }
  for (const name of names) {
    try {
      await sees[name]?.(person, snapshot);
    } catch (error) {
      throw wrongTurn(
        model,
        path,
        at,
        `in ${name}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
};

type Executor = (
  person: Person,
  cause: { event: Step['event']; before: AnyMachineSnapshot; visit: Visit | null; coming: readonly string[] },
  actor: unknown,
) => Promise<void>;

/** Causes a step the way a person does; an event without an executor fails. */
export const causeStep = async (
  model: FlowModel,
  path: Path,
  at: number,
  person: Person,
  actor: unknown,
  visit: Visit | null = null,
): Promise<void> => {
  const step = path.steps[at];
  if (step === undefined) throw new Error(`${model.flow}: the path has no step ${at}`);
  const causes = faceOf(model).causes as Record<string, Executor | undefined>;
  const cause = causes[step.event.type];
  if (cause === undefined)
    throw wrongTurn(model, path, at, `nothing says how a person causes ${step.event.type}`);
  try {
    const coming = path.steps.slice(at + 1).map(({ label }) => label);
    await cause(person, { event: step.event, before: step.before, visit, coming }, actor);
  } catch (error) {
    throw wrongTurn(model, path, at, error instanceof Error ? error.message : String(error));
  }
};
