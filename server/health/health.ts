import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { readinessCheck } from './readiness.ts';

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
    // It checks nothing else: restarting a process does not bring the database back.
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
