import { type Chart, type ChartState, type ChartTransition, stateAt } from './chart.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const tag = (
  name: string,
  attributes: Record<string, string | null>,
  inside: readonly string[] = [],
): string[] => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => ` ${key}="${(value ?? '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)}"`)
    .join('');
  if (inside.length === 0) return [`<${name}${written}/>`];
  return [`<${name}${written}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
};

/** SCXML has no named actions: each is an event to the session itself. */
const actionTags = (names: readonly string[]) =>
  names.flatMap((name) => tag('raise', { event: `action.${name}` }));

/** A description, which SCXML has no place for, as a comment. */
const comment = (text: string) =>
  text === '' ? [] : [`<!-- ${text.replace(/-{2,}/g, '—').replace(/-$/, '')} -->`];

const delayId = (state: ChartState, delay: string) => `after.${delay}.${state.id}`;

const eventOf = (state: ChartState, { kind, event, eventType }: ChartTransition): string => {
  if (kind === 'delay') return delayId(state, event);
  if (eventType.startsWith('xstate.'))
    return eventType.replace(/^xstate\.(done|error)\.(actor|state)\./, (_, one, what) =>
      one === 'error' ? 'error.platform.' : what === 'actor' ? 'done.invoke.' : 'done.state.',
    );
  return eventType;
};

const stateTags = (chart: Chart, state: ChartState): string[] => {
  const own = chart.transitions.filter(({ source }) => source === state.path);
  const idOf = (path: string) => stateAt(chart, path).id;
  const initial = state.initial === null ? null : idOf(state.initial);
  if (state.type === 'history')
    return tag('history', { id: state.id, type: state.history }, tag('transition', { target: initial }));
  const delays = [
    ...new Map(own.filter(({ kind }) => kind === 'delay').map((one) => [one.event, one])).values(),
  ];
  const sends = delays.flatMap((one) =>
    tag('send', {
      id: delayId(state, one.event),
      event: delayId(state, one.event),
      // A delay that the machine computes has no number here.
      [one.delay === null ? 'delayexpr' : 'delay']: one.delay === null ? one.event : `${one.delay}ms`,
    }),
  );
  const cancels = delays.flatMap(({ event }) => tag('cancel', { sendid: delayId(state, event) }));
  const entry = [...actionTags(state.entry), ...sends];
  const exit = [...actionTags(state.exit), ...cancels];
  const inside = [
    ...comment(state.description),
    ...(entry.length === 0 ? [] : tag('onentry', {}, entry)),
    ...(exit.length === 0 ? [] : tag('onexit', {}, exit)),
    ...state.invocations.flatMap(({ id, src }) => tag('invoke', { id, src })),
    ...own.flatMap((one) =>
      tag(
        'transition',
        {
          event: eventOf(state, one),
          cond: one.guard,
          target: one.targets.map(idOf).join(' '),
          type: one.targets.length > 0 && !one.reenter ? 'internal' : null,
        },
        actionTags(one.actions),
      ),
    ),
    ...state.children.flatMap((path) => stateTags(chart, stateAt(chart, path))),
  ];
  if (state.type === 'final') return tag('final', { id: state.id }, inside);
  if (state.type === 'parallel') return tag('parallel', { id: state.id }, inside);
  return tag('state', { id: state.id, initial }, inside);
};

/** The chart in the W3C's language for statecharts. */
export const toScxml = (chart: Chart): string => {
  const root = tag(
    'scxml',
    { xmlns: 'http://www.w3.org/2005/07/scxml', version: '1.0', name: chart.id, initial: chart.id },
    stateTags(chart, stateAt(chart, '')),
  );
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...root].join('\n')}\n`;
};
