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
  /** `sandbox` has the local ends and /sandbox; `production` has neither. */
  mode: 'sandbox' | 'production';
  host: string;
  port: number;
  /** Addresses and ranges of the proxies in front, whose word about where a request comes from is taken. Empty in the sandbox. */
  trustedProxies: string[];
  /** The address people use, without a slash at the end. */
  publicUrl: string;
  /** Holds the embedded database. */
  dataDir: string;
  /** Whether an empty database is filled with the demo event at the first start. */
  seed: boolean;
  /** Answers are held against the contract, and one that breaks it becomes a 500: in tests and development. */
  checkResponses: boolean;
  /** Whether this process runs jobs. */
  jobs: boolean;
  /** Whether browsers keep the public pages they show, to be read without a connection; no takes back what they kept. */
  offlinePages: boolean;
  /** Milliseconds that a page waits for its data: it stands without them, and a slow database must not keep it back. */
  pageWaitMs: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether security events are written, whatever the level is. */
  securityEvents: boolean;
  identity: IdentitySettings;
  payments: PaymentsSettings;
  /** How many declines an hour that no charge makes up for, before people without a history here have to authenticate their cards. */
  cardDeclinesAllowed: number;
  grants: GrantsSettings;
  mail: MailSettings;
  files: FilesSettings;
  analytics: AnalyticsSettings;
  outside: OutsideSettings;
} & DatabaseSettings;

/** What areas add. Each declares its part where it reads it, and `server/read-settings.ts` puts the parts together. */
// biome-ignore lint/suspicious/noEmptyInterface: areas add their members by declaration merging.
export interface AreaSettings {}

export type Settings = PlatformSettings & AreaSettings;

/** The sandbox’s address on this machine, as a browser takes it. */
const ownAddress = ({ HOST, PORT }: Values): string => {
  const name = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${HOST === '127.0.0.1' ? 'localhost' : name}:${PORT}`;
};

/** The platform's part of the environment. Throws `SettingsError` for the first wrong variable. */
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
