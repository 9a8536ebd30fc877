/** The paths of all active states, the outer ones first: of `{ editing: 'payment' }` they are `editing` and `editing.payment`. */
export const activeStates = (value: unknown, around: readonly string[] = []): string[] => {
  if (typeof value === 'string') return [[...around, value].join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...around, key].join('.'),
    ...activeStates(inner, [...around, key]),
  ]);
};

/** The states in which nothing else is active. */
export const innermostStates = (value: unknown): string[] => {
  const all = activeStates(value);
  return all.filter((path) => !all.some((other) => other.startsWith(`${path}.`)));
};
