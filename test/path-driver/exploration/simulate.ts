import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createEmptyActor } from 'xstate';
import { transitionId } from '#driver/machine/transition-id.ts';
import { type Effect, effectOf } from './effects.ts';
import { holdPorts } from './held-port.ts';
import { recordGuards } from './record-guards.ts';

/** A snapshot, with what a pure transition does not keep: its timers and the ports that have answered. */
export type SimulatedState = {
  snapshot: AnyMachineSnapshot;
  timers: readonly { id: string; event: AnyEventObject; due: number }[];
  /** Milliseconds since the start. */
  now: number;
  answered: ReadonlySet<AnyActorRef>;
};

/** Transitions, guard outcomes and effects of one step. */
export type Trace = {
  transitions: string[];
  guards: string[];
  /** Ports started with their input, and events sent to other actors. */
  effects: Effect[];
};

/** A machine as a pure function. */
export type Simulator = {
  machine: AnyStateMachine;
  start: (input: unknown) => { state: SimulatedState; trace: Trace };
  step: (state: SimulatedState, event: AnyEventObject) => { state: SimulatedState; trace: Trace };
  /** The timer that fires next if no other event comes. */
  nextTimer: (state: SimulatedState) => { event: AnyEventObject; wait: number } | null;
};

/** Makes a machine a pure function: no actor starts, no action runs, no time passes. */
export const createSimulator = (original: AnyStateMachine): Simulator => {
  let trace: Trace = { transitions: [], guards: [], effects: [] };
  const machine = recordGuards(holdPorts(original), (name, outcome) => {
    trace.guards.push(`${name}=${outcome}`);
  });

  const run = (
    from: Omit<SimulatedState, 'snapshot'>,
    move: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): { state: SimulatedState; trace: Trace } => {
    trace = { transitions: [], guards: [], effects: [] };
    const timers = new Map(from.timers.map((timer) => [timer.id, timer]));
    // Each step has a new system: the system ids of another branch would collide.
    const self = createEmptyActor();
    self.system.inspect((happening) => {
      if (happening.type !== '@xstate.microstep') return;
      for (const taken of happening._transitions) {
        if (taken.source.machine === machine) trace.transitions.push(transitionId(taken));
      }
    });
    const scope: AnyActorScope = {
      self,
      id: '',
      sessionId: self.sessionId,
      logger: () => undefined,
      defer: () => undefined,
      emit: () => undefined,
      system: self.system,
      stopChild: () => undefined,
      actionExecutor: (action) => {
        const params = (action.params ?? {}) as {
          id?: string;
          sendId?: string;
          delay?: number;
          event?: AnyEventObject;
        };
        const effect = effectOf(action);
        if (effect !== null) trace.effects.push(effect);
        if (action.type === 'xstate.cancel' && params.sendId !== undefined) timers.delete(params.sendId);
        if (
          action.type === 'xstate.raise' &&
          typeof params.delay === 'number' &&
          params.event !== undefined
        ) {
          const id = params.id ?? `${params.event.type}#${timers.size}`;
          timers.delete(id);
          timers.set(id, { id, event: params.event, due: from.now + params.delay });
        }
      },
    };
    const snapshot = move(scope);
    if (snapshot.status === 'error' && snapshot.error instanceof Error) throw snapshot.error;
    const waiting = snapshot.status === 'active' ? [...timers.values()] : [];
    return { state: { ...from, snapshot, timers: waiting.sort((a, b) => a.due - b.due) }, trace };
  };

  return {
    machine,
    start: (input) =>
      run({ timers: [], now: 0, answered: new Set() }, (scope) => machine.getInitialSnapshot(scope, input)),
    step: (state, event) => {
      const timer = state.timers.find((one) => one.event.type === event.type);
      const child = typeof event.actorId === 'string' ? state.snapshot.children[event.actorId] : undefined;
      const settles = child !== undefined && !event.type.startsWith('xstate.snapshot.');
      const from = {
        timers: state.timers.filter((one) => one !== timer),
        now: timer === undefined ? state.now : timer.due,
        answered: settles ? new Set([...state.answered, child]) : state.answered,
      };
      return run(from, (scope) => machine.transition(state.snapshot, event, scope));
    },
    nextTimer: ({ timers, now }) => {
      const [first] = timers;
      return first === undefined ? null : { event: first.event, wait: first.due - now };
    },
  };
};
