import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { unstorableMessage, unstorableText } from '#server/platform/contract/unstorable-text.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** What a test or a form sent to the sandbox, or a problem that says what is wrong with it. */
export const read = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const place = unstorableText(value);
  if (place !== null)
    throw new ProblemError('validation-failed', {
      fields: [{ path: `/body${place}`, code: 'character', message: unstorableMessage }],
    });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code, message }) => ({
    path: `/body/${path.join('/')}`,
    code,
    message,
  }));
  throw new ProblemError('validation-failed', { fields });
};

/** Where this site is reached, as the settings say. */
export type SiteAddress = Pick<Settings, 'host' | 'publicUrl'>;

type Check = (request: FastifyRequest) => Promise<void>;

/**
 * Refuses requests to a name that is not this site's own. A stranger's name that leads to this machine (DNS rebinding)
 * makes their page a page of this site in the browser's eyes, free to read every letter. Any port is good: the browser
 * found one that leads here.
 */
export const refuseOtherHosts = ({ host, publicUrl }: SiteAddress): Check => {
  const bound = host.includes(':') ? `[${host}]` : host;
  const own = new Set(['localhost', '127.0.0.1', '[::1]', bound.toLowerCase(), new URL(publicUrl).hostname]);
  const detail = `This answers at ${publicUrl} only. Open it there, or set PUBLIC_URL to the address you use.`;
  return async ({ hostname }) => {
    if (!own.has(hostname.toLowerCase())) throw new ProblemError('not-allowed', { detail });
  };
};

/**
 * Refuses what another page, open in the same browser, sends: it must not reset somebody's work or sign anybody in or
 * out here. Another port of this machine is another page, too. Programs send neither header, and may.
 */
export const refuseStrangers = ({ publicUrl }: SiteAddress): Check => {
  const detail = 'Only this site’s own pages may ask for this.';
  return async ({ headers, host }) => {
    const { origin, 'sec-fetch-site': from = 'none' } = headers;
    const isOwn =
      origin === undefined || URL.parse(origin)?.host === host || origin === new URL(publicUrl).origin;
    if (!isOwn || (from !== 'same-origin' && from !== 'none'))
      throw new ProblemError('not-allowed', { detail });
  };
};
