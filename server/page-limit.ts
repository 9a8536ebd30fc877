import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAs, neighbourhood } from './platform/contract/neighbourhood.ts';
import { limitRates } from './platform/contract/rate-limits.ts';

/** Ten pages a second for a minute: an office behind one address opens fewer, and built files don't count. */
const perMinute = 600;

/**
 * Limits how many pages one network asks for. An address that tells nobody apart, such as that of a proxy on this machine, is not
 * limited: it would close the site for everybody.
 */
export const limitPages = async (site: FastifyInstance) => {
  await limitRates(site);
  return site.rateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => `page ${countedAs(ip)}`,
    allowList: ({ ip }: FastifyRequest) => neighbourhood(ip) === null,
  });
};
