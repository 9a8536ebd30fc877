import { Readable } from 'node:stream';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Files, fileName } from './files.ts';

/** Files in the database: one thing to back up, and the same for every process. For files below a megabyte. */
export const databaseFiles = ({ db, clock }: { db: Db; clock: Clock }): Files => ({
  put: async (name, body) => {
    const content = { body: Buffer.from(body), storedAt: clock.now() };
    await db
      .insertInto('storedFile')
      .values({ name: fileName(name), ...content })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(content))
      .execute();
  },
  open: async (name) => {
    const file = await db
      .selectFrom('storedFile')
      .select('body')
      .where('name', '=', fileName(name))
      .executeTakeFirst();
    return file ? { body: Readable.from([file.body]), size: file.body.length } : null;
  },
  remove: async (name) => {
    await db.deleteFrom('storedFile').where('name', '=', fileName(name)).execute();
  },
});
