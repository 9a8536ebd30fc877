import { isLoopback, SettingsError } from './parse-variables.ts';
import type { Values } from './variables.ts';

/**
 * Throws for settings that suit a demo but would cost real people money or privacy. Settings of one outside service are checked where they
 * are read.
 */
const refuseInProduction = (values: Values): void => {
  const { PUBLIC_URL, TRUSTED_PROXIES, DATABASE_URL, DATABASE, SEED } = values;
  if (!PUBLIC_URL) throw new SettingsError('PUBLIC_URL', 'is needed when MODE is production');
  if (!PUBLIC_URL.startsWith('https:'))
    throw new SettingsError('PUBLIC_URL', 'must be an https address when MODE is production');
  if (!TRUSTED_PROXIES)
    throw new SettingsError(
      'TRUSTED_PROXIES',
      'is needed when MODE is production: the proxies’ addresses, or none where people reach the server directly',
    );
  if (!DATABASE_URL && !DATABASE)
    throw new SettingsError(
      'DATABASE_URL',
      'is needed when MODE is production. DATABASE=embedded chooses the embedded database instead, for one process only',
    );
  if (SEED)
    throw new SettingsError(
      'SEED',
      'must be no when MODE is production: the demo’s people can sign in with a known password',
    );
};

const notForOthers = 'in the sandbox: set MODE=production for a site that others reach';

/**
 * Throws for signs of real users or of access from other machines. Anybody who reaches a sandbox can read every e-mail, sign in as anyone
 * and move the clock.
 */
const refuseInSandbox = ({ PUBLIC_URL, HOST, TRUSTED_PROXIES }: Values): void => {
  if (PUBLIC_URL && !(PUBLIC_URL.startsWith('http:') && isLoopback(new URL(PUBLIC_URL).hostname)))
    throw new SettingsError(
      'PUBLIC_URL',
      `must be an http address of this machine, such as http://localhost:3000, ${notForOthers}`,
    );
  if (!isLoopback(HOST))
    throw new SettingsError(
      'HOST',
      `must be localhost or a loopback address such as 127.0.0.1 ${notForOthers}`,
    );
  if (TRUSTED_PROXIES)
    throw new SettingsError(
      'TRUSTED_PROXIES',
      'belongs to a production server: set MODE=production, or leave it out',
    );
};

/** Throws `SettingsError` for a setting that the mode does not allow. */
export const refuseByMode = (values: Values): void => {
  if (values.DATABASE && values.DATABASE_URL)
    throw new SettingsError('DATABASE', 'must not be embedded when DATABASE_URL is set: choose one of them');
  if (values.MODE === 'production') refuseInProduction(values);
  else refuseInSandbox(values);
};
