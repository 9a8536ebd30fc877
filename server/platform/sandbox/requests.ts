import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { unstorableMessage, unstorableText } from '#server/platform/contract/unstorable-text.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** The parsed input of a sandbox request, or a problem that says what is wrong with it. */
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

export type SiteAddress = Pick<Settings, 'host' | 'publicUrl'>;

type Check = (request: FastifyRequest) => Promise<void>;

/**
 * The name and port that the client itself sent. Fastify’s `host` takes them from a trusted proxy, and a client that bypasses the proxy
 * could forge any name.
 */
export const writtenHost = ({ raw }: Pick<FastifyRequest, 'raw'>): string => raw.headers.host ?? '';

/** `localhost:3000` → `localhost`, `[::1]:3000` → `[::1]`; null for other text. */
const nameIn = (host: string): string | null =>
  /^(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? null;

/**
 * Refuses requests to another site's name. A foreign name that resolves to this machine (DNS rebinding) would make the foreign page
 * same-origin, free to read every e-mail. Any port is allowed: the browser found one that leads here.
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
 * Refuses requests from other pages in the same browser: they must not reset a developer's data, or sign people in or out. Another port of
 * this machine is another page, too. Programs send neither header, and are allowed.
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
