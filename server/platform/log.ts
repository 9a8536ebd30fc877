import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Settings } from './settings/settings.ts';

/** The simulator's paths have a sign-in step's id, which its cookie has, too. */
const step = /(?<=\/(?:interaction|authorize)\/)[^/]+/;

/** The address without its query: a sign-out carries its token there. */
const asLogged = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: (url.split('?')[0] ?? '').replace(step, '[step]'),
  host,
  remoteAddress: ip,
});

const stackOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by: ${stackOf(error.cause)}`;
};

/** What failed and where, without the data: the database's errors contain the statement's values. */
const errorAsLogged = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  ...(error.code === undefined ? {} : { code: error.code }),
  stack: stackOf(error),
});

const token = /eyJ[\w-]+(?:\.[\w-]*)*/g;
/** The local part of an address: in any script, with any of it encoded, and encoded repeatedly, as happens in links. */
const local = String.raw`[^\s"\\/?&=<>()[\],;:]{1,64}`;
const at = '(?:[@＠﹫]|%(?:25){0,9}(?:40|ef%(?:25){0,9}(?:bc%(?:25){0,9}a0|b9%(?:25){0,9}ab)))';
const domain = String.raw`(?:(?!${at})[^\s"\\/?&=<>()[\],;:]){1,253}`;
const dot = '(?:[.。．｡]|%(?:25){0,9}2e)';
// Bounded, so that a search through a long page address stays cheap.
const mailAddress = new RegExp(`${local}${at}${domain}${dot}[\\p{L}\\p{M}\\p{N}_%-]+`, 'giu');

/** The last line of defence, for what came in a path or in another library's text. */
const masked = (line: string): string => line.replace(token, '[token]').replace(mailAddress, '[address]');

/** Fastify's logger. It never writes a token or an e-mail address. */
export const logOptions = (level: Settings['logLevel']) => ({
  level,
  serializers: { req: asLogged, err: errorAsLogged },
  hooks: { streamWrite: masked },
});

export type Log = FastifyBaseLogger;
