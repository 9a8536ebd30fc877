import { expect, test } from 'vitest';
import { layoutChart } from '#lab/chart/layout-chart.ts';
import type { Box, ChartLayout, PlacedState } from '#lab/chart/outline.ts';
import { isRoom, look } from '#lab/chart/outline.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { measureText } from '#lab/chart/text.ts';
import { scaled } from '#scripts/test/extent.ts';
import { engine } from './engine.ts';
import { machines } from './machines.ts';

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

/** Title and lines of a state that holds others. */
const headOf = ({ x, y, title, lines }: PlacedState): Box => ({
  x: x + look.padding,
  y: y + look.padding,
  width: Math.max(measureText(title, look.titleSize), ...lines.map(({ width }) => width)),
  height: look.titleHeight - 6 + lines.length * look.lineHeight,
});

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Pairs of boxes that must not share a place, and boxes outside of the one that holds them. */
const faultsOf = ({ states, edges }: ChartLayout): string[] => {
  const labels = edges.flatMap(({ id, label }) =>
    label === null ? [] : [{ name: `label ${id}`, box: label }],
  );
  const leaves = states
    .filter((state) => !isRoom(state.kind))
    .map((state) => ({ name: `${state.kind} ${state.path}`, box: state }));
  const heads = states
    .filter(({ kind }) => isRoom(kind))
    .map((state) => ({ name: `title of ${state.path}`, box: headOf(state) }));
  const apart = [...labels, ...leaves, ...heads];
  const pairs = apart.flatMap((one, place) =>
    apart
      .slice(place + 1)
      .filter((other) => overlaps(one.box, other.box))
      .map((other) => `${one.name} × ${other.name}`),
  );
  const rooms = states.filter(({ kind }) => isRoom(kind));
  const siblings = rooms.flatMap((one, place) =>
    rooms
      .slice(place + 1)
      .filter((other) => one.depth === other.depth && overlaps(one, other))
      .map((other) => `${one.path} × ${other.path}`),
  );
  const outside = states
    .filter(({ path, kind }) => path !== '' && kind !== 'initial')
    .filter((state) => {
      const parent = rooms.find(({ path }) => path === state.path.split('.').slice(0, -1).join('.'));
      return parent === undefined || !isInside(state, parent);
    })
    .map(({ path }) => `${path} outside of its parent`);
  return [...pairs, ...siblings, ...outside];
};

const touches = ({ x, y }: { x: number; y: number }, box: Box) =>
  isInside(
    { x, y, width: 0, height: 0 },
    { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 },
  );

/** Edges that don't begin and end at their states, or have a leg that is neither level nor upright. */
const brokenEdgesOf = ({ states, edges }: ChartLayout): string[] => {
  const boxOf = (name: string) =>
    states.find(({ path, kind }) => name === (kind === 'initial' ? `initial:${path}` : path));
  return edges
    .filter(({ source, target, points }) => {
      const [from, to, first, last] = [boxOf(source), boxOf(target), points[0], points.at(-1)];
      if (!from || !to || !first || !last) return true;
      const isSlanted = points.some((point, place) => {
        const before = points[place - 1] ?? point;
        return Math.abs(before.x - point.x) > 0.5 && Math.abs(before.y - point.y) > 0.5;
      });
      return isSlanted || !touches(first, from) || !touches(last, to);
    })
    .map(({ source, target }) => `${source} → ${target}`);
};

/** The atlas draws a machine in the direction that needs less room. */
const directions = scaled(['right', 'down'] as const, ['down'] as const);

test.for(machines)(
  'the picture of %s shows each transition once, and no label, title or state overlaps another',
  async ([, machine]) => {
    const chart = readChart(machine);
    const compounds = chart.states.filter(({ path, children }) => path !== '' && children.length > 0);
    for (const direction of directions) {
      for (const collapsed of [new Set<string>(), new Set(compounds.map(({ path }) => path))]) {
        const layout = await layoutChart(engine, chart, { direction, collapsed });
        expect(faultsOf(layout)).toEqual([]);
        expect(brokenEdgesOf(layout)).toEqual([]);
        if (collapsed.size > 0) continue;
        const moving = chart.transitions.flatMap(({ id, targets }) => targets.map(() => id));
        const drawn = layout.edges.flatMap(({ transitions }) => transitions);
        expect(drawn.toSorted()).toEqual(moving.toSorted());
      }
    }
  },
);

test('a collapsed state has the transitions of the states inside, and none between them', async () => {
  const [, donation] = machines.find(([flow]) => flow === 'donation') ?? [];
  if (donation === undefined) throw new Error('no donation');
  const { states, edges } = await layoutChart(engine, readChart(donation), {
    collapsed: new Set(['editing']),
  });
  expect(states.filter(({ path }) => path.startsWith('editing')).map(({ kind }) => kind)).toEqual([
    'collapsed',
  ]);
  expect(edges.some(({ source, target }) => source === 'editing' && target === 'tokenizing')).toBe(true);
  expect(edges.some(({ source, target }) => source === 'editing' && target === 'editing')).toBe(false);
});
