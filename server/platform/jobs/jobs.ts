import type { Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addJob, jobChannel, type LeasedJob, leaseNext, markDone, markFailed } from './job-table.ts';

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
  /** Each kind has one handler; a second registration of a kind throws. */
  register: (kind: string, handler: JobHandler, options?: RegisterOptions) => void;
  /** Runs everything that is due until nothing is left; resolves with the number of runs. */
  runDue: () => Promise<number>;
  /** Keeps running what falls due, until `stop`. */
  start: () => Promise<void>;
  /** Resolves when the runs under way have ended. */
  stop: () => Promise<void>;
};

type Registered = RegisterOptions & { handler: JobHandler };

const lanes: readonly Lane[] = ['charges', 'rest', 'letters'];

// Of a letter for each gift that is being taken, before it is written: it may come later, but it does come. Milliseconds.
const patience = 10;

// The longest that a job waits which fell due by time alone, with nobody to wake the worker.
const lookEvery = 1000;

/** Jobs of this process. Several processes may work at once: each job is leased by one of them. */
export const createJobs = ({
  db,
  clock,
  events,
  log,
  rush,
}: Pick<Platform, 'db' | 'clock' | 'events' | 'log' | 'rush'>): Jobs => {
  const handlers = new Map<string, Registered>();
  const working = new Map<Lane, Promise<number>>();
  let stopListening: (() => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopping = false;

  const run = async (job: LeasedJob, { handler, isNeverGivenUp = false }: Registered): Promise<void> => {
    try {
      await handler(job.payload, { id: job.id, kind: job.kind, attempt: job.attempts });
      await markDone(db, job.id, clock.now());
    } catch (error) {
      log.warn({ err: error, kind: job.kind, job: job.id, attempt: job.attempts }, 'a job failed');
      await markFailed(db, job, clock.now(), { error, isNeverGivenUp });
    }
  };

  const runAll = async (lane: Lane): Promise<number> => {
    for (let runs = 0; ; runs += 1) {
      if (lane === 'letters') await rush.over(patience);
      if (isStopping) return runs;
      const kinds = [...handlers].filter(([, registered]) => (registered.lane ?? 'rest') === lane);
      const job = await leaseNext(
        db,
        clock.now(),
        kinds.map(([kind]) => kind),
      );
      const registered = job ? handlers.get(job.kind) : undefined;
      if (!job || !registered) return runs;
      await run(job, registered);
    }
  };

  const work = (lane: Lane): Promise<number> => {
    const begun =
      working.get(lane) ??
      runAll(lane).finally(() => {
        working.delete(lane);
      });
    working.set(lane, begun);
    return begun;
  };

  const wake = () => {
    if (!timer) return;
    for (const lane of lanes)
      work(lane).catch((error: unknown) => log.error(error, 'the jobs could not be read'));
  };

  /** One lane after the other, until none of them has made work for another. */
  const runDue = async (): Promise<number> => {
    let runs = 0;
    for (const lane of lanes) {
      // What is under way may have looked before the newest job was there.
      const before = (await working.get(lane)) ?? 0;
      runs += before + (await work(lane));
    }
    return runs === 0 ? 0 : runs + (await runDue());
  };

  return {
    enqueue: async (trx, kind, payload, options = {}) => {
      await addJob(trx, clock, { kind, payload, ...options });
      await events.publish(trx, jobChannel, kind);
    },
    register: (kind, handler, options = {}) => {
      if (handlers.has(kind)) throw new Error(`Jobs of kind ${kind} have a handler already.`);
      handlers.set(kind, { handler, ...options });
    },
    runDue,
    start: async () => {
      isStopping = false;
      stopListening = await events.subscribe(jobChannel, wake);
      timer = setInterval(wake, lookEvery);
      timer.unref();
      wake();
    },
    stop: async () => {
      isStopping = true;
      if (timer) clearInterval(timer);
      timer = null;
      await stopListening?.();
      stopListening = null;
      await Promise.allSettled(working.values());
    },
  };
};
