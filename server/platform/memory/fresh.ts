import type { Clock } from '#server/platform/clock/clock.ts';

export type Fresh<Value> = {
  clock: Pick<Clock, 'now'>;
  /** Milliseconds for which a value is good, counted from when its reading began. */
  freshFor: number;
  read: () => Promise<Value>;
};

/**
 * Reads a value once in its time, however many ask. A reading that comes to the same, as JSON, gives the object of the one before:
 * what was made from it still holds. A reading that fails is not kept.
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
    // A clock that was put back makes a value old as well: it was of another day.
    if (latest !== null && latest.at <= now && now < latest.at + freshFor) return latest.value;
    const reading = { at: now, value: readAnew() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = null;
    });
    return reading.value;
  };
};
