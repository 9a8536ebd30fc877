import type { Chart } from '#lab/chart/chart.ts';
import type { ChartLayout } from '#lab/chart/outline.ts';

/** A flow: the name of its machine's file, and its chart. */
export type Flow = { name: string; chart: Chart };

const load = async <Value>(file: string): Promise<Value> => {
  const answer = await fetch(`/atlas/data/${file}`);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
};

export const loadFlows = (): Promise<Flow[]> => load('flows.json');

const layouts = new Map<string, Promise<ChartLayout>>();

/** The layout from the build; a second time it is there at once. */
export const loadLayout = (flow: string): Promise<ChartLayout> => {
  const known = layouts.get(flow) ?? load<ChartLayout>(`${flow}.layout.json`);
  layouts.set(flow, known);
  return known;
};

/** What can be saved of a flow. */
export const exportsOf = (flow: string) =>
  [
    ['Stately (JSON)', `${flow}.machine.json`],
    ['Mermaid', `${flow}.mmd`],
    ['SCXML', `${flow}.scxml`],
    ['SVG', `${flow}.svg`],
  ].map(([name = '', file = '']) => ({ name, file, address: `/atlas/data/${file}` }));
