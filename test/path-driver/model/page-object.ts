import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { EventOf } from './event-cases.ts';
import type { BrowserSession, Ui } from './ui.ts';

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
  /** The screen around a running actor. Import React here, so that the other drivers do not load it. */
  render: (actor: ActorRefFrom<M>) => Promise<ReactNode>;
  /** By event type: how a user causes the event. */
  actions: {
    [K in EventOf<M>['type']]?: (
      ui: Ui,
      step: UserStep<M, K>,
      actor: ActorRefFrom<M> | null,
    ) => Promise<void>;
  };
  /** By state path (`editing.amount`): what the screen shows in the state. A parent's check holds for its children. */
  checks: Record<string, (ui: Ui, snapshot: SnapshotFrom<M>) => Promise<void>>;
  /** The walk in Chromium against the real server, or why there is none. */
  browser: BrowserSettings | { none: string };
};

/** The answer that the path expects from a port, and the state in which the machine asked. */
export type PortAnswer = {
  event: AnyEventObject;
  before: AnyMachineSnapshot;
  /** The labels of the steps that follow, for a preparation that depends on them. */
  nextSteps: readonly string[];
};

/** What the browser driver needs besides the actions and checks. */
export type BrowserSettings = {
  /** Prepares the data, and opens the page at the machine's start. The driver calls it before each path. */
  open: (browser: BrowserSession, start: string) => Promise<void>;
  /**
   * Which requests a port makes. The driver holds them until the path says how the port answers. A port with the
   * same requests as another has the other's name.
   */
  requests: Record<string, string | ((request: { method: string; path: string; body: string }) => boolean)>;
  /** For a port that makes no request in some state: a user answers it, or it answers by itself. */
  unheld?: (port: string, before: AnyMachineSnapshot) => 'by hand' | 'unasked' | null;
  /**
   * By `type` or `type(case)`: prepares, by `/sandbox/api`, how the server answers the held request. `lost` ends the
   * request without a connection, also as the result of a function. `unasked`: the port makes no request this time.
   */
  outcomes: Record<
    string,
    'lost' | 'unasked' | ((browser: BrowserSession, answer: PortAnswer) => Promise<unknown>)
  >;
  /** By `type` or `type(case)`: steps that no browser can take, each with the reason. The run prints them. */
  without: Record<string, string>;
  /** Ports that answer before any other step is possible, each with the reason. */
  atOnce?: Record<string, string>;
  /** State paths in which axe examines the page once, in each width and colour scheme. */
  examined?: readonly string[];
  /** Steps that the page can not take in this state. Each kind of step must still be taken in some other state. */
  avoids?: (step: { label: string }, before: AnyMachineSnapshot) => boolean;
};
