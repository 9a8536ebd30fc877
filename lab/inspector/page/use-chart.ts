import { useEffect, useState } from 'react';
import { createMachine } from 'xstate';
import type { Chart } from '#lab/chart/chart.ts';
import { layoutBest, layoutChart } from '#lab/chart/layout-chart.ts';
import type { ChartLayout } from '#lab/chart/outline.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { engineInWorker } from '#lab/view/engine.ts';

const charts = new Map<string, Chart | null>();

/** The chart of a machine's JSON; null for an actor that is no machine, or whose JSON was cut off. */
export const chartOf = (definition: string): Chart | null => {
  const known = charts.get(definition);
  if (known !== undefined) return known;
  let chart: Chart | null = null;
  try {
    const json = JSON.parse(definition);
    if (json.states !== undefined || json.on !== undefined) chart = readChart(createMachine(json));
  } catch {}
  charts.set(definition, chart);
  return chart;
};

const openLayouts = new Map<string, Promise<ChartLayout>>();

const openLayoutOf = (definition: string, chart: Chart): Promise<ChartLayout> => {
  const known = openLayouts.get(definition) ?? layoutBest(engineInWorker(), chart);
  openLayouts.set(definition, known);
  return known;
};

const layoutOf = async (definition: string, collapsed: ReadonlySet<string>): Promise<ChartLayout | null> => {
  const chart = chartOf(definition);
  if (chart === null) return null;
  const open = await openLayoutOf(definition, chart);
  if (collapsed.size === 0) return open;
  return layoutChart(engineInWorker(), chart, { collapsed, direction: open.direction });
};

/** The layout of a machine's JSON; null until it is there, and where there is no machine. */
export const useLayoutOf = (definition: string, collapsed: ReadonlySet<string>): ChartLayout | null => {
  const [made, setMade] = useState<{ definition: string; layout: ChartLayout | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void layoutOf(definition, collapsed).then((layout) => {
      if (isCurrent) setMade({ definition, layout });
    });
    return () => {
      isCurrent = false;
    };
  }, [definition, collapsed]);
  return made?.definition === definition ? made.layout : null;
};
