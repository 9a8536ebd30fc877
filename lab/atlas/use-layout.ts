import Engine, { type ELK } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { useEffect, useState } from 'react';
import { layoutChart } from '#lab/chart/layout-chart.ts';
import type { ChartLayout } from '#lab/chart/outline.ts';
import { type Flow, loadLayout } from './data.ts';

let engine: ELK | null = null;

/** Loaded with the first state that a reader closes: the layouts with all states open come from the build. */
const engineInWorker = (): ELK => {
  engine ??= new Engine({ workerUrl });
  return engine;
};

/** The layout of a flow; the one before stays until the next is there. */
export const useLayout = ({ name, chart }: Flow, collapsed: ReadonlySet<string>): ChartLayout | null => {
  const [layout, setLayout] = useState<{ name: string; layout: ChartLayout } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      const open = await loadLayout(name);
      const { direction } = open;
      const made =
        collapsed.size === 0 ? open : await layoutChart(engineInWorker(), chart, { collapsed, direction });
      if (isCurrent) setLayout({ name, layout: made });
    };
    make();
    return () => {
      isCurrent = false;
    };
  }, [name, chart, collapsed]);
  return layout?.name === name ? layout.layout : null;
};
