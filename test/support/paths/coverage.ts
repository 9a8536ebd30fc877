import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { countForGate } from '#test/support/gate-counts.ts';
import { activeStates } from './active-states.ts';
import type { FlowModel } from './model.ts';
import { allStates, allTransitions, transitionId } from './transition-id.ts';

type Count = { of: number; missing: string[] };
export type CoverageReport = {
  flow: string;
  states: Count;
  transitions: Count;
  guards: Count;
  paths: number;
  steps: number;
};

export type Coverage = {
  /** For the actor's `inspect`. */
  inspect: (happening: InspectionEvent) => void;
  guard: (name: string, outcome: boolean) => void;
  state: (snapshot: AnyMachineSnapshot) => void;
  walked: (steps: number) => void;
  report: () => CoverageReport;
};

const guardOutcomes = (model: FlowModel): string[] =>
  Object.keys(model.machine.implementations.guards).flatMap((name) =>
    model.oneSided !== undefined && name in model.oneSided ? [name] : [`${name}=true`, `${name}=false`],
  );

/** Counts what really happened in walks: from the actor's own inspection, not from what the paths promised. */
export const createCoverage = (model: FlowModel, ran: () => AnyStateMachine): Coverage => {
  const seen = { states: new Set<string>(), transitions: new Set<string>(), guards: new Set<string>() };
  let paths = 0;
  let steps = 0;
  const countOf = (all: string[], met: Set<string>): Count => ({
    of: all.length,
    missing: all.filter((one) => !met.has(one)),
  });
  return {
    inspect: (happening) => {
      if (happening.type !== '@xstate.microstep') return;
      for (const taken of happening._transitions) {
        if (taken.source.machine !== ran()) continue;
        seen.transitions.add(transitionId(taken));
        // A state that is left at once is in no snapshot; that its transition was taken shows that it was entered.
        seen.states.add(taken.source.path.join('.'));
      }
    },
    guard: (name, outcome) => {
      seen.guards.add(`${name}=${outcome}`);
      seen.guards.add(name);
    },
    state: (snapshot) => {
      for (const node of activeStates(snapshot)) seen.states.add(node.path.join('.'));
    },
    walked: (count) => {
      paths += 1;
      steps += count;
    },
    report: () => ({
      flow: model.flow,
      states: countOf(allStates(model.machine), seen.states),
      transitions: countOf(allTransitions(model.machine), seen.transitions),
      guards: countOf(guardOutcomes(model), seen.guards),
      paths,
      steps,
    }),
  };
};

/** Everything that stands between a report and 100 %, one line each. */
export const gapsOf = (report: CoverageReport): string[] => [
  ...report.states.missing.map((one) => `${report.flow}: state never reached: ${one}`),
  ...report.transitions.missing.map((one) => `${report.flow}: transition never taken: ${one}`),
  ...report.guards.missing.map((one) => `${report.flow}: guard outcome never seen: ${one}`),
];

const cell = ({ of, missing }: Count) => {
  const met = of - missing.length;
  const percent = of === 0 ? 100 : Math.floor((met / of) * 100);
  return `${met}/${of} ${`${percent} %`.padStart(5)}`;
};

/** Adds a walked flow to the run's table of what was covered. */
export const countWalk = (driver: 'machine' | 'screen', report: CoverageReport): void => {
  const met = ({ of, missing }: Count) => of - missing.length;
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
};

/** The table that a run prints. */
export const coverageTable = (title: string, reports: CoverageReport[]): string => {
  const rows = reports.map((one) => [
    one.flow,
    cell(one.states),
    cell(one.transitions),
    cell(one.guards),
    `${one.paths}`,
    `${one.steps}`,
  ]);
  const all = [['machine', 'states', 'transitions', 'guard outcomes', 'paths', 'steps'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  const lines = all.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('   '),
  );
  return ['', title, lines[0], '─'.repeat((lines[0] ?? '').length), ...lines.slice(1), ''].join('\n');
};
