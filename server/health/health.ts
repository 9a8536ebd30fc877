import { sql } from 'kysely';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';

/** Whether this process can do its work: it can when the database answers. */
export const healthOperations = ({ db, clock, settings }: Platform) =>
  ({
    getHealth: async () => {
      try {
        await sql`select 1`.execute(db);
      } catch (error) {
        throw new ProblemError('temporarily-unavailable', { cause: error });
      }
      return {
        status: 200,
        body: {
          status: 'ok',
          mode: settings.mode,
          store: settings.databaseUrl === null ? 'embedded' : 'server',
          time: clock.now().toISOString(),
        },
      };
    },
  }) satisfies Partial<Handlers>;
