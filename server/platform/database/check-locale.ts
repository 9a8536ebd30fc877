import { sql } from 'kysely';
import { SettingsError } from '#server/platform/settings/parse-variables.ts';
import type { Db } from './database.ts';

/**
 * Throws `SettingsError` for a database that cannot keep every name, or that takes equal e-mail addresses for different ones: under a
 * Turkish locale the lower case of I is not i.
 */
export const refuseLocale = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ encoding: string; hasPlainCase: boolean }>`
    select current_setting('server_encoding') as encoding, lower('I') = 'i' as has_plain_case`.execute(db);
  const [{ encoding, hasPlainCase } = { encoding: '', hasPlainCase: false }] = rows;
  if (encoding !== 'UTF8')
    throw new SettingsError(
      'DATABASE_URL',
      `names a database in ${encoding}. Make one with “encoding 'UTF8'” (docs/database.md)`,
    );
  if (!hasPlainCase)
    throw new SettingsError(
      'DATABASE_URL',
      'names a database with a Turkish or Azerbaijani locale. Make one with another locale, such as C (docs/database.md)',
    );
};
