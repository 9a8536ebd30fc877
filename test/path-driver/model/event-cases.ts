import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

/** The events of a machine. */
export type EventOf<M extends AnyStateMachine> = EventFromLogic<M> & { type: string };

type PayloadOf<E> = E extends unknown ? Omit<E, 'type'> : never;

/** Named payloads. The golden record shows the names; `{}` means one case without a payload. */
export type Cases<M extends AnyStateMachine, Payload> =
  | Record<string, Payload>
  | ((snapshot: SnapshotFrom<M>) => Record<string, Payload>);

/**
 * What can happen to the machine: each event of its type, and each answer of each port. `after` needs no case: the
 * explorer keeps the machine's timers.
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
