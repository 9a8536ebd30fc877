import type { Chart, ChartTransition } from './chart.ts';

/** How near to a real person a walk is: the first comes nearest. */
export const levels = ['browser', 'screen', 'machine', 'none'] as const;
export type Level = (typeof levels)[number];
export type Driver = Exclude<Level, 'none'>;

/** What one driver's walk of a flow covered: ids of transitions, and guard outcomes as `name=true`. */
export type Walk = { driver: Driver; date: string; transitions: string[]; guards: string[] };

/** The nearest walk that covered each transition and guard outcome; what is missing is walked nowhere. */
export type Coverage = {
  transitions: Map<string, Level>;
  guards: Map<string, Level>;
  /** Of what each state takes without leaving, the level of what is walked the least. */
  states: Map<string, Level>;
};

/** The level of what is walked the least. */
export const leastOf = ({ transitions }: Pick<Coverage, 'transitions'>, ids: readonly string[]): Level => {
  const met = ids.map((id) => transitions.get(id) ?? 'none');
  return levels.toReversed().find((level) => met.includes(level)) ?? 'none';
};

export const coverageOf = (chart: Chart, walks: readonly Walk[]): Coverage => {
  const nearest = (part: 'transitions' | 'guards') =>
    new Map<string, Level>(
      levels
        .toReversed()
        .flatMap((level) => walks.filter(({ driver }) => driver === level))
        .flatMap((walk) => walk[part].map((name) => [name, walk.driver])),
    );
  const transitions = nearest('transitions');
  const staying = Map.groupBy(
    chart.transitions.filter(({ targets }) => targets.length === 0),
    ({ source }) => source,
  );
  const states = new Map(
    [...staying].map(([path, those]) => [
      path,
      leastOf(
        { transitions },
        those.map(({ id }) => id),
      ),
    ]),
  );
  return { transitions, guards: nearest('guards'), states };
};

/** The names of guards in these transitions, those inside of `and`, `or` and `not` too. */
export const guardsIn = (transitions: readonly ChartTransition[]): string[] =>
  [...new Set(transitions.flatMap(({ guard }) => guard?.match(/[\w-]+(?!\w*\()/g) ?? []))].sort();

/** How many of the chart's transitions each level has. */
export const countLevels = ({ transitions }: Chart, coverage: Coverage): Record<Level, number> => {
  const count = (level: Level) =>
    transitions.filter(({ id }) => (coverage.transitions.get(id) ?? 'none') === level).length;
  return {
    browser: count('browser'),
    screen: count('screen'),
    machine: count('machine'),
    none: count('none'),
  };
};
