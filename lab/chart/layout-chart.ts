import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions as EngineOptions } from 'elkjs/lib/elk-api.js';
import type { Chart } from './chart.ts';
import {
  type ChartLayout,
  initialId,
  isRoom,
  type LayoutOptions,
  look,
  type Outline,
  outlineOf,
  type PlacedEdge,
  type PlacedState,
  stateId,
} from './outline.ts';

const spacing: EngineOptions = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '10',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

/** Each container needs all of them: the engine orders and breaks circles in one container at a time. */
const engineOptionsFor = (direction: ChartLayout['direction']): EngineOptions => ({
  'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  ...spacing,
});

const nodeOf = ({ drawn }: Outline, path: string, engineOptions: EngineOptions): ElkNode => {
  const found = drawn.get(path);
  if (found === undefined) throw new Error(`no state ${path}`);
  const { state, kind, width, height } = found;
  const id = stateId(path);
  if (!isRoom(kind)) return { id, width, height };
  const mark: ElkNode[] =
    state.initial === null
      ? []
      : [
          {
            id: initialId(path),
            width: look.mark,
            height: look.mark,
            layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
          },
        ];
  return {
    id,
    children: [...mark, ...state.children.map((child) => nodeOf({ drawn, edges: [] }, child, engineOptions))],
    layoutOptions: {
      ...engineOptions,
      'elk.padding': `[top=${height + 8},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
};

const graphOf = (outline: Outline, engineOptions: EngineOptions): ElkNode => {
  const marked = [...outline.drawn.values()].filter(
    ({ state, kind }) => isRoom(kind) && state.initial !== null,
  );
  return {
    id: 'chart',
    layoutOptions: engineOptions,
    children: [nodeOf(outline, '', engineOptions)],
    edges: [
      ...marked.map(
        ({ state }): ElkExtendedEdge => ({
          id: `edge:${initialId(state.path)}`,
          sources: [initialId(state.path)],
          targets: [stateId(state.initial ?? '')],
        }),
      ),
      ...outline.edges.map(
        ({ source, target, isBack, width, height }, place): ElkExtendedEdge => ({
          id: `edge:${place}`,
          // The engine sees no circle, which it would break at any place.
          sources: [stateId(isBack ? target : source)],
          targets: [stateId(isBack ? source : target)],
          labels: [
            {
              text: 'label',
              width,
              height,
              layoutOptions: { 'elk.edgeLabels.inline': String(source !== target) },
            },
          ],
        }),
      ),
    ],
  };
};

const inside = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(inside)];
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>) => ({ x, y, width, height });

/** Places a chart with the layout engine, which may run in a worker of the browser. */
export const layoutChart = async (
  engine: Pick<ELK, 'layout'>,
  chart: Chart,
  options: LayoutOptions = {},
): Promise<ChartLayout> => {
  const { direction = 'right' } = options;
  const outline = outlineOf(chart, options);
  const placed = await engine.layout(graphOf(outline, engineOptionsFor(direction)));
  const boxes = new Map(inside(placed).map((node) => [node.id, boxOf(node)]));
  const states: PlacedState[] = [...outline.drawn].flatMap(([path, { kind, title, lines, depth }]) => {
    const mark = boxes.get(initialId(path));
    return [
      { path, kind, title, lines, depth, ...boxOf(boxes.get(stateId(path)) ?? {}) },
      ...(mark === undefined
        ? []
        : [{ path, kind: 'initial' as const, title: '', lines: [], depth: depth + 1, ...mark }]),
    ];
  });
  const routes = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const pointsOf = (id: string) =>
    (routes.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
  const labelled = outline.edges.map(({ source, target, isBack, transitions, blocks }, place): PlacedEdge => {
    const id = `edge:${place}`;
    const [label] = routes.get(id)?.labels ?? [];
    return {
      id,
      source,
      target,
      transitions: transitions.map((one) => one.id),
      points: isBack ? pointsOf(id).toReversed() : pointsOf(id),
      label: label === undefined ? null : { ...boxOf(label), blocks },
    };
  });
  const initial = states
    .filter(({ kind }) => kind === 'initial')
    .map(({ path }): PlacedEdge => {
      const id = `edge:${initialId(path)}`;
      const target = outline.drawn.get(path)?.state.initial ?? '';
      return { id, source: initialId(path), target, transitions: [], points: pointsOf(id), label: null };
    });
  const { width = 0, height = 0 } = placed;
  return { id: chart.id, direction, width, height, states, edges: [...initial, ...labelled] };
};

/** The layout of which a screen shows more at once: begun at the left, or at the top. */
export const layoutBest = async (engine: Pick<ELK, 'layout'>, chart: Chart): Promise<ChartLayout> => {
  const scaleOf = ({ width, height }: ChartLayout) => Math.min(6 / width, 5 / height);
  const right = await layoutChart(engine, chart, { direction: 'right' });
  const down = await layoutChart(engine, chart, { direction: 'down' });
  return scaleOf(down) > scaleOf(right) ? down : right;
};
