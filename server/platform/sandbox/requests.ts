import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { unstorableMessage, unstorableText } from '#server/platform/contract/unstorable-text.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** What a test or a form sent to the sandbox, or a problem that says what is wrong with it. */
export const read = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const place = unstorableText(value);
  if (place !== null)
    throw platformProblem('validation-failed', {
      fields: [{ path: `/body${place}`, code: 'character', message: unstorableMessage }],
    });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code, message }) => ({
    path: `/body/${path.join('/')}`,
    code,
    message,
  }));
  throw platformProblem('validation-failed', { fields });
};

/** Where this site is reached, as the settings say. */
export type SiteAddress = Pick<Settings, 'host' | 'publicUrl'>;

type Check = (request: FastifyRequest) => Promise<void>;

/**
 * The name and port that the client itself wrote. Fastify’s `host` takes a trusted proxy’s word for them, and whoever gets
 * past a proxy could make any name this site’s own.
 */
export const writtenHost = ({ raw }: Pick<FastifyRequest, 'raw'>): string => raw.headers.host ?? '';

/** `localhost:3000` → `localhost`, `[::1]:3000` → `[::1]`; null for what is no plain name or address. */
const nameIn = (host: string): string | null =>
  /^(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? null;

/**
 * Refuses requests to a name that is not this site's own. A stranger's name that leads to this machine (DNS rebinding)
 * makes their page a page of this site in the browser's eyes, free to read every letter. Any port is good: the browser
 * found one that leads here.
 */
export const refuseOtherHosts = ({ host, publicUrl }: SiteAddress): Check => {
  const bound = host.includes(':') ? `[${host}]` : host;
  const own = new Set(['localhost', '127.0.0.1', '[::1]', bound.toLowerCase(), new URL(publicUrl).hostname]);
  const detail = `This answers at ${publicUrl} only. Open it there.`;
  return async (request) => {
    const name = nameIn(writtenHost(request));
    if (name === null || !own.has(name)) throw platformProblem('not-allowed', { detail });
  };
};

/**
 * Refuses what another page, open in the same browser, sends: it must not reset somebody's work or sign anybody in or
 * out here. Another port of this machine is another page, too. Programs send neither header, and may.
 */
export const refuseStrangers = ({ publicUrl }: SiteAddress): Check => {
  const detail = 'Only this site’s own pages may ask for this.';
  return async (request) => {
    const { origin, 'sec-fetch-site': from = 'none' } = request.headers;
    const isOwn =
      origin === undefined ||
      URL.parse(origin)?.host === writtenHost(request) ||
      origin === new URL(publicUrl).origin;
    if (!isOwn || (from !== 'same-origin' && from !== 'none'))
      throw platformProblem('not-allowed', { detail });
  };
};
