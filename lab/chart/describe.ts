import type { ChartState, ChartTransition } from './chart.ts';
import type { Span } from './text.ts';

const units = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** Milliseconds as a person says them: `10 s`, `1.5 min`, `250 ms`. */
export const durationText = (milliseconds: number): string => {
  const [unit, size] = units.find(([, each]) => milliseconds >= each) ?? ['ms', 1];
  return `${Math.round((milliseconds / size) * 100) / 100} ${unit}`;
};

/** What causes a transition. */
export const causeOf = ({ kind, event, delay }: ChartTransition): string => {
  if (kind === 'delay') return `after ${delay === null ? event : durationText(delay)}`;
  if (kind === 'always') return 'always';
  if (kind === 'error') return `${event} failed`;
  if (kind === 'done') return event === '' ? 'all done' : `${event} done`;
  return event;
};

/** Names after a slash, with commas between them: each a piece that a line can begin with. */
const actionSpans = (actions: readonly string[]): Span[] =>
  actions.map((name, place) => ({
    text: `${place === 0 ? '/ ' : ''}${name}${place < actions.length - 1 ? ',' : ''}`,
    tone: 'action',
  }));

/** `event [guard] / actions`, the notation of UML. */
export const transitionSpans = (transition: ChartTransition): Span[] => [
  { text: causeOf(transition), tone: 'event' },
  ...(transition.guard === null ? [] : [{ text: `[${transition.guard}]`, tone: 'guard' as const }]),
  ...actionSpans(transition.actions),
];

/** The lines below a state's title: what it does by itself, and the events that it takes without leaving. */
export const stateSpans = (state: ChartState, staying: readonly ChartTransition[]): Span[][] => [
  ...(state.entry.length === 0
    ? []
    : [[{ text: 'entry', tone: 'mark' as const }, ...actionSpans(state.entry)]]),
  ...(state.exit.length === 0 ? [] : [[{ text: 'exit', tone: 'mark' as const }, ...actionSpans(state.exit)]]),
  ...state.invocations.map(({ id, src }): Span[] => [
    { text: 'runs', tone: 'mark' },
    { text: src === id ? src : `${src} (${id})`, tone: 'event' },
  ]),
  ...staying.map(transitionSpans),
];
