import { type FlowError, toFlowError } from '#machines/flow-error.ts';
import type { LoadedShifts, SavedShifts, ShiftsChange, ShiftsContext } from './shifts.types.ts';

type Update = Partial<ShiftsContext>;

export const initialContext = ({ code }: { code: string | null }): ShiftsContext => ({
  code,
  loaded: null,
  shiftId: null,
  change: null,
  key: null,
  done: null,
  problem: null,
});

const atRest: Update = { shiftId: null, change: null, key: null };

/** Keeps the problem that caused the reload, so that the person can read it. */
export const loaded = (all: LoadedShifts): Update => ({ ...atRest, loaded: all });

/** Begins to swap a shift. */
export const chosen = (shiftId: string): Update => ({ ...atRest, shiftId, done: null, problem: null });

export const asked = (change: ShiftsChange): Update => ({ ...atRest, change, done: null, problem: null });

export const dismissed = (): Update => ({ ...atRest, problem: null });

export const sent = (change: ShiftsChange, key: string): Update => ({
  change,
  key,
  done: null,
  problem: null,
});

/** Keeps the old list where it could not be read again. */
export const saved = ({ loaded: before, change }: ShiftsContext, { own, shifts }: SavedShifts): Update => ({
  ...atRest,
  loaded: { own, shifts: shifts ?? before?.shifts ?? [], shared: before?.shared ?? null },
  done: change,
  problem: null,
});

/** The change is dropped and not sent again. */
export const failed = (error: FlowError): Update => ({ ...atRest, problem: toFlowError(error) });
