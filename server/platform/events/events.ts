import { sql } from 'kysely';
import type { Store, Trx } from '#server/platform/database/database.ts';

export type EventListener = (payload: string) => void;

/** Short messages to every process on the same database (LISTEN/NOTIFY). Messages can be lost: never the only record. */
export type Events = {
  /** Sends when `trx` commits; at most 7,900 bytes. */
  publish: (trx: Trx, channel: string, payload: string) => Promise<void>;
  /** Resolves with the function that stops listening. */
  subscribe: (channel: string, listener: EventListener) => Promise<() => Promise<void>>;
};

export const createEvents = (store: Store): Events => ({
  publish: async (trx, channel, payload) => {
    await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
  },
  subscribe: (channel, listener) => store.listen(channel, listener),
});
