/**
 * Caches the `room` most recently used values, by key. Simultaneous requests share one computation; a failed one is repeated for the next
 * request.
 */
export const keepLatest = <Value>(room: number) => {
  const kept = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    kept.delete(key);
    const value = known ?? make();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    if (kept.size > room) kept.delete(kept.keys().next().value ?? key);
    return value;
  };
};
