import type { ContentData } from '#src/features/content/content-data.ts';

export type Valley = NonNullable<ContentData['valley']>;
export type ValleyRoute = Valley['routes'][number];

/** A route's slug: `summit-century`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The two compared sides: the chosen route, and the other one. */
export type Side = 'chosen' | 'other';

/** The shown routes, and the mile that is read on one of them. */
export type ValleyState = {
  chosen: string | null;
  other: string | null;
  reading: { side: Side; mile: number } | null;
};

export type ValleyAction =
  | { type: 'route.chosen'; side: Side; id: string }
  | { type: 'mile.read'; side: Side; mile: number };

/** The ids in an address (`?routes=…,…`), completed by the first routes. A route is never compared with itself. */
export const initialState = (
  routes: readonly ValleyRoute[],
  named: { route?: string | undefined; with?: string | undefined } = {},
): ValleyState => {
  const idOf = (slug: string | undefined) =>
    routes.find(({ route }) => slugOf(route.name) === slug)?.route.id ?? null;
  const ids = routes.map(({ route }) => route.id);
  const asked = idOf(named.with);
  const chosen = idOf(named.route) ?? ids.find((id) => id !== asked) ?? null;
  const other = asked !== null && asked !== chosen ? asked : (ids.find((id) => id !== chosen) ?? null);
  return { chosen, other, reading: null };
};

/** Choosing the other side's route swaps the sides. */
export const reduceValley = (state: ValleyState, action: ValleyAction): ValleyState => {
  if (action.type === 'mile.read') return { ...state, reading: { side: action.side, mile: action.mile } };
  const opposite = action.side === 'chosen' ? 'other' : 'chosen';
  const moved = state[opposite] === action.id ? { [opposite]: state[action.side] } : {};
  return { ...state, ...moved, [action.side]: action.id, reading: null };
};

const stepMiles = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
} as const;

/** The mile that a key selects from another one; null for other keys. */
export const mileAfterKey = (key: string, mile: number, miles: number): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return miles;
  if (!Object.hasOwn(stepMiles, key)) return null;
  const wanted = mile + stepMiles[key as keyof typeof stepMiles];
  return Math.min(miles, Math.max(0, Math.round(wanted * 10) / 10));
};
