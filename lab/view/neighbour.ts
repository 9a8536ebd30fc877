import type { PlacedState } from '#lab/chart/outline.ts';

const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** The state that an arrow key leads to: the nearest in its direction. */
export const neighbourOf = (states: readonly PlacedState[], path: string, key: string): string | null => {
  const way = ways[key as keyof typeof ways];
  const from = states.find((state) => state.path === path && state.kind !== 'initial');
  if (way === undefined || from === undefined) return null;
  const middle = ({ x, y, width, height }: PlacedState) => [x + width / 2, y + height / 2] as const;
  const [fromX, fromY] = middle(from);
  const reached = states
    .filter(({ kind, path: other }) => kind !== 'initial' && other !== path && other !== '')
    .map((state) => {
      const [x, y] = middle(state);
      const ahead = (x - fromX) * way[0] + (y - fromY) * way[1];
      const aside = Math.abs((x - fromX) * way[1]) + Math.abs((y - fromY) * way[0]);
      return { path: state.path, isAhead: ahead > 4 && aside <= 3 * ahead, cost: ahead + 2 * aside };
    })
    .filter(({ isAhead }) => isAhead)
    .sort((one, other) => one.cost - other.cost);
  return reached[0]?.path ?? null;
};
