import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { EventCases } from './event-cases.ts';
import type { PageObject } from './page-object.ts';

/** The description of a flow, from which the driver makes paths and walks them. */
export type FlowModel<M extends AnyStateMachine = AnyStateMachine> = {
  /** The name of the flow: of the model's file, of the golden record, and in the table. */
  flow: string;
  machine: M;
  /** Named inputs. Each is a start of its own. */
  starts: Record<string, InputFrom<M>>;
  /** By event type: the cases of the event. */
  events: EventCases<M>;
  /** Events that the machine raises for itself and nobody sends. */
  internal?: readonly string[];
  /**
   * What tells two states of the same value apart; the default is the whole context. It bounds the exploration:
   * leave out what only grows, and keep everything that guards read.
   */
  serializeState?: (snapshot: SnapshotFrom<M>) => Record<string, unknown>;
  /** The number of states above which the model counts as unbounded; the default is 20,000. */
  limit?: number;
  /** Guards with one possible outcome, each with the reason. */
  oneSided?: Record<string, string>;
  pageObject: PageObject<M> | { none: string };
};

/** Defines a model whose types follow from its machine. */
export const defineModel = <M extends AnyStateMachine>(model: FlowModel<M>): FlowModel<M> => model;
