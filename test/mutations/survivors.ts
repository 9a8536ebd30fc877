import type { Survivor } from './survivor.ts';

/** The mutants of `machines/` that survive for a reason: `npm run mutate` fails for any other one in a guard. */
export const survivors: readonly Survivor[] = [];
