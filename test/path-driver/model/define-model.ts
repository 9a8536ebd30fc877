import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { type CasesByType, type EventCases, eventsOfOutcomes, type OutcomeCases } from './event-cases.ts';
import type { PageObject } from './page-object.ts';

/** What a model file says about its flow. */
type ModelSettings<M extends AnyStateMachine = AnyStateMachine> = {
  /** The machine that the paths are made from. */
  machine: M;
  /** Named inputs. Each is a start of its own. */
  starts: Record<string, InputFrom<M>>;
  /** By event type: the cases of the event. */
  events: EventCases<M>;
  /** By the id of an actor: how it can end. */
  outcomes?: OutcomeCases<M>;
  /**
   * What tells two states of the same value apart; the default is the whole context. It bounds the exploration:
   * leave out what only grows, and keep everything that guards read.
   */
  serializeState?: (snapshot: SnapshotFrom<M>) => Record<string, unknown>;
  /** The screen of the flow, or why there is none. */
  pageObject: PageObject<M> | { none: string };
};

/** The description of a flow, from which the driver makes paths and walks them. */
export type FlowModel<M extends AnyStateMachine = AnyStateMachine> = ModelSettings<M> & {
  /** The name in messages and tables: the machine's id, or for a model file the file's name. */
  flow: string;
  /** By event type: the cases of `events` and of `outcomes`. */
  cases: CasesByType<M>;
};

/** Defines a model whose types follow from its machine. */
export const defineModel = <M extends AnyStateMachine>(settings: ModelSettings<M>): FlowModel<M> => ({
  ...settings,
  flow: settings.machine.id,
  cases: { ...settings.events, ...eventsOfOutcomes<M>(settings.outcomes ?? {}) },
});

/** The input of a start. */
export const inputOf = ({ starts }: FlowModel, start: string): unknown =>
  (starts as Record<string, unknown>)[start];

/** The model without the examination by axe, for walks that reach only some states. */
export const unexamined = (model: FlowModel): FlowModel => {
  const { pageObject } = model;
  if ('none' in pageObject) return model;
  return { ...model, pageObject: { ...pageObject, browser: { ...pageObject.browser, examined: [] } } };
};
