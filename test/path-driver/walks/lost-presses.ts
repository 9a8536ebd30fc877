import { act, cleanup, fireEvent, render as renderAlone } from '@testing-library/react';
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Exploration, Path } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';
import type { FlowModel } from '#driver/model/define-model.ts';
import { elementAround, type ScreenOptions } from './walk-screen.ts';
import { prepareWalk, startWalk, withSend } from './walked-actor.ts';

type Render = NonNullable<ScreenOptions['render']>;

const pressable = 'button, summary, input[type="radio"], input[type="checkbox"]';

/** The controls that a person can press: those of the open dialog, if there is one. */
const controlsNow = (): HTMLElement[] => {
  const questions = document.querySelectorAll('dialog[open], [role="alertdialog"], [role="dialog"]');
  const place = [...questions].at(-1) ?? document;
  return [...place.querySelectorAll<HTMLElement>(pressable)].filter(
    (one) =>
      !one.matches(':disabled, [aria-disabled="true"]') &&
      one.closest('dialog:not([open]), [hidden]') === null,
  );
};

const nameOf = (one: HTMLElement): string =>
  one.getAttribute('aria-label') ?? (one.textContent?.trim() || `${one.tagName.toLowerCase()} ${one.id}`);

/** Shows the state with an actor that ignores events. Returns the events that the presses send. */
const showState = async (model: FlowModel, actor: AnyActorRef, render: Render): Promise<EventObject[]> => {
  cleanup();
  const sent: EventObject[] = [];
  render(
    await elementAround(
      model,
      withSend(actor, (event) => void sent.push(event)),
    ),
  );
  return sent;
};

/** Presses each control of a state once. Returns those whose event the state doesn't take. */
const lostIn = async (model: FlowModel, actor: AnyActorRef, render: Render): Promise<string[]> => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  let sent = await showState(model, actor, render);
  const names = controlsNow().map(nameOf);
  const lost: string[] = [];
  for (const [at, name] of names.entries()) {
    // A press may have opened something: the state is rendered again for the next one.
    if (controlsNow().map(nameOf).join() !== names.join()) sent = await showState(model, actor, render);
    const control = controlsNow()[at];
    if (control === undefined) continue;
    sent.length = 0;
    await act(async () => void fireEvent.click(control));
    // Later events meet the state after the first one.
    const [event] = sent;
    if (event !== undefined && !snapshot.can(event)) lost.push(`${name} sends ${event.type}`);
  }
  cleanup();
  return lost;
};

const statesIn = ({ edges }: Exploration): Set<string> =>
  new Set(
    edges
      .flatMap(({ from, to }) => [from.state.snapshot, to.state.snapshot])
      .filter(({ status }) => status === 'active')
      .map(stateOf),
  );

/**
 * Presses each control in each state of the flow, on the rendered screen. A press without an effect disappoints a person, so a control
 * sends an event that its state takes, or is disabled.
 * @param outOfReach beginnings of the names of states whose screen can't be pressed, such as `unsaved.discarding`
 * @returns the presses that the machine drops: `state: control sends event`
 */
export const lostPresses = async (
  exploration: Exploration,
  paths: readonly Path[],
  outOfReach: readonly string[],
  { render = renderAlone }: Pick<ScreenOptions, 'render'> = {},
): Promise<string[]> => {
  const { model } = exploration;
  const { machine, coverage } = prepareWalk(model);
  const unseen = statesIn(exploration);
  const lost: string[] = [];
  for (const path of paths) {
    if (unseen.size === 0) break;
    const walk = startWalk(machine, path, coverage);
    const look = async () => {
      const name = stateOf(walk.snapshot());
      if (walk.snapshot().status !== 'active' || !unseen.delete(name)) return;
      if (outOfReach.some((beginning) => name.startsWith(beginning))) return;
      lost.push(...(await lostIn(model, walk.actor, render)).map((press) => `${name}: ${press}`));
    };
    await look();
    for (const step of path.steps) {
      if (!walk.takeStep(step)) walk.actor.send(step.event);
      await look();
    }
    walk.stop();
  }
  if (unseen.size > 0) throw new Error(`No path led to ${[...unseen].join(', ')}`);
  return lost;
};
