import type { FastifyReply } from 'fastify';
import type { Visit } from './interaction.ts';

/** The pages of one policy: what is shown, and what becomes of the form that comes back. */
export type Pages = {
  open: (visit: Visit) => Promise<FastifyReply>;
  answer: (visit: Visit) => Promise<FastifyReply>;
};
