import { codeOf, connectionProblem } from './platform/database/database-errors.ts';
import type { Settings } from './platform/settings/settings.ts';
import { SettingsError } from './platform/settings/settings-error.ts';

/** Errors whose message is meant for the person who starts the server, and says all there is to say. */
const plain = new Set(['SettingsError', 'DirectoryInUse', 'MigrationFailed']);

/** What kept the server from starting: one line where a setting is at fault, otherwise all that is known. */
export const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (plain.has(error.name)) return error.message;
  const problem = connectionProblem(error);
  return problem === null
    ? (error.stack ?? error.message)
    : new SettingsError('DATABASE_URL', problem).message;
};

/** The setting that is to blame for an address that can't be listened on; the error itself where none is. */
export const listenProblem = (error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): unknown => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new SettingsError('PORT', `is in use by another program. Stop that one, or set another PORT`);
  if (code === 'EACCES')
    return new SettingsError('PORT', `must be one that this process may use, such as 3000; ${port} is none`);
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code))
    return new SettingsError('HOST', `must be an address of this machine, and ${host} is none`);
  return error;
};
