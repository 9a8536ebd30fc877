import { transitionId } from '@product/path-driver/transitions';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { readChart } from '#lab/chart/read-chart.ts';
import { toMachineJson } from '#lab/chart/to-machine-json.ts';
import { type Extent, shown } from './shown.ts';

/** A message of the protocol of `@statelyai/inspect`. A snapshot also names the transitions that led to it, which other receivers ignore. */
export type Message = StatelyInspectionEvent & { transitions?: string[] };

/** The version of the protocol. */
const version = '0.7.2';

type Logic = AnyActorRef & { logic?: Partial<AnyStateMachine>; _parent?: AnyActorRef };
type Parts = { status?: string; value?: unknown; context?: unknown; tags?: Set<string> } & Record<
  'input' | 'output' | 'error',
  unknown
>;

const definitions = new WeakMap<object, string>();

/** The machine as JSON, from which a receiver reads the same states and transition ids. Of a promise or a callback only the id. */
const definitionOf = ({ id, logic }: Logic): string => {
  if (logic?.root === undefined) return JSON.stringify({ id });
  const known = definitions.get(logic) ?? toMachineJson(readChart(logic as AnyStateMachine));
  definitions.set(logic, known);
  return known;
};

const snapshotOf = (snapshot: unknown, extent: Extent) => {
  const { status = 'active', value, context, tags, input, output, error } = (snapshot ?? {}) as Parts;
  const data = Object.entries({ context, input, output, error }).filter(([, part]) => part !== undefined);
  return {
    status,
    ...(value !== undefined && { value }),
    ...(tags !== undefined && { tags: [...tags] }),
    ...Object.fromEntries(data.map(([name, part]) => [name, shown(part, extent)])),
  } as Extract<StatelyInspectionEvent, { type: '@xstate.snapshot' }>['snapshot'];
};

const eventOf = (event: { type: string }, extent: Extent) => ({
  ...(shown(event, extent) as object),
  type: event.type,
});

/**
 * Turns what XState tells an observer into messages that may leave the page. The order and the time are those of the calls; the copies are
 * made when a message is read.
 */
export const createMessages = (extent: Extent) => {
  const taken = new WeakMap<AnyActorRef, string[]>();
  let count = 0;

  return (event: InspectionEvent): (() => Message) | null => {
    const actor = event.actorRef as Logic;
    if (event.type === '@xstate.microstep') {
      const ids = event._transitions.map((one) => transitionId(one));
      taken.set(actor, [...(taken.get(actor) ?? []), ...ids]);
      return null;
    }
    if (event.type !== '@xstate.event' && event.type !== '@xstate.actor' && event.type !== '@xstate.snapshot')
      return null;
    count += 1;
    const base = {
      _version: version,
      id: String(count),
      createdAt: String(Date.now()),
      rootId: event.rootId,
      sessionId: actor.sessionId,
    };
    if (event.type === '@xstate.event') {
      const { sourceRef } = event;
      return () => ({
        ...base,
        type: event.type,
        sourceId: sourceRef?.sessionId,
        event: eventOf(event.event, extent),
      });
    }
    if (event.type === '@xstate.actor') {
      return () => ({
        ...base,
        type: event.type,
        name: actor.id === actor.sessionId ? (actor.logic?.id ?? actor.id) : actor.id,
        parentId: actor._parent?.sessionId,
        definition: definitionOf(actor),
        snapshot: { status: 'active' },
      });
    }
    const transitions = taken.get(actor) ?? [];
    taken.delete(actor);
    return () => ({
      ...base,
      type: event.type,
      event: eventOf(event.event, extent),
      snapshot: snapshotOf(event.snapshot, extent),
      transitions,
    });
  };
};
