import { isIP } from 'node:net';
import { z } from 'zod';
import { groupsOf, mappedIn } from '#server/platform/contract/address-group.ts';
import { analyticsVariables } from './analytics.settings.ts';
import { databaseVariables } from './database.settings.ts';
import { filesVariables } from './files.settings.ts';
import { grantsVariables } from './grants.settings.ts';
import { identityVariables } from './identity.settings.ts';
import { mailVariables } from './mail.settings.ts';
import { outsideVariables } from './outside.settings.ts';
import { paymentsVariables } from './payments.settings.ts';

const bitsOf = { 4: 32, 6: 128 } as const;

/** The parts of an address or range such as 10.0.0.0/8; null for other text. */
const rangeOf = (text: string): { family: 4 | 6; bits: number } | null => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  // A zone (::1%eth0) passes as an address in Node, but not where requests are checked.
  if ((family !== 4 && family !== 6) || address.includes('%') || more.length > 0) return null;
  if (bits === undefined) return { family, bits: bitsOf[family] };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf[family] ? { family, bits: Number(bits) } : null;
};

/**
 * Wider than any private network: 10.0.0.0/8, fc00::/7. A range of mapped addresses (::ffff:10.0.0.0/104) is one of IPv4, and all public
 * IPv6 addresses are in 2000::/3.
 */
const isWide = (text: string): boolean => {
  const range = rangeOf(text);
  if (range === null) return false;
  if (range.family === 4) return range.bits < 8;
  const groups = groupsOf(text.split('/')[0] ?? '');
  if (mappedIn(groups) !== null) return range.bits - 96 < 8;
  const isPrivate = ((groups[0] ?? 0) & 0xfe00) === 0xfc00;
  return range.bits < (isPrivate ? 7 : 16);
};

/** `none` is explicit, so that the setting is not forgotten: without its proxies a server takes all people for one. */
const trustedProxies = z
  .string()
  .trim()
  .transform((list) => (list === 'none' ? [] : list.split(',').map((each) => each.trim())))
  .refine((list) => list.every((each) => rangeOf(each) !== null), {
    error: 'must be none, or addresses or ranges with commas between them, such as 10.0.0.0/8',
    abort: true,
  })
  .refine(
    (list) => !list.some(isWide),
    'must not hold a range wider than /8, or than /16 of IPv6 outside fc00::/7: strangers would be believed',
  );

/** An origin in the browser's form. Anything more (a user name, a path) would be lost or mislead. */
const origin = z
  .string()
  .trim()
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  }, 'must be an http or https address without a path, such as https://ride.example')
  .transform((text) => new URL(text).origin);

const yesNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes');

export const variables = z.object({
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
  TRUSTED_PROXIES: trustedProxies.optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE: z.literal('embedded', 'must be embedded, or left out').optional(),
  SEED: yesNo.optional(),
  CHECK_RESPONSES: yesNo.default(false),
  JOBS: yesNo.default(true),
  OFFLINE_PAGES: yesNo.default(true),
  PAGE_WAIT_MS: z.coerce
    .number('must be a number of milliseconds from 0 to 60000')
    .int()
    .min(0)
    .max(60_000)
    .default(250),
  CARD_DECLINES_ALLOWED: z.coerce
    .number('must be a number from 5 to 1000')
    .int()
    .min(5)
    .max(1_000)
    .default(20),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    )
    .default('warn'),
  SECURITY_EVENTS: yesNo.default(true),
  ...databaseVariables,
  ...identityVariables,
  ...mailVariables,
  ...filesVariables,
  ...paymentsVariables,
  ...grantsVariables,
  ...analyticsVariables,
  ...outsideVariables,
});

export type Values = z.output<typeof variables>;
