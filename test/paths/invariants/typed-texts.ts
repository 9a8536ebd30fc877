import { isDeepStrictEqual } from 'node:util';
import { type Exploration, type PossibleEvent, stateOf } from '@product/path-driver';
import type { AnyMachineSnapshot } from 'xstate';

/** The parts of a context that hold what a person types. */
const isTypedPart = (part: string): boolean => /^(typed|drafts?|\w+Draft|message|code|query)$/.test(part);

type Taken = Pick<PossibleEvent, 'label' | 'event' | 'wait'>;

const isFailure = ({ wait, event: { type } }: Taken): boolean =>
  wait !== null || type.startsWith('xstate.error.actor.') || type.startsWith('session.');

/** An earlier step opened again, by a link or by the browser's Back, and what a page does by itself as it comes back. */
const isBack = ({ event: { type } }: Taken): boolean =>
  /^(step\.(back|opened)|\w+\.(reopened|retried)|page\.(hidden|shown)|form\.opened|connection\.returned)$/.test(
    type,
  );

/** What a person has typed, by part of the context. */
export const typedParts = ({ context }: AnyMachineSnapshot): Record<string, unknown> =>
  Object.fromEntries(Object.entries(context ?? {}).filter(([part]) => isTypedPart(part)));

/** The failure, time limit, end of a session or way back that takes away what a person typed; null if nothing is lost. */
export const lostText = (
  taken: Taken,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): string | null =>
  (!isFailure(taken) && !isBack(taken)) || isDeepStrictEqual(typedParts(before), typedParts(after))
    ? null
    : `${stateOf(before)} | ${taken.label} | ${stateOf(after)}`;

/** All steps of a flow that take away what a person typed. */
export const lostTexts = ({ simulator, edges }: Exploration): string[] => {
  const found = new Set<string>();
  const known = new Set<string>();
  for (const { from, kind, ...taken } of edges) {
    if (!isFailure(taken) && !isBack(taken)) continue;
    const { snapshot } = from.state;
    const walked = JSON.stringify([kind, typedParts(snapshot)]);
    if (known.has(walked)) continue;
    known.add(walked);
    const lost = lostText(taken, snapshot, simulator.step(from.state, taken.event).state.snapshot);
    if (lost !== null) found.add(lost);
  }
  return [...found].sort();
};
