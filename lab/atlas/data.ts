import { useEffect, useState } from 'react';
import type { Chart } from '#lab/chart/chart.ts';
import type { ChartLayout } from '#lab/chart/outline.ts';
import type { StatePage } from './state-page.ts';

/** A flow: the name of its machine's file, and its chart. */
export type Flow = { name: string; chart: Chart };

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

/** The page of a state; null until it is there. */
export const usePage = (flow: string, path: string): StatePage | null => {
  const [pages, setPages] = useState<StatePage[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadPages(flow).then((loaded) => isCurrent && setPages(loaded));
    return () => {
      isCurrent = false;
    };
  }, [flow]);
  return pages?.find((page) => page.path === path) ?? null;
};

/** What can be saved of a flow. */
export const exportsOf = (flow: string) =>
  [
    ['Stately (JSON)', `${flow}.machine.json`],
    ['Mermaid', `${flow}.mmd`],
    ['SCXML', `${flow}.scxml`],
    ['SVG', `${flow}.svg`],
  ].map(([name = '', file = '']) => ({ name, file, address: `/atlas/data/${file}` }));
