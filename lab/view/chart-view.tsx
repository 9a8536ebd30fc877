import { Controls, type Node, ReactFlow, type ReactFlowInstance, useStore } from '@xyflow/react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Coverage } from '#lab/chart/coverage.ts';
import { type ChartLayout, isRoom, type PlacedState } from '#lab/chart/outline.ts';
import { css } from '#styled-system/css';
import { neighbourOf } from './neighbour.ts';
import { Routes } from './routes.tsx';
import { StateNode, type StateNodeData } from './state-node.tsx';

const nodeTypes = { state: StateNode };

/** Below this scale only titles are legible, so they take the room of the rest. */
const farScale = 0.45;

/** Below this one not even titles are. */
const smallest = 0.18;

const frame = css({
  width: 'full',
  height: 'full',
  // Letters keep their distances at every scale.
  textRendering: 'geometricPrecision',
  '& .react-flow__node': { cursor: 'pointer', borderRadius: 'field' },
  '& .react-flow__node:focus-visible': { outline: '3px solid token(colors.ink)', outlineOffset: '3px' },
  // Over the states, whose order is that of their depth.
  '& .react-flow__viewport-portal': { zIndex: '50', pointerEvents: 'none' },
  '& .react-flow__controls': {
    display: 'flex',
    flexDirection: 'row',
    gap: '1',
    padding: '1',
    borderRadius: 'full',
    border: '1px solid token(colors.line)',
    bg: 'surface',
    boxShadow: 'none',
  },
  '& .react-flow__controls-button': {
    width: '36px',
    height: '36px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    color: 'ink',
    cursor: 'pointer',
    '& svg': { fill: 'currentcolor', width: '13px', height: '13px' },
    _hover: { bg: 'surface.raised' },
  },
  '& .react-flow__attribution': {
    bg: 'transparent',
    color: 'ink.soft',
    fontSize: '11px',
    padding: '2px 6px',
    '& a': { color: 'inherit!' },
  },
});

type ChartViewProps = {
  layout: ChartLayout;
  /** The path of a state; the root's is empty. */
  selected: string | null;
  select: (path: string | null) => void;
  toggle: (path: string) => void;
  /** States that a running actor is in. */
  lit?: ReadonlySet<string>;
  /** Transitions that it took last, by id. */
  taken?: ReadonlySet<string>;
  /** The state that is brought into view; the selected one by default. */
  shown?: string | null;
  /** Where each transition is walked; left out, nothing tells. */
  coverage?: Coverage | null;
};

const none: ReadonlySet<string> = new Set();

const idOf = (path: string, kind: string) => `${kind === 'initial' ? 'initial' : 'state'}:${path}`;
const pathOfId = (id: string) => id.slice(id.indexOf(':') + 1);

const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250);

const nodesOf = ({ layout, selected, toggle, coverage, lit = none }: ChartViewProps): Node<StateNodeData>[] =>
  layout.states.map((state) => {
    const { path, kind, x, y, width, height, depth, title } = state;
    const isOpenable = path !== '' && (isRoom(kind) || kind === 'collapsed');
    return {
      id: idOf(path, kind),
      type: 'state',
      position: { x, y },
      width,
      height,
      zIndex: depth,
      focusable: kind !== 'initial',
      selectable: false,
      // A dot says nothing that the order of the states doesn't.
      ...(kind === 'initial'
        ? { domAttributes: { 'aria-hidden': true } }
        : { ariaLabel: `State ${title}${lit.has(path) ? ', active' : ''}` }),
      data: {
        state,
        isSelected: path === selected,
        isLit: lit.has(path),
        toggle: isOpenable ? () => toggle(path) : null,
        level: coverage?.states.get(path) ?? null,
      },
    };
  });

/** Marks the chart's element while it is seen from afar. */
const FarMark = ({ element }: { element: React.RefObject<HTMLDivElement | null> }) => {
  const isFar = useStore(({ transform }) => transform[2] < farScale);
  useEffect(() => {
    element.current?.toggleAttribute('data-far', isFar);
  }, [element, isFar]);
  return null;
};

/** A chart that a person moves about in: the pages of the atlas show machines in it. */
export const ChartView = (props: ChartViewProps) => {
  const { layout, selected, select, coverage = null, shown = selected, taken = none } = props;
  const element = useRef<HTMLDivElement>(null);
  const flow = useRef<ReactFlowInstance<Node<StateNodeData>, never> | null>(null);
  const nodes = useMemo(() => nodesOf(props), [props]);

  const showSelected = useCallback(() => {
    const box = element.current?.getBoundingClientRect();
    if (box === undefined) return;
    const centre = ({ x, y, width, height }: PlacedState, zoom: number) =>
      flow.current?.setCenter(x + width / 2, y + height / 2, { zoom, duration: duration() });
    const scaleOf = ({ width, height }: { width: number; height: number }) =>
      Math.min(box.width / width, box.height / height);
    const state = layout.states.find(({ path, kind }) => path === shown && kind !== 'initial');
    // A large state is shown whole.
    if (shown && state) return void centre(state, Math.min(1, 0.9 * scaleOf(state)));
    const start = layout.states.find(({ kind }) => kind === 'initial');
    // A small screen begins at the start: the whole would be too small to tell anything.
    if (start && scaleOf(layout) < smallest) return void centre(start, 0.6);
    flow.current?.fitView({
      // The lower room is for the controls.
      padding: { top: '24px', left: '24px', right: '24px', bottom: '76px' },
      maxZoom: 1.1,
      duration: duration(),
    });
  }, [layout, shown]);
  useEffect(showSelected, [showSelected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const node = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node');
    if (event.key === 'Escape') return select(null);
    if (node === null || event.target !== node) return;
    const path = pathOfId(node.dataset.id ?? '');
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return select(path);
    }
    const next = neighbourOf(layout.states, path, event.key);
    if (next === null) return;
    event.preventDefault();
    element.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(`state:${next}`)}"]`)?.focus();
  };

  return (
    // The keys of the states bubble up to here.
    // biome-ignore lint/a11y/noStaticElementInteractions: the states inside take the focus
    <div ref={element} className={frame} onKeyDown={onKeyDown}>
      <ReactFlow
        nodes={nodes}
        edges={[]}
        nodeTypes={nodeTypes}
        onInit={(instance) => {
          flow.current = instance;
          showSelected();
        }}
        onNodeClick={(_, node) => select(pathOfId(node.id))}
        onPaneClick={() => select(null)}
        nodesDraggable={false}
        nodesConnectable={false}
        elementsSelectable={false}
        nodesFocusable
        autoPanOnNodeFocus
        elevateNodesOnSelect={false}
        zoomOnDoubleClick={false}
        minZoom={0.08}
        maxZoom={2}
        disableKeyboardA11y={false}
        aria-label={`Statechart of ${layout.id}`}
      >
        <Routes layout={layout} selected={selected} taken={taken} coverage={coverage} />
        <FarMark element={element} />
        <Controls showInteractive={false} position="bottom-left" orientation="horizontal" />
      </ReactFlow>
    </div>
  );
};
