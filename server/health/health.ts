import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Milliseconds that a check's result is kept: frequent requests cost the database no more. */
const holdsFor = 1000;
/** A slower write counts as failed. */
const writeLimit = 2000;

type Found = { isReady: true } | { isReady: false; error: unknown };

/** Rejects with the error of `write`, or after the time limit. The write may still end later. */
const inTime = async (write: Promise<unknown>, limit: number): Promise<void> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`A write took more than ${limit} ms`)), limit);
  try {
    await Promise.race([write, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Checks by `write` whether data can be written. At most one write a second begins, and none while one is in progress, for any number of
 * requests.
 */
export const readinessCheck = (
  write: () => Promise<unknown>,
  timing: { now: () => number; writeLimit: number } = { now: () => performance.now(), writeLimit },
) => {
  let written: Promise<unknown> | null = null;
  let checking: Promise<Found> | null = null;
  let latest: { found: Found; at: number } | null = null;

  const check = async (): Promise<Found> => {
    written ??= write().finally(() => {
      written = null;
    });
    const found = await inTime(written, timing.writeLimit).then(
      (): Found => ({ isReady: true }),
      (error: unknown): Found => ({ isReady: false, error }),
    );
    latest = { found, at: timing.now() };
    return found;
  };

  return async (): Promise<Found> => {
    if (latest && timing.now() - latest.at < holdsFor) return latest.found;
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
};

type Deps = { settings: Settings; db: Db; clock: Clock; closing: AbortSignal };

const notReady = (cause?: unknown) =>
  platformProblem('temporarily-unavailable', {
    headers: { 'retry-after': '1' },
    ...(cause === undefined ? {} : { cause }),
  });

/** Whether this process lives, and whether it can work: it can while the database takes writes. */
export const healthOperations = ({ db, clock, closing, settings }: Deps) => {
  const check = readinessCheck(() =>
    db
      .insertInto('readiness')
      .values({ writtenAt: sql`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ writtenAt: sql`now()` }))
      .execute(),
  );

  return {
    // The probe checks nothing else, because restarting a process does not bring the database back.
    getHealth: async () => ({
      status: 200,
      body: {
        status: 'ok',
        mode: settings.mode,
        store: settings.databaseUrl === null ? 'embedded' : 'server',
        time: clock.now().toISOString(),
      },
    }),

    getReadiness: async () => {
      if (closing.aborted) throw notReady();
      const found = await check();
      if (!found.isReady) throw notReady(found.error);
      return { status: 200, body: { status: 'ready' } };
    },
  } satisfies Partial<Handlers>;
};
