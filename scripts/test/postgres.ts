import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const program = process.platform === 'win32' ? 'postgres.exe' : 'postgres';
const debian = '/usr/lib/postgresql';

/** The folder with a PostgreSQL server's programs (`initdb`, `postgres`, `pg_ctl`), newest first; null when there is none. */
export function findPostgres(): string | null {
  const packaged = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const named = process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : [];
  const places = [...named, ...(process.env.PATH ?? '').split(delimiter), ...packaged];
  return (
    places.find((folder) => existsSync(join(folder, program)) && existsSync(join(folder, 'initdb'))) ?? null
  );
}
