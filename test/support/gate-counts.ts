import { appendFileSync } from 'node:fs';

/** What the gate counts besides tests. One line of JSON each, in the file that `GATE_COUNTS` names. */
export type GateCount =
  /** A flow walked by one driver: how many states, transitions and guard outcomes it has and how many were met. */
  | {
      kind: 'walk';
      driver: 'machine' | 'screen';
      flow: string;
      states: number;
      transitions: number;
      guards: number;
      paths: number;
      steps: number;
    }
  | { kind: 'browser-walk'; flow: string; kinds: number; of: number; paths: number; steps: number }
  /** One look with axe at a page in one state, width and colour scheme; with the rules that can answer differently there. */
  | { kind: 'look'; rules: 'all' | 'some'; width: number; scheme: string };

/** Counts something for the run's table; does nothing if a test runs by itself. */
export const countForGate = (count: GateCount): void => {
  const file = process.env.GATE_COUNTS;
  if (file !== undefined && file !== '') appendFileSync(file, `${JSON.stringify(count)}\n`);
};
