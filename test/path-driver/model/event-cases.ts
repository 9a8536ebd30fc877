import type { AnyStateMachine, EventFromLogic, OutputFrom, SnapshotFrom, StateMachine } from 'xstate';

/** The events of a machine. */
export type EventOf<M extends AnyStateMachine> = EventFromLogic<M> & { type: string };

type PayloadOf<E> = E extends unknown ? Omit<E, 'type'> : never;

/** Named payloads. The golden record shows the names; `{}` means one case without a payload. */
export type Cases<M extends AnyStateMachine, Payload> =
  | Record<string, Payload>
  | ((snapshot: SnapshotFrom<M>) => Record<string, Payload>);

/** What happens to the machine: the cases of each event, by its type. */
export type EventCases<M extends AnyStateMachine> = {
  [K in Exclude<EventOf<M>['type'], `xstate.${string}`>]: Cases<
    M,
    PayloadOf<Extract<EventOf<M>, { type: K }>>
  >;
};

/** The actors that a machine was set up with. */
type ActorOf<M extends AnyStateMachine> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Actor
    : never;

/** What an actor of this name is done with; unknown for one that the machine was set up with under another name. */
type OutputOf<M extends AnyStateMachine, Id extends string> = string extends Id
  ? unknown
  : Extract<ActorOf<M>, { src: Id }> extends { logic: infer Logic }
    ? OutputFrom<Logic>
    : unknown;

/** How an actor ends, or what it tells meanwhile. */
type Outcomes<M extends AnyStateMachine, Id extends string> = {
  done?: Cases<M, { output: OutputOf<M, Id> }>;
  error?: Cases<M, { error: unknown }>;
  value?: Cases<M, { value: unknown }>;
};

/** The outcomes of each invoked actor, by its id. `after` needs no case: the explorer keeps the machine's timers. */
export type OutcomeCases<M extends AnyStateMachine> = {
  [Id in ActorOf<M>['src']]?: Outcomes<M, Id>;
} & { [id: string]: Outcomes<M, string> };

/** By event type, the cases of what a machine receives, its actors' outcomes among them. */
export type CasesByType<M extends AnyStateMachine> = Readonly<
  Record<string, Cases<M, Record<string, unknown>>>
>;

const typesOfOutcomes = { done: 'xstate.done.actor', error: 'xstate.error.actor', value: 'xstate.snapshot' };

/** The outcomes as the events that XState makes of them. */
export const eventsOfOutcomes = <M extends AnyStateMachine>(outcomes: OutcomeCases<M>): CasesByType<M> =>
  Object.fromEntries(
    Object.entries<object>(outcomes).flatMap(([id, ends]) =>
      Object.entries(ends).map(([end, cases]) => [
        `${typesOfOutcomes[end as keyof typeof typesOfOutcomes]}.${id}`,
        cases,
      ]),
    ),
  );
