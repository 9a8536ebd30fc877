import { use } from 'react';

const settled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** A promise whose value is read without suspending once it is resolved, so that no fallback replaces shown content. */
export const arriving = <Value>(coming: Promise<Value>): Promise<Value> => {
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    // Each reader gets the error.
    () => undefined,
  );
  return coming;
};

/**
 * The value of a promise. The component suspends until it is resolved, so it goes into a `Suspense`. React requires `use` in each render,
 * also for a resolved value.
 */
export const useArrived = <Value>(late: Value | Promise<Value>): Value =>
  use(late instanceof Promise ? late : settled(late));
