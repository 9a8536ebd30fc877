import { useEffect, useState } from 'react';
import type { Chart } from '#lab/chart/chart.ts';
import type { Walk } from '#lab/chart/coverage.ts';
import type { ChartLayout } from '#lab/chart/outline.ts';
import type { FoundOutcome, StatePage } from './state-page.ts';

/** A flow: the name of its machine's file, its chart, and how its ports can answer. */
export type Flow = { name: string; chart: Chart; outcomes: readonly FoundOutcome[] };

const load = async <Value>(file: string): Promise<Value> => {
  const answer = await fetch(`/atlas/data/${file}`);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
};

export const loadFlows = (): Promise<Flow[]> => load('flows.json');

/** Loads a file of each flow; a second time it is there at once. */
const loadOnce = <Value>(ending: string) => {
  const files = new Map<string, Promise<Value>>();
  return (flow: string): Promise<Value> => {
    const known = files.get(flow) ?? load<Value>(`${flow}.${ending}.json`);
    files.set(flow, known);
    return known;
  };
};

/** The layout from the build. */
export const loadLayout = loadOnce<ChartLayout>('layout');

const loadPages = loadOnce<StatePage[]>('pages');

/** What a loader gives for a flow; null until it is there. */
const useLoaded = <Value>(loader: (flow: string) => Promise<Value>, flow: string): Value | null => {
  const [loaded, setLoaded] = useState<{ flow: string; value: Value } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loader(flow).then((value) => isCurrent && setLoaded({ flow, value }));
    return () => {
      isCurrent = false;
    };
  }, [loader, flow]);
  return loaded?.flow === flow ? loaded.value : null;
};

export const usePages = (flow: string): readonly StatePage[] | null => useLoaded(loadPages, flow);

export const usePage = (flow: string, path: string): StatePage | null =>
  usePages(flow)?.find((page) => page.path === path) ?? null;

const loadWalks = loadOnce<Walk[]>('walks');

/** The last walk of each driver; none before the first. */
export const useWalks = (flow: string): readonly Walk[] | null => useLoaded(loadWalks, flow);

/** What can be saved of a flow. */
export const exportsOf = (flow: string) =>
  [
    ['Stately (JSON)', `${flow}.machine.json`],
    ['Mermaid', `${flow}.mmd`],
    ['SCXML', `${flow}.scxml`],
    ['SVG', `${flow}.svg`],
  ].map(([name = '', file = '']) => ({ name, file, address: `/atlas/data/${file}` }));
