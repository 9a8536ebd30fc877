import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprintOf } from '../prepare.ts';
import { root, runCommand } from '../run-command.ts';

/** What migrations and seed are made of. The seed reads no clock, so its rows don't depend on the day. */
const sources = ['package-lock.json', 'server', 'machines', 'scripts/seed.ts'];

const cache = resolve(root, '.cache');
const prefix = 'site-data-';

const removeOthers = (kept: string): void => {
  for (const name of readdirSync(cache))
    if (name.startsWith(prefix) && !name.includes(kept))
      rmSync(join(cache, name), { recursive: true, force: true });
};

/** The seed's own command, on the embedded database and with no settings of this process. */
const seedInto = async (folder: string): Promise<void> => {
  const env = { DATA_DIR: folder, DATABASE_URL: '', MODE: 'sandbox' };
  const { code, output } = await runCommand('node', ['scripts/seed.ts'], { env });
  if (code !== 0) throw new Error(`The data of a site could not be prepared:\n${output.trimEnd()}`);
};

/**
 * A data directory with migrated and seeded data, made once for each version of the server. It has no secrets: a server makes its keys at
 * its first start.
 */
export const seededData = async (): Promise<string> => {
  const key = fingerprintOf(sources).slice(0, 16);
  const folder = join(cache, `${prefix}${key}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  removeOthers(key);
  // Sites start side by side: none may copy what another has written by half.
  const aside = `${folder}.${randomUUID()}`;
  await seedInto(aside);
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

/** Copies the demo's data into an empty data directory: a server starts on it in less than half of the time. */
export const fillWithDemo = async (directory: string): Promise<void> =>
  cpSync(await seededData(), directory, { recursive: true });
