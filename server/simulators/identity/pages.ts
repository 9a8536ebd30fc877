import type { FastifyReply } from 'fastify';
import type { Visit } from './interaction.ts';

/** The pages of one policy: how each is shown, and how its form is handled. */
export type Pages = {
  open: (visit: Visit) => Promise<FastifyReply>;
  answer: (visit: Visit) => Promise<FastifyReply>;
};
