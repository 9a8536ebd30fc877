import { type AnalyticsSettings, readAnalytics } from './analytics.settings.ts';
import { type CharitySettings, readCharity } from './charity.settings.ts';
import { type DatabaseSettings, readDatabase } from './database.settings.ts';
import { type GrantsSettings, readGrants } from './grants.settings.ts';
import { dispensablePolicies, type IdentitySettings, readIdentity } from './identity.settings.ts';
import { type MailSettings, readMail } from './mail.settings.ts';
import { refuseByMode } from './modes.ts';
import { type PaymentsSettings, readPayments } from './payments.settings.ts';
import { SettingsError } from './settings-error.ts';
import { type Values, variables } from './variables.ts';

export { SettingsError } from './settings-error.ts';

export type Settings = {
  /** `sandbox` has the local ends and /sandbox; `production` has neither. */
  mode: 'sandbox' | 'production';
  host: string;
  port: number;
  /** Addresses and ranges of the proxies in front, whose word about where a request comes from is taken. Empty in the sandbox. */
  trustedProxies: string[];
  /** The address people use, without a slash at the end. */
  publicUrl: string;
  /** Holds the embedded database and the files. */
  dataDir: string;
  /** Whether an empty database is filled with the demo event at the first start. */
  seed: boolean;
  /** Answers are held against the contract, and one that breaks it becomes a 500: in tests and development. */
  checkResponses: boolean;
  /** Whether this process runs jobs. */
  jobs: boolean;
  /** Whether browsers keep the public pages they show, to be read without a connection; no takes back what they kept. */
  offlinePages: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether security events are written, whatever the level is. */
  securityEvents: boolean;
  identity: IdentitySettings;
  payments: PaymentsSettings;
  /** How many declines an hour that no charge makes up for, before people without a history here have to authenticate their cards. */
  cardDeclinesAllowed: number;
  grants: GrantsSettings;
  mail: MailSettings;
  charity: CharitySettings;
  analytics: AnalyticsSettings;
} & DatabaseSettings;

/** The sandbox’s address on this machine, as a browser takes it. */
const ownAddress = ({ HOST, PORT }: Values): string => {
  const name = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${HOST === '127.0.0.1' ? 'localhost' : name}:${PORT}`;
};

/** Reads the environment once. An empty variable counts as not set, but where emptiness says something. Throws `SettingsError` for the first wrong one. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value?.trim() || dispensablePolicies.includes(name),
    ),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(String(issue?.path[0] ?? 'A setting'), issue?.message ?? 'is wrong');
  }
  const values = parsed.data;
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
    logLevel: values.LOG_LEVEL,
    securityEvents: values.SECURITY_EVENTS,
    identity: readIdentity(values),
    payments: readPayments(values),
    cardDeclinesAllowed: values.CARD_DECLINES_ALLOWED,
    grants: readGrants(values),
    mail: readMail(values),
    charity: readCharity(values),
    analytics: readAnalytics(values),
  };
};
