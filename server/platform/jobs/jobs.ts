import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { LoadShedding } from '#server/platform/load-shedding.ts';
import type { Log } from '#server/platform/log.ts';
import { addJob, jobChannel, type LeasedJob, leaseNext, markDone, markFailed } from './job-table.ts';
import type { JobHandler, Jobs, Lane, RegisterOptions } from './jobs.types.ts';

export type { JobPayload, Jobs } from './jobs.types.ts';

type JobsDeps = { db: Db; clock: Clock; events: Events; log: Log; loadShedding: LoadShedding };

type Registered = RegisterOptions & { handler: JobHandler };

const lanes: readonly Lane[] = ['charges', 'rest', 'letters'];

// Milliseconds that an e-mail job waits for each request in progress: it may run later, but it does run.
const patience = 10;

// The longest delay of a job that falls due by time alone, without an event to wake the worker.
const lookEvery = 1000;

/** Jobs of this process. Several processes may work at once: each job is leased by one of them. */
export const createJobs = ({ db, clock, events, log, loadShedding }: JobsDeps): Jobs => {
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
      if (lane === 'letters') await loadShedding.over(patience);
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

  /** Runs one lane after the other, until no lane has new work. */
  const runDue = async (): Promise<number> => {
    let runs = 0;
    for (const lane of lanes) {
      // A run in progress may have looked before the newest job was added.
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
