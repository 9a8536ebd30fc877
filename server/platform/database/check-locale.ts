import { sql } from 'kysely';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import type { Db } from './database.ts';

/**
 * Throws `SettingsError` for a database that can't keep every name, or that holds two e-mail addresses for different ones that are
 * the same: under a Turkish locale an I in small letters is no i. All other locales will do.
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
