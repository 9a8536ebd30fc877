import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { addressGroup, countedAs } from '#server/platform/contract/address-group.ts';

/** The kinds; docs/security-events.md says when each is written. */
export type SecurityEventKind =
  | 'token-refused'
  | 'webhook-forged'
  | 'rate-limited'
  | 'card-testing'
  | 'audit-finding'
  | 'sign-in-locked'
  | 'policy-violation';

/** `reason` is a constant of this program, never user input: events with the same reason are sampled together. */
type Details = { reason: string } & Readonly<Record<string, string | number>>;

/** Both are written as digests only; the address also as its network. */
export type Source = { address?: string; account?: string };

export type SecurityEvents = {
  record: (kind: SecurityEventKind, details: Details, source?: Source) => void;
  /** Writes the pending summaries. */
  close: () => void;
};

type WriteLine = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** Events of a kind and reason that are written in full each minute. The others are counted. */
const writtenInFull = 20;
const minute = 60_000;
/** The largest number of sources that are counted separately, so that a flood does not fill the memory. */
const mostSources = 1000;

/** The network part of an address, which identifies no household: 203.0.113.0/24, 2001:db8:7::/48. `unknown` for what is no address. */
const networkPrefix = (address: string): string => {
  const near = addressGroup(address);
  if (near === null) return 'local';
  if (!/[.:]/.test(near)) return near;
  return near.includes(':')
    ? `${near.split(':').slice(0, 3).join(':')}::/48`
    : `${near.split('.').slice(0, 3).join('.')}.0/24`;
};

type Minute = { count: number; sources: Set<string> };

/**
 * A bounded stream of security events: of each kind and reason, the first twenty a minute and one line that counts them all. The key of the
 * digests exists only in this process.
 */
export const createSecurityEvents = (write: WriteLine): SecurityEvents => {
  const key = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 16);
  const open = new Map<string, { summarize: () => void; current: Minute }>();

  const begin = (kind: SecurityEventKind, reason: string): Minute => {
    const name = `${kind} ${reason}`;
    const known = open.get(name);
    if (known) return known.current;
    const current: Minute = { count: 0, sources: new Set() };
    const summarize = () => {
      clearTimeout(timer);
      open.delete(name);
      const { count, sources } = current;
      if (count > writtenInFull)
        write(
          { securityEvent: kind, reason, count, leftOut: count - writtenInFull, sources: sources.size },
          'security events of a minute',
        );
    };
    const timer = setTimeout(summarize, minute).unref();
    open.set(name, { summarize, current });
    return current;
  };

  return {
    record: (kind, details, { address, account } = {}) => {
      const current = begin(kind, details.reason);
      current.count += 1;
      const source = address === undefined ? account : countedAs(address);
      if (source !== undefined && current.sources.size < mostSources) current.sources.add(source);
      if (current.count > writtenInFull) return;
      write(
        {
          securityEvent: kind,
          ...details,
          ...(address === undefined
            ? {}
            : { network: networkPrefix(address), source: digest(countedAs(address)) }),
          ...(account === undefined ? {} : { account: digest(account) }),
        },
        'security event',
      );
    },
    close: () => {
      for (const { summarize } of open.values()) summarize();
    },
  };
};

/** For a process whose settings disable the stream. */
export const noSecurityEvents: SecurityEvents = { record: () => {}, close: () => {} };

/** Writes to the log at any log level. */
export const toLog = (log: FastifyBaseLogger): WriteLine => {
  const own = log.child({}, { level: 'warn' });
  return (fields, message) => own.warn(fields, message);
};
