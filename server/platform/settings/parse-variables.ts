import { isIPv4, isIPv6 } from 'node:net';
import type { z } from 'zod';

/** An unusable setting. The message is the one line that a person sees at the start. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}.`);
    this.name = 'SettingsError';
  }
}

/** The input of a settings section: its own variables, and the mode, which decides which of them are required. */
export type WithMode<Own> = Own & { MODE: 'sandbox' | 'production' };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables of `schema`. An empty one counts as not set, except in `mayBeEmpty`.
 * @throws SettingsError for the first wrong one
 */
export const parseVariables = <Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
  mayBeEmpty: readonly string[] = [],
): z.output<Schema> => {
  const given = Object.entries(environment).filter(
    ([name, value]) => value?.trim() || mayBeEmpty.includes(name),
  );
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingsError(String(issue?.path[0] ?? 'A setting'), issue?.message ?? 'is wrong');
};

/**
 * Whether a host is this machine alone: `localhost`, 127.0.0.0/8 or ::1, with or without brackets. Every other spelling counts as another
 * machine, even if some programs accept it: `localhost.`, 127.1, ::ffff:127.0.0.1.
 */
export const isLoopback = (host: string): boolean => {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIPv4(address)) return address.startsWith('127.');
  if (isIPv6(address)) return URL.parse(`http://[${address}]`)?.hostname === '[::1]';
  return host.toLowerCase() === 'localhost';
};
