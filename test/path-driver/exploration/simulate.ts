import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createEmptyActor } from 'xstate';
import { effectOf } from './effects.ts';
import { holdPorts } from './held-port.ts';
import { recordGuards } from './record-guards.ts';
import { transitionId } from './transition-id.ts';

type Timer = { id: string; event: AnyEventObject; due: number };

/** A machine at rest, with what a pure transition does not keep: its timers and which ports have answered. */
export type Moment = {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
  /** Milliseconds since the start. */
  now: number;
  answered: ReadonlySet<AnyActorRef>;
};

/** What happened inside one step. */
export type Trace = {
  transitions: string[];
  guards: string[];
  /** What went out: ports started with their input, events sent to other actors. */
  effects: string[];
};

export type Simulator = {
  machine: AnyStateMachine;
  start: (input: unknown) => { moment: Moment; trace: Trace };
  step: (moment: Moment, event: AnyEventObject) => { moment: Moment; trace: Trace };
  /** The event that comes by itself if nothing else happens, and after how many milliseconds. */
  nextTimer: (moment: Moment) => { event: AnyEventObject; wait: number } | null;
};

/** Runs a machine as a pure function: no actor is started, no action is carried out, no time passes. */
export const createSimulator = (original: AnyStateMachine): Simulator => {
  let trace: Trace = { transitions: [], guards: [], effects: [] };
  const machine = recordGuards(holdPorts(original), (name, outcome) => {
    trace.guards.push(`${name}=${outcome}`);
  });

  const run = (
    from: Omit<Moment, 'snapshot'>,
    move: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): { moment: Moment; trace: Trace } => {
    trace = { transitions: [], guards: [], effects: [] };
    const timers = new Map(from.timers.map((timer) => [timer.id, timer]));
    // A fresh system for every step: system ids taken in another branch must not collide with this one's.
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
    return { moment: { ...from, snapshot, timers: waiting.sort((a, b) => a.due - b.due) }, trace };
  };

  return {
    machine,
    start: (input) =>
      run({ timers: [], now: 0, answered: new Set() }, (scope) => machine.getInitialSnapshot(scope, input)),
    step: (moment, event) => {
      const timer = moment.timers.find((one) => one.event.type === event.type);
      const child = typeof event.actorId === 'string' ? moment.snapshot.children[event.actorId] : undefined;
      const settles = child !== undefined && !event.type.startsWith('xstate.snapshot.');
      const from = {
        timers: moment.timers.filter((one) => one !== timer),
        now: timer === undefined ? moment.now : timer.due,
        answered: settles ? new Set([...moment.answered, child]) : moment.answered,
      };
      return run(from, (scope) => machine.transition(moment.snapshot, event, scope));
    },
    nextTimer: ({ timers, now }) => {
      const [first] = timers;
      return first === undefined ? null : { event: first.event, wait: first.due - now };
    },
  };
};
