import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Exploration, Path } from '#driver/exploration/state-graph.ts';
import { activeStates } from '#driver/machine/active-states.ts';
import { allStates, allTransitions, transitionId } from '#driver/machine/transition-id.ts';
import type { FlowModel } from '#driver/model/define-model.ts';

type Count = { of: number; missing: string[] };
/** What the walks of a flow covered, and what they missed. */
export type CoverageReport = {
  flow: string;
  states: Count;
  transitions: Count;
  guards: Count;
  paths: number;
  steps: number;
  /** The transitions and guard outcomes that were met. */
  met: { transitions: string[]; guards: string[] };
};

/** Collects coverage during walks. */
export type Coverage = {
  /** For the actor's `inspect`. */
  inspect: (event: InspectionEvent) => void;
  guard: (name: string, outcome: boolean) => void;
  state: (snapshot: AnyMachineSnapshot) => void;
  walked: (steps: number) => void;
  report: () => CoverageReport;
};

const guardOutcomes = (model: FlowModel): string[] =>
  Object.keys(model.machine.implementations.guards).flatMap((name) => [`${name}=true`, `${name}=false`]);

/** Counts what happened in walks, from the inspection of the actor and not from the paths. */
export const createCoverage = (model: FlowModel, ran: () => AnyStateMachine): Coverage => {
  const seen = { states: new Set<string>(), transitions: new Set<string>(), guards: new Set<string>() };
  let paths = 0;
  let steps = 0;
  const countOf = (all: string[], met: Set<string>): Count => ({
    of: all.length,
    missing: all.filter((one) => !met.has(one)),
  });
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        if (transition.source.machine !== ran()) continue;
        seen.transitions.add(transitionId(transition));
        // No snapshot has a state that `always` leaves. Its transition shows that the machine entered it.
        seen.states.add(transition.source.path.join('.'));
      }
    },
    guard: (name, outcome) => {
      seen.guards.add(`${name}=${outcome}`);
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
      met: { transitions: [...seen.transitions], guards: [...seen.guards] },
    }),
  };
};

/** What is missing to 100 %, one line each. */
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

/** What the steps of paths take, as the exploration found it. */
export const metBy = ({ edges }: Exploration, paths: readonly Path[]): CoverageReport['met'] => {
  const kinds = new Set(paths.flatMap(({ steps }) => steps.map(({ kind }) => kind)));
  const traces = edges.filter(({ kind }) => kinds.has(kind)).map(({ trace }) => trace);
  return {
    transitions: [...new Set(traces.flatMap((trace) => trace.transitions))],
    guards: [...new Set(traces.flatMap((trace) => trace.guards))],
  };
};

/** The table of coverage as text. */
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
