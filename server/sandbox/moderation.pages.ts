import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decideReported, reportedContent } from '#server/moderation/moderation.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { reportsPage } from './pages/reports.page.ts';
import type { SandboxParts } from './sandbox.parts.ts';

const decisionForm = z.object({
  subjectType: z.enum(['User', 'Peloton']),
  subjectId: z.uuid(),
  kind: z.enum(['story', 'profile-image', 'cover-image']),
  decision: z.enum(['show', 'hide']),
});

/** The staff's decisions on reports, without the role. */
export const moderationPages = (app: FastifyInstance, { platform, clock }: SandboxParts): void => {
  const { db } = platform;
  app.get('/sandbox/reports', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(reportsPage(await reportedContent(db))),
  );
  app.post('/sandbox/reports', async (request, reply) => {
    await decideReported({ db, clock }, read(decisionForm, request.body));
    return reply.redirect('/sandbox/reports', 303);
  });
};
