/** The paths of all active states, the outer ones first: of `{ editing: 'payment' }` they are `editing` and `editing.payment`. */
export const activeStates = (value: unknown, around: readonly string[] = []): string[] => {
  if (typeof value === 'string') return [[...around, value].join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...around, key].join('.'),
    ...activeStates(inner, [...around, key]),
  ]);
};

/** Whether one of the states of a text is this one or inside it. The root is around all. */
export const isWithin = (text: string, path: string): boolean =>
  path === '' || text.split(' & ').some((state) => state === path || state.startsWith(`${path}.`));
