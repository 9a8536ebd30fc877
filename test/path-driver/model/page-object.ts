import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { BrowserSession } from '#driver/session.ts';
import type { EventOf } from './event-cases.ts';
import type { PortSource } from './ports.ts';
import type { Ui } from './ui.ts';

/** A step that a user's action causes: the event to cause, and the state before it. */
export type UserStep<M extends AnyStateMachine, Type extends string = string> = {
  event: Extract<EventOf<M>, { type: Type }>;
  before: SnapshotFrom<M>;
  /** Null on a rendered screen. */
  browser: BrowserSession | null;
  /** The labels of the steps that follow, for an action that must prepare them. */
  nextSteps: readonly string[];
};

/** The object through which the walks use and read the flow's screen. Two drivers share it. */
export type PageObject<M extends AnyStateMachine> = {
  /** The component that shows an actor, or the screen around this one. Import it here, so that the other drivers do not load React. */
  screen: (actor: ActorRefFrom<M>) => Promise<ComponentType<{ actor: ActorRefFrom<M> }> | ReactNode>;
  /** By event type: how a user causes the event. */
  actions: {
    [K in EventOf<M>['type']]?: (
      ui: Ui,
      step: UserStep<M, K>,
      actor: ActorRefFrom<M> | null,
    ) => Promise<void>;
  };
  /** By state path (`editing.amount`): what the screen shows in the state. A parent's check holds for its children. */
  states: Record<string, (ui: Ui, snapshot: SnapshotFrom<M>) => Promise<void>>;
  /** What the walk in Chromium needs besides. */
  browser: BrowserSettings;
};

/** The answer that the path expects from a port, and the state in which the machine asked. */
export type PortAnswer = {
  event: AnyEventObject;
  before: AnyMachineSnapshot;
  /** The labels of the steps that follow, for a preparation that depends on them. */
  nextSteps: readonly string[];
};

/**
 * How a step of a port or a timer happens in Chromium.
 * - `no connection`: the driver aborts the held request. A function can return it, too.
 * - `no request`: the port makes no request this time.
 * - `skip`: no browser can take the step, for this reason. Also for events. The run prints the reason.
 * - a function: prepares the answer, mostly by `/sandbox/api`, before the held request continues.
 */
export type BrowserStep =
  | 'no connection'
  | 'no request'
  | { skip: string }
  | ((browser: BrowserSession, answer: PortAnswer) => Promise<unknown>);

/** What the browser driver needs besides actions and states. */
export type BrowserSettings = {
  /** Prepares the data, and opens the page at the machine's start. The driver calls it before each path. */
  open: (browser: BrowserSession, start: string) => Promise<void>;
  /** By port: what answers it. A port that is left out answers by itself, and the state before goes unchecked. */
  ports?: Record<string, PortSource>;
  /** By `type(case)` or `type`: how the step happens. A step that is left out needs no preparation. */
  steps?: Record<string, BrowserStep>;
  /** Steps that the page can not take in this state. Each kind of step must still be taken in some other state. */
  avoids?: (step: { label: string }, before: AnyMachineSnapshot) => boolean;
  /** State paths in which axe examines the page once, in each width and colour scheme. */
  examined?: readonly string[];
};
