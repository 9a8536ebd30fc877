import type { Clock } from '#server/platform/clock/clock.ts';

export type Fresh<Value> = {
  clock: Pick<Clock, 'now'>;
  /** Milliseconds that a value stays fresh, from when its reading began. */
  freshFor: number;
  read: () => Promise<Value>;
};

/**
 * Caches a value for its time, for any number of readers. A reading with the same result, as JSON, returns the earlier object, so that what
 * was derived from it stays valid. A failed reading is not cached.
 */
export const keepFresh = <Value>({ clock, freshFor, read }: Fresh<Value>): (() => Promise<Value>) => {
  let latest: { at: number; value: Promise<Value> } | null = null;
  let known: { text: string; value: Value } | null = null;

  const readAnew = async (): Promise<Value> => {
    const value = await read();
    const text = JSON.stringify(value);
    if (known?.text !== text) known = { text, value };
    return known.value;
  };

  return () => {
    const now = clock.now().getTime();
    // A clock that was put back also expires a value: the value is of another day.
    if (latest !== null && latest.at <= now && now < latest.at + freshFor) return latest.value;
    const reading = { at: now, value: readAnew() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = null;
    });
    return reading.value;
  };
};

/** Keeps many values fresh, each by its key. Beyond `room`, the least recently used value is dropped. */
export const keepFreshest = <Value>({
  clock,
  freshFor,
  room,
}: Pick<Fresh<Value>, 'clock' | 'freshFor'> & { room: number }) => {
  const kept = new Map<string, () => Promise<Value>>();
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const fresh = kept.get(key) ?? keepFresh({ clock, freshFor, read });
    kept.delete(key);
    kept.set(key, fresh);
    if (kept.size > room) kept.delete(kept.keys().next().value ?? key);
    return fresh();
  };
};
