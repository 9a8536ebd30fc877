import { useEffect, useState } from 'react';
import { layoutChart } from '#lab/chart/layout-chart.ts';
import type { ChartLayout } from '#lab/chart/outline.ts';
import { engineInWorker } from '#lab/view/engine.ts';
import { type Flow, loadLayout } from './data.ts';

/** The layout of a flow: with all states open the one from the build. The one before stays until the next is there. */
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
