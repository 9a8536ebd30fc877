import { dayIn, timeIn } from '#machines/calendar.ts';
import type { Trx } from '#server/platform/database/database.ts';

export type JobPayload = { readonly [field: string]: string | number | boolean | null };

type JobRun = { id: string; kind: string; attempt: number };

/**
 * Does the work of one job. A crash before the job is marked as done causes a second run, so a handler checks what is already done. A
 * rejection is retried later.
 */
export type JobHandler = (payload: JobPayload, run: JobRun) => Promise<void>;

export type EnqueueOptions = {
  /** The job runs at this time of the product's clock or later; without it, immediately. */
  runAt?: Date;
  /** A second job of the same kind and key is not added, whether the first is waiting or done. */
  key?: string;
};

/** Kinds of one lane run in turn; lanes do not wait for each other. */
export type Lane = 'charges' | 'letters' | 'rest';

export type RegisterOptions = {
  /**
   * `charges` is for jobs about money, which must not wait behind ten thousand e-mails. `letters` is for jobs that draw documents, and
   * waits while many requests are in progress. `rest` is the default.
   */
  lane?: Lane;
  /** After the last wait the job is retried at that pace for ever: for work that must not be lost. */
  isNeverGivenUp?: boolean;
};

export type Jobs = {
  enqueue: (trx: Trx, kind: string, payload: JobPayload, options?: EnqueueOptions) => Promise<void>;
  /** Each kind has one handler; a second handler of a kind throws. */
  register: (kind: string, handler: JobHandler, options?: RegisterOptions) => void;
  /** Runs everything that is due until nothing is left; resolves with the number of runs. */
  runDue: () => Promise<number>;
  /** Keeps running due jobs, until `stop`. */
  start: () => Promise<void>;
  /** Resolves when the current runs have ended. */
  stop: () => Promise<void>;
};

/**
 * The key of a daily job. It uses UTC: two times 24 hours apart always have different keys, while a zone's autumn day of 25 hours can hold
 * both.
 */
export const dailyKey = (time: Date): string => dayIn('UTC', time);

export const hourlyKey = (time: Date): string => `${dailyKey(time)}T${timeIn('UTC', time).slice(0, 2)}`;
