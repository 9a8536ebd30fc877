import type { ReactNode } from 'react';
import type {
  ActorRefFrom,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Person, Visit } from './ui.ts';

type EventOf<M extends AnyStateMachine> = EventFromLogic<M> & { type: string };
type PayloadOf<E> = E extends unknown ? Omit<E, 'type'> : never;

/** Named payloads. The names are what reviewers read in the golden records; `{}` means one case without a payload. */
export type Cases<M extends AnyStateMachine, Payload> =
  | Record<string, Payload>
  | ((snapshot: SnapshotFrom<M>) => Record<string, Payload>);

/**
 * What can happen to the machine. Every event of its type is listed, and every port with what it can answer.
 * `after` needs no case: the explorer keeps the machine's own timers.
 */
export type EventCases<M extends AnyStateMachine> = {
  [K in Exclude<EventOf<M>['type'], `xstate.${string}`>]: Cases<
    M,
    PayloadOf<Extract<EventOf<M>, { type: K }>>
  >;
} & {
  [port: `xstate.done.actor.${string}`]: Cases<M, { output: unknown }>;
  [port: `xstate.error.actor.${string}`]: Cases<M, { error: unknown }>;
  [port: `xstate.snapshot.${string}`]: Cases<M, { value: unknown }>;
};

/** One step as an executor gets it: the event to cause and the state it is caused in. */
export type Cause<M extends AnyStateMachine, Type extends string = string> = {
  event: Extract<EventOf<M>, { type: Type }>;
  before: SnapshotFrom<M>;
  /** The browser's; null on a rendered screen. */
  visit: Visit | null;
  /** What the path has in store after this, for what has to be prepared now. */
  coming: readonly string[];
};

/** How a person causes each event and what a person sees in each state; both drivers speak it. */
export type Face<M extends AnyStateMachine> = {
  /** The screen around a running actor. Imported lazily, so that the other drivers load no React. */
  element: (actor: ActorRefFrom<M>) => Promise<ReactNode>;
  causes: {
    [K in EventOf<M>['type']]?: (
      person: Person,
      cause: Cause<M, K>,
      actor: ActorRefFrom<M> | null,
    ) => Promise<void>;
  };
  /** By state path (`editing.amount`); a parent's check holds for all its children. */
  sees: Record<string, (person: Person, snapshot: SnapshotFrom<M>) => Promise<void>>;
  /** The walk in Chromium against the real server, or why there is none. */
  browser: BrowserFace | { none: string };
};

/** What a port is about to answer, and the state in which it was asked. */
export type Answering = {
  event: AnyEventObject;
  before: AnyMachineSnapshot;
  /** What the path has in store after this, for what has to be prepared now. */
  coming: readonly string[];
};

export type BrowserFace = {
  /** Brings the world and the page to the machine's start; called before every path. */
  open: (visit: Visit, start: string) => Promise<void>;
  /**
   * Which requests a port makes; they are held until the path says how the port answers. A port that makes the same
   * requests as another is given by the other's name.
   */
  requests: Record<string, string | ((request: { method: string; path: string; body: string }) => boolean)>;
  /** Where a port makes none of them in some state: a person answers it, in a window of its own; or it answers by itself. */
  unheld?: (port: string, before: AnyMachineSnapshot) => 'by hand' | 'unasked' | null;
  /**
   * Sets, by `/sandbox/api`, what the held request will meet; by `type` or `type(case)`. Without one it just goes on.
   * `lost` ends the request in the page as if there were no connection (one that the server drops, Chromium repeats by
   * itself), also as what a function comes to; with `unasked` the port answers by itself this time.
   */
  outcomes: Record<string, 'lost' | 'unasked' | ((visit: Visit, answering: Answering) => Promise<unknown>)>;
  /** Steps no browser can take (`type` or `type(case)`), each with the reason; they are printed. */
  without: Record<string, string>;
  /** Ports that have answered before anything else can happen, each with the reason; no step comes in between. */
  atOnce?: Record<string, string>;
  /** State paths in each of which the page is looked at in every width and scheme, the first time a walk stands there. */
  examined?: readonly string[];
  /** Steps that are taken elsewhere only: here the page could not bear them, or what comes after them. */
  avoids?: (step: { label: string }, before: AnyMachineSnapshot) => boolean;
};

export type FlowModel<M extends AnyStateMachine = AnyStateMachine> = {
  /** The name of the flow: of this file, of the golden record, and in the table. */
  flow: string;
  machine: M;
  /** Named inputs; each is a start of its own. */
  starts: Record<string, InputFrom<M>>;
  events: EventCases<M>;
  /** Events that the machine raises for itself and nobody sends. */
  internal?: readonly string[];
  /**
   * What tells two states of the same value apart. It bounds the exploration, so leave out what only grows; it must
   * keep everything that guards read. Without it the whole context counts.
   */
  serializeState?: (snapshot: SnapshotFrom<M>) => Record<string, unknown>;
  /** How many different states may be explored before it counts as unbounded; 20,000 unless told. */
  limit?: number;
  /** Guards of which only one outcome is possible, with the reason. */
  oneSided?: Record<string, string>;
  face: Face<M> | { none: string };
};

/** Ties a model's types to its machine. */
export const defineModel = <M extends AnyStateMachine>(model: FlowModel<M>): FlowModel<M> => model;
