import type { FastifyReply } from 'fastify';
import { pagePolicy } from './page-policy.ts';

/** Sends one page of the provider, uncached. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy })
    .send(page);
