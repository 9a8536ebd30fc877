import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings/settings.ts';

/** The address without what follows the path: a sign-out carries its token there. */
const asLogged = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.split('?')[0] ?? '',
  host,
  remoteAddress: ip,
});

/** Fastify's logger. */
export const logOptions = (level: Settings['logLevel']) => ({ level, serializers: { req: asLogged } });
