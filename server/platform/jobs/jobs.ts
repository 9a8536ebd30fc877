import type { Trx } from '../database/database.ts';

export type JobPayload = { readonly [field: string]: string | number | boolean | null };

export type JobRun = { id: string; kind: string; attempt: number };

/**
 * Does the work of one job. A crash between the work and the note that it is done means a second run, so a handler
 * looks at what is already there before it acts. A rejection is tried again later.
 */
export type JobHandler = (payload: JobPayload, run: JobRun) => Promise<void>;

export type EnqueueOptions = {
  /** Not before this time of the product's clock; at once when left out. */
  runAt?: Date;
  /** A second job of the same kind and key is not made, whether the first is waiting or done. */
  key?: string;
};

export type Jobs = {
  enqueue: (trx: Trx, kind: string, payload: JobPayload, options?: EnqueueOptions) => Promise<void>;
  /** Each kind has one handler; a second registration of a kind throws. */
  register: (kind: string, handler: JobHandler) => void;
  /** Runs everything that is due until nothing is left; resolves with the number of runs. */
  runDue: () => Promise<number>;
  /** Keeps running what falls due, until `stop`. */
  start: () => void;
  /** Resolves when the runs under way have ended. */
  stop: () => Promise<void>;
};
