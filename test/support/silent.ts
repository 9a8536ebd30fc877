import Fastify from 'fastify';

/** A log that nobody reads. */
export const silent = Fastify({ logger: { level: 'silent' } }).log;
