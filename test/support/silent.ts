import Fastify from 'fastify';

/** A log that discards everything. */
export const silent = Fastify({ logger: { level: 'silent' } }).log;
