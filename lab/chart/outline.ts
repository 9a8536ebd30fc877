import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { stateSpans, transitionSpans } from './describe.ts';
import { leadsOn } from './reading-order.ts';
import { type Line, type Measure, measureText, wrap } from './text.ts';

/** All places are in pixels from the chart's upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

export type PlacedState = Box & {
  path: string;
  kind: 'leaf' | 'final' | 'history' | 'container' | 'parallel' | 'region' | 'collapsed' | 'initial';
  title: string;
  lines: Line[];
  /** How many states contain it. */
  depth: number;
};

/** Whether a state is drawn around the states inside it. */
export const isRoom = (kind: PlacedState['kind']): boolean =>
  kind === 'container' || kind === 'parallel' || kind === 'region';

/** What a label says of one transition. */
export type LabelBlock = { id: string; lines: Line[] };

export type PlacedEdge = {
  id: string;
  source: string;
  target: string;
  /** The transitions from `source` to `target`; empty for the arrow to an initial state. */
  transitions: string[];
  points: Point[];
  label: (Box & { blocks: LabelBlock[] }) | null;
};

export type ChartLayout = {
  id: string;
  direction: 'right' | 'down';
  width: number;
  height: number;
  states: PlacedState[];
  edges: PlacedEdge[];
};

export type LayoutOptions = {
  measure?: Measure;
  collapsed?: ReadonlySet<string>;
  direction?: ChartLayout['direction'];
};

/** Sizes that the layout and every drawing share. */
export const look = {
  titleSize: 14,
  lineSize: 12,
  titleHeight: 22,
  lineHeight: 17,
  padding: 12,
  mark: 14,
  history: 30,
  labelPadding: 6,
  blockGap: 4,
  widestLine: 250,
  widestLabel: 170,
} as const;

/** How the elements of a graph are called in the layout engine. */
export const initialId = (path: string) => `initial:${path}`;
export const stateId = (path: string) => `state:${path}`;

type Drawn = {
  state: ChartState;
  kind: PlacedState['kind'];
  title: string;
  lines: Line[];
  depth: number;
  width: number;
  height: number;
};
type Joined = { source: string; target: string; transitions: ChartTransition[] };

/** A chart's visible parts with their sizes: what the engine places. */
export type Outline = {
  drawn: Map<string, Drawn>;
  edges: (Joined & { isBack: boolean; blocks: LabelBlock[]; width: number; height: number })[];
};

const kindOf = (chart: Chart, state: ChartState, isCollapsed: boolean): PlacedState['kind'] => {
  if (state.type === 'history') return 'history';
  if (state.type === 'final') return 'final';
  if (state.children.length === 0) return 'leaf';
  if (isCollapsed) return 'collapsed';
  if (state.type === 'parallel') return 'parallel';
  const parent = chart.states.find(({ path }) => path === state.parent);
  return parent?.type === 'parallel' ? 'region' : 'container';
};

const titleOf = (state: ChartState): string => {
  if (state.type === 'history') return state.history === 'deep' ? 'H*' : 'H';
  return state.key;
};

/** The state itself, or the outermost collapsed state around it. */
const visibleOf =
  (collapsed: ReadonlySet<string>) =>
  (path: string): string => {
    const keys = path === '' ? [] : path.split('.');
    const around = keys.map((_, count) => keys.slice(0, count).join('.'));
    return around.find((each) => collapsed.has(each)) ?? path;
  };

/** Measures what is to be drawn. Transitions between the same two states share one edge; those that stay are lines of their state. */
export const outlineOf = (
  chart: Chart,
  { measure = measureText, collapsed = new Set() }: LayoutOptions = {},
): Outline => {
  const lineWidth = (text: string) => measure(text, look.lineSize);
  const visible = visibleOf(collapsed);
  const drawn = new Map<string, Drawn>();
  for (const state of chart.states) {
    if (visible(state.path) !== state.path) continue;
    const kind = kindOf(chart, state, collapsed.has(state.path));
    const staying = chart.transitions.filter(
      ({ source, targets }) => source === state.path && targets.length === 0,
    );
    const lines = stateSpans(state, staying).flatMap((spans) => wrap(spans, look.widestLine, lineWidth));
    const title = titleOf(state);
    const widest = Math.max(
      measure(title, look.titleSize) + (state.children.length > 0 ? 24 : 0),
      ...lines.map(({ width }) => width),
    );
    const size =
      kind === 'history'
        ? { width: look.history, height: look.history }
        : {
            width: Math.ceil(Math.max(72, widest + 2 * look.padding)),
            height: 2 * look.padding - 4 + look.titleHeight + lines.length * look.lineHeight,
          };
    const depth = state.path === '' ? 0 : state.path.split('.').length;
    drawn.set(state.path, { state, kind, title, lines, depth, ...size });
  }

  const joined = new Map<string, Joined>();
  for (const transition of chart.transitions) {
    for (const name of transition.targets) {
      const [source, target] = [visible(transition.source), visible(name)];
      const isInside = source === target && (source !== transition.source || target !== name);
      if (isInside) continue;
      const key = `${source} → ${target}`;
      const edge = joined.get(key) ?? { source, target, transitions: [] };
      edge.transitions.push(transition);
      joined.set(key, edge);
    }
  }
  const isOn = leadsOn(chart);
  const edges = [...joined.values()].map((edge) => {
    const blocks = edge.transitions.map((one) => ({
      id: one.id,
      lines: wrap(transitionSpans(one), look.widestLabel, lineWidth),
    }));
    const lines = blocks.flatMap((block) => block.lines);
    return {
      ...edge,
      isBack: edge.source !== edge.target && !isOn(edge.source, edge.target),
      blocks,
      width: Math.ceil(Math.max(...lines.map(({ width }) => width)) + 2 * look.labelPadding),
      height: lines.length * look.lineHeight + (blocks.length - 1) * look.blockGap + look.labelPadding,
    };
  });
  return { drawn, edges };
};
