import type { FastifyInstance } from 'fastify';
import { networkLimit } from './platform/contract/rate-limits.ts';

/** Ten pages a second for a minute: an office behind one address opens fewer, and built files don't count. */
const perMinute = 600;

/** Limits how many pages one network asks for. */
export const limitPages = (site: FastifyInstance) => networkLimit(site, 'page', perMinute);
