import { type AnalyticsSettings, readAnalytics } from './analytics.settings.ts';
import { type DatabaseSettings, readDatabase } from './database.settings.ts';
import { type FilesSettings, readFiles } from './files.settings.ts';
import { type GrantsSettings, readGrants } from './grants.settings.ts';
import { dispensablePolicies, type IdentitySettings, readIdentity } from './identity.settings.ts';
import { type MailSettings, readMail } from './mail.settings.ts';
import { refuseByMode } from './modes.ts';
import { type OutsideSettings, readOutside } from './outside.settings.ts';
import { type Environment, parseVariables } from './parse-variables.ts';
import { type PaymentsSettings, readPayments } from './payments.settings.ts';
import { type Values, variables } from './variables.ts';

type PlatformSettings = {
  /** `sandbox` has the simulators and /sandbox; `production` has neither. */
  mode: 'sandbox' | 'production';
  host: string;
  port: number;
  /** Addresses and ranges of the proxies in front, which may state a request's origin. Empty in the sandbox. */
  trustedProxies: string[];
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  /** Holds the embedded database. */
  dataDir: string;
  /** Whether an empty database is seeded with the demo event at the first start. */
  seed: boolean;
  /** Checks answers against the contract, and turns a violation into a 500: in tests and development. */
  checkResponses: boolean;
  /** Whether this process runs jobs. */
  jobs: boolean;
  /** Whether browsers keep visited public pages for offline use; false also deletes the kept ones. */
  offlinePages: boolean;
  /** Milliseconds that a page waits for its data. After them it is rendered without the data, so that a slow database does not delay it. */
  pageWaitMs: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether security events are written, at any log level. */
  securityEvents: boolean;
  identity: IdentitySettings;
  payments: PaymentsSettings;
  /** Declines an hour, not offset by charges, before people without a history on this site have to authenticate their cards. */
  cardDeclinesAllowed: number;
  grants: GrantsSettings;
  mail: MailSettings;
  files: FilesSettings;
  analytics: AnalyticsSettings;
  outside: OutsideSettings;
} & DatabaseSettings;

/** The areas' settings. Each area declares its part where it reads it, and `server/read-settings.ts` combines the parts. */
// biome-ignore lint/suspicious/noEmptyInterface: areas add their members by declaration merging.
export interface AreaSettings {}

export type Settings = PlatformSettings & AreaSettings;

/** The sandbox’s address on this machine, in a browser's form. */
const ownAddress = ({ HOST, PORT }: Values): string => {
  const name = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${HOST === '127.0.0.1' ? 'localhost' : name}:${PORT}`;
};

/** The platform's part of the settings. Throws `SettingsError` for the first wrong variable. */
export const readPlatformSettings = (environment: Environment): PlatformSettings => {
  const values = parseVariables(variables, environment, dispensablePolicies);
  refuseByMode(values);
  return {
    mode: values.MODE,
    host: values.HOST,
    port: values.PORT,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    publicUrl: values.PUBLIC_URL ?? ownAddress(values),
    dataDir: values.DATA_DIR,
    ...readDatabase(values),
    seed: values.SEED ?? (values.MODE === 'sandbox' && !values.DATABASE_URL),
    checkResponses: values.CHECK_RESPONSES,
    jobs: values.JOBS,
    offlinePages: values.OFFLINE_PAGES,
    pageWaitMs: values.PAGE_WAIT_MS,
    logLevel: values.LOG_LEVEL,
    securityEvents: values.SECURITY_EVENTS,
    identity: readIdentity(values),
    payments: readPayments(values),
    cardDeclinesAllowed: values.CARD_DECLINES_ALLOWED,
    grants: readGrants(values),
    mail: readMail(values),
    files: readFiles(values),
    analytics: readAnalytics(values),
    outside: readOutside(values),
  };
};
