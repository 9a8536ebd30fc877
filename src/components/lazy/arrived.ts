import { use } from 'react';

const settled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** A promise whose value is read without suspending once it is there: nothing that is shown gives way to a fallback again. */
export const arriving = <Value>(coming: Promise<Value>): Promise<Value> => {
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    // Whoever reads it is told.
    () => undefined,
  );
  return coming;
};

/**
 * A value that may come later. The component suspends until it is there, so it goes into a `Suspense`. React wants `use` in each
 * rendering, also of a value that is there.
 */
export const useArrived = <Value>(late: Value | Promise<Value>): Value =>
  use(late instanceof Promise ? late : settled(late));
