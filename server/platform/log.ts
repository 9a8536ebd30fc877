import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Settings } from './settings/settings.ts';

/** Whose step it is at the local provider stands in its cookie too. */
const step = /(?<=\/(?:interaction|authorize)\/)[^/]+/;

/** The address without what follows the path: a sign-out carries its token there. */
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

/** What happened and where, without what it happened to: the database's errors carry the statement's values. */
const errorAsLogged = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  ...(error.code === undefined ? {} : { code: error.code }),
  stack: stackOf(error),
});

const token = /eyJ[\w-]+(?:\.[\w-]*)*/g;
/** Of an address: in any script, and with as much of it encoded, as often, as happens on the way through links. */
const local = String.raw`[^\s"\\/?&=<>()[\],;:]{1,64}`;
const at = '(?:[@＠﹫]|%(?:25){0,9}(?:40|ef%(?:25){0,9}(?:bc%(?:25){0,9}a0|b9%(?:25){0,9}ab)))';
const domain = String.raw`(?:(?!${at})[^\s"\\/?&=<>()[\],;:]){1,253}`;
const dot = '(?:[.。．｡]|%(?:25){0,9}2e)';
// Bounded, so that a long address of a page costs no more to look through than its length.
const mailAddress = new RegExp(`${local}${at}${domain}${dot}[\\p{L}\\p{M}\\p{N}_%-]+`, 'giu');

/** The last line of defence, for what came in a path or in another library's words. */
const masked = (line: string): string => line.replace(token, '[token]').replace(mailAddress, '[address]');

/** Fastify's logger. No token and no e-mail address is ever written. */
export const logOptions = (level: Settings['logLevel']) => ({
  level,
  serializers: { req: asLogged, err: errorAsLogged },
  hooks: { streamWrite: masked },
});

export type Log = FastifyBaseLogger;
