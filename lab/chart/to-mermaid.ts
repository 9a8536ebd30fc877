import { type Chart, type ChartState, stateAt } from './chart.ts';
import { stateSpans, transitionSpans } from './describe.ts';
import type { Span } from './text.ts';

/** Signs that Mermaid reads as its own. */
const signs: Record<string, string> = {
  ':': '#colon;',
  ';': '#semi;',
  '#': '#35;',
  '<': '#lt;',
  '>': '#gt;',
  '"': '#quot;',
};

const textOf = (spans: readonly Span[]) =>
  spans
    .map(({ text }) => text)
    .join(' ')
    .replace(/[:;#<>"]/g, (sign) => signs[sign] ?? sign);

/** A name of letters and digits; that of the root is the machine's. */
const nameOf = (chart: Chart, path: string): string =>
  [chart.id, ...path.split('.')].filter(Boolean).join('_').replace(/\W/g, '_');

const around = (chart: Chart, path: string): string[] => {
  const { parent } = stateAt(chart, path);
  return parent === null ? [path] : [...around(chart, parent), path];
};

/** Mermaid wants a transition in the state around both of its ends, or anywhere above. */
const homeOf = (chart: Chart, source: string, target: string): string => {
  const [one, other] = [around(chart, source), around(chart, target)];
  const shared = one.filter((path, place) => path === other[place] && path !== source && path !== target);
  return shared.at(-1) ?? '';
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const linesOf = (chart: Chart, state: ChartState): string[] => {
  const name = nameOf(chart, state.path);
  if (state.type === 'history') return [`state "${state.history === 'deep' ? 'H*' : 'H'}" as ${name}`];
  const staying = chart.transitions.filter(
    ({ source, targets }) => source === state.path && targets.length === 0,
  );
  const notes = stateSpans(state, staying).map(textOf);
  const own = [
    `state "${state.key}" as ${name}`,
    ...(state.type === 'final' ? [`${name} --> [*]`] : []),
    ...(notes.length === 0 ? [] : [`note right of ${name}`, ...indented(notes), 'end note']),
  ];
  if (state.children.length === 0) return own;
  const inside = state.children.map((path) => linesOf(chart, stateAt(chart, path)));
  const moves = chart.transitions.flatMap((one) =>
    one.targets
      .filter((target) => homeOf(chart, one.source, target) === state.path)
      .map(
        (target) =>
          `${nameOf(chart, one.source)} --> ${nameOf(chart, target)} : ${textOf(transitionSpans(one))}`,
      ),
  );
  const body = [
    ...(state.initial === null ? [] : [`[*] --> ${nameOf(chart, state.initial)}`]),
    ...inside.flatMap((lines, place) => (state.type === 'parallel' && place > 0 ? ['--', ...lines] : lines)),
    ...moves,
  ];
  return [...own, `state ${name} {`, ...indented(body), '}'];
};

/** A state diagram for Mermaid, which documents on GitHub show as a picture. */
export const toMermaid = (chart: Chart): string =>
  `${['stateDiagram-v2', ...indented(linesOf(chart, stateAt(chart, '')))].join('\n')}\n`;
