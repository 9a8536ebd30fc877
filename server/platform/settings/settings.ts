import { isIP } from 'node:net';
import { z } from 'zod';
import { type AnalyticsSettings, analyticsVariables, readAnalytics } from './analytics.settings.ts';
import { type CharitySettings, charityVariables, readCharity } from './charity.settings.ts';
import { type GrantsSettings, grantsVariables, readGrants } from './grants.settings.ts';
import {
  dispensablePolicies,
  type IdentitySettings,
  identityVariables,
  readIdentity,
} from './identity.settings.ts';
import { type MailSettings, mailVariables, readMail } from './mail.settings.ts';
import { type PaymentsSettings, paymentsVariables, readPayments } from './payments.settings.ts';
import { SettingsError } from './settings-error.ts';

export { SettingsError } from './settings-error.ts';

export type Settings = {
  /** `sandbox` has the local ends and /sandbox; `production` has neither. */
  mode: 'sandbox' | 'production';
  host: string;
  port: number;
  /** Addresses and ranges of the proxies in front, whose word about where a request comes from is taken. */
  trustedProxies: string[];
  /** The address people use, without a slash at the end. */
  publicUrl: string;
  /** Holds the embedded database and the files. */
  dataDir: string;
  /** `null`: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Whether an empty database is filled with the demo event at the first start. */
  seed: boolean;
  /** Answers are held against the contract, and one that breaks it becomes a 500: in tests and development. */
  checkResponses: boolean;
  /** Whether this process runs jobs. */
  jobs: boolean;
  /** Whether browsers keep the public pages they show, to be read without a connection; no takes back what they kept. */
  offlinePages: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  identity: IdentitySettings;
  payments: PaymentsSettings;
  grants: GrantsSettings;
  mail: MailSettings;
  charity: CharitySettings;
  analytics: AnalyticsSettings;
};

const isAddressRange = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
};

const yesNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes');

const variables = z.object({
  MODE: z.enum(['sandbox', 'production'], 'must be sandbox or production').default('sandbox'),
  HOST: z
    .string()
    .refine(
      (host) => URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}`),
      'must be a name or an address such as 127.0.0.1',
    )
    .default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
    .default(3000),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .refine(
      (list) => list.every(isAddressRange),
      'must be addresses or ranges with commas between them, such as 10.0.0.0/8',
    )
    .default([]),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  SEED: yesNo.optional(),
  CHECK_RESPONSES: yesNo.default(false),
  JOBS: yesNo.default(true),
  OFFLINE_PAGES: yesNo.default(true),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    )
    .default('warn'),
  ...identityVariables,
  ...mailVariables,
  ...charityVariables,
  ...paymentsVariables,
  ...grantsVariables,
  ...analyticsVariables,
});

/** The address on this machine, as a browser takes it. */
const ownAddress = ({ HOST, PORT }: z.output<typeof variables>): string => {
  const isEvery = HOST === '0.0.0.0' || HOST === '::';
  const name = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${isEvery || HOST === '127.0.0.1' ? 'localhost' : name}:${PORT}`;
};

/** Throws for what is fine in a demo and would cost real people their privacy. */
const refuseInProduction = ({ PUBLIC_URL, SEED }: z.output<typeof variables>): void => {
  if (!PUBLIC_URL) throw new SettingsError('PUBLIC_URL', 'is needed when MODE is production');
  if (!PUBLIC_URL.startsWith('https:'))
    throw new SettingsError('PUBLIC_URL', 'must be an https address when MODE is production');
  if (SEED)
    throw new SettingsError(
      'SEED',
      'must be no when MODE is production: the demo’s people can sign in with a known password',
    );
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
  if (values.MODE === 'production') refuseInProduction(values);
  return {
    mode: values.MODE,
    host: values.HOST,
    port: values.PORT,
    trustedProxies: values.TRUSTED_PROXIES,
    publicUrl: (values.PUBLIC_URL ?? ownAddress(values)).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    seed: values.SEED ?? (values.MODE === 'sandbox' && !values.DATABASE_URL),
    checkResponses: values.CHECK_RESPONSES,
    jobs: values.JOBS,
    offlinePages: values.OFFLINE_PAGES,
    logLevel: values.LOG_LEVEL,
    identity: readIdentity(values),
    payments: readPayments(values),
    grants: readGrants(values),
    mail: readMail(values),
    charity: readCharity(values),
    analytics: readAnalytics(values),
  };
};
