import type { Trx } from '#server/platform/database/database.ts';

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

/** Kinds of one lane take their turn; of two lanes neither waits for the other. */
export type Lane = 'charges' | 'letters' | 'rest';

export type RegisterOptions = {
  /**
   * `charges` for what finds out about money, which must not wait behind ten thousand letters; `letters` for what draws
   * documents, which waits itself while many people are being answered; `rest` when left out.
   */
  lane?: Lane;
  /** After the last wait it is tried again at that pace, for ever: for what would be lost if nobody came back to it. */
  isNeverGivenUp?: boolean;
};

export type Jobs = {
  enqueue: (trx: Trx, kind: string, payload: JobPayload, options?: EnqueueOptions) => Promise<void>;
  /** Each kind has one handler; a second handler of a kind throws. */
  register: (kind: string, handler: JobHandler, options?: RegisterOptions) => void;
  /** Runs everything that is due until nothing is left; resolves with the number of runs. */
  runDue: () => Promise<number>;
  /** Keeps running what falls due, until `stop`. */
  start: () => Promise<void>;
  /** Resolves when the runs under way have ended. */
  stop: () => Promise<void>;
};
