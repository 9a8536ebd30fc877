import type { CoverageReport } from '@product/path-driver';
import { countForGate } from './gate-counts.ts';
import { keepWalk } from './walk-results.ts';

/** Adds a flow to the gate's table of coverage, and keeps what was met for the atlas. */
export const countWalk = (driver: 'machine' | 'screen', report: CoverageReport): void => {
  const met = ({ of, missing }: CoverageReport['states']) => of - missing.length;
  countForGate({
    kind: 'walk',
    driver,
    flow: report.flow,
    states: met(report.states),
    transitions: met(report.transitions),
    guards: met(report.guards),
    paths: report.paths,
    steps: report.steps,
  });
  keepWalk(report.flow, { driver, ...report.met });
};
