/**
 * Keeps what was asked for last, `room` of it, by its key. Asked for at the same time it is made once; what failed is made
 * anew for whoever asks next.
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
