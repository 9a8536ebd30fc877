import type { FastifyReply, FastifyRequest } from 'fastify';
import { localMount } from '#server/platform/identity/simulated-tenant.ts';
import { assets, downPage } from './pages/frame.ts';
import { sendPage } from './send-page.ts';

const cookie = 'identity_condition';

/** The provider's condition for one browser; other browsers are not affected. */
export const conditions = ['fine', 'down'] as const;

export type Condition = (typeof conditions)[number];

export const conditionCookie = (condition: Condition): string =>
  `${cookie}=${condition}; Path=${localMount}; HttpOnly; SameSite=Lax${condition === 'fine' ? '; Max-Age=0' : ''}`;

/** Answers everything of the provider but its fonts and colours with 503, for a browser that was set to that. */
export const keepCondition = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const path = request.url.split('?')[0] ?? '';
  const isProvider = path.startsWith(`${localMount}/`) && !path.startsWith(`${assets}/`);
  const isDown = request.headers.cookie?.split(/;\s*/).includes(`${cookie}=down`) === true;
  if (!isProvider || !isDown) return undefined;
  reply.code(503).header('retry-after', '60');
  if (request.headers.accept?.includes('text/html') === true) return sendPage(reply, downPage());
  return reply.header('cache-control', 'no-store').send({
    error: 'temporarily_unavailable',
    error_description: 'The identity provider is down.',
  });
};
