import { type Chart, stateAt } from './chart.ts';

const around = (path: string): string[] => {
  const keys = path === '' ? [] : path.split('.');
  return ['', ...keys.map((_, place) => keys.slice(0, place + 1).join('.'))];
};

/** The states in the order in which a reader who begins at the start meets them, the nearest first. */
const readingOrder = (chart: Chart): string[] => {
  const met = new Set(['']);
  const nextOf = (path: string): string[] => {
    const { type, initial, children } = stateAt(chart, path);
    const inside = type === 'parallel' ? children : initial === null ? [] : [initial];
    const targets = chart.transitions.filter(({ source }) => source === path).flatMap((one) => one.targets);
    return [...inside, ...targets].flatMap(around);
  };
  // The set grows while it is read.
  for (const path of met) for (const next of nextOf(path)) met.add(next);
  return [...met, ...chart.states.map(({ path }) => path).filter((path) => !met.has(path))];
};

/**
 * Whether a transition leads on from its source, as most do, or back to what a reader has met. Two states compare as the siblings that hold
 * them, so that the transitions between siblings that lead on form no circle.
 */
export const leadsOn = (chart: Chart): ((source: string, target: string) => boolean) => {
  const places = new Map(readingOrder(chart).map((path, place) => [path, place]));
  return (source, target) => {
    const [one, other] = [around(source), around(target)];
    const level = one.findIndex((path, place) => path !== other[place]);
    const [first, second] = [one[level], other[level]];
    if (first === undefined || second === undefined) return true;
    return (places.get(first) ?? 0) < (places.get(second) ?? 0);
  };
};
