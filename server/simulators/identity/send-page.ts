import type { FastifyReply } from 'fastify';
import { pagePolicy } from './page-policy.ts';

/** One page of the provider, for one person only. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy })
    .send(page);
