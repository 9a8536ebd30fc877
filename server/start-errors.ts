import { codeOf, connectionProblem } from './platform/database/database-errors.ts';
import { SettingsError } from './platform/settings/parse-variables.ts';
import type { Settings } from './platform/settings/settings.ts';

/** Errors with a complete message for the person who starts the server. */
const plain = new Set(['SettingsError', 'DirectoryInUse', 'MigrationFailed']);

/** Why the server did not start: one line for a wrong setting, otherwise the whole error. */
export const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (plain.has(error.name)) return error.message;
  const problem = connectionProblem(error);
  return problem === null
    ? (error.stack ?? error.message)
    : new SettingsError('DATABASE_URL', problem).message;
};

/** The setting at fault for an address that can't be opened; the error itself where none is. */
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
