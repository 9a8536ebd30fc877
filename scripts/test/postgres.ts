import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const program = process.platform === 'win32' ? 'postgres.exe' : 'postgres';
const debian = '/usr/lib/postgresql';

/** The folder with a PostgreSQL server's programs and those `besides`, newest first; null when there is none. */
export function findPostgres(besides: readonly string[] = []): string | null {
  const packaged = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const named = process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : [];
  const places = [...named, ...(process.env.PATH ?? '').split(delimiter), ...packaged];
  const needed = [program, 'initdb', ...besides];
  return places.find((folder) => needed.every((name) => existsSync(join(folder, name)))) ?? null;
}
