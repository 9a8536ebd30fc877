import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forgetEndsAfter } from '#server/fund-sharing/fund-sharing.ts';
import { declaredOperations } from '#server/platform/contract/document.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { findReport } from '#server/problem-report/problem-report.ts';
import { findSightings } from '#server/tracking/tracking.ts';
import { clockBody, type OutcomeBody, outcomeBody } from './sandbox.bodies.ts';
import type { SandboxParts } from './sandbox.parts.ts';
import { findCharges, findEmail, findEmails, findPeople, resetData, sumLedger } from './sandbox.queries.ts';

const mailQuery = z.object({ to: z.string().optional(), kind: z.string().optional() });
const chargeQuery = z.object({ orderId: z.string().optional() });
const idParams = z.object({ id: z.uuid() });
const reportParams = z.object({ number: z.string() });

/** Queues an outcome; shared by the JSON endpoint and the page's form. */
export const outcomeChooser = ({ platform: { outcomes }, problems }: SandboxParts) => {
  const operations = declaredOperations().map((operation) => operation.operationId);
  const body = outcomeBody(operations, problems);
  return async (value: unknown): Promise<number> => {
    const { target, outcome, oid, emailAddress }: OutcomeBody = read(body, value);
    return outcomes.choose(target, outcome, { oid: oid ?? null, emailAddress: emailAddress ?? null });
  };
};

/** The clock's new time after one change; shared likewise. */
export const clockMover = ({ clock, platform, scheduleJobs }: SandboxParts) => {
  const move = (change: z.infer<typeof clockBody>): Promise<Date> => {
    if ('now' in change) return clock.moveTo(change.now === null ? null : new Date(change.now));
    return clock.moveTo(new Date(clock.now().getTime() + change.advanceMilliseconds));
  };
  return async (value: unknown): Promise<Date> => {
    const now = await move(read(clockBody, value));
    await forgetEndsAfter(platform.db, now);
    // After a move back, the next daily jobs would wait until the farthest day of the clock.
    await scheduleJobs(platform);
    return now;
  };
};

/** The tests' controls of the sandbox. Times are ISO 8601, money is cents. */
export const sandboxApi = (app: FastifyInstance, parts: SandboxParts): void => {
  const { store, clock, platform } = parts;
  const { outcomes } = platform;
  const choose = outcomeChooser(parts);
  const move = clockMover(parts);

  app.get('/sandbox/api/outcomes', () => outcomes.waiting());
  app.post('/sandbox/api/outcomes', async (request, reply) =>
    reply.code(201).send({ id: await choose(request.body) }),
  );
  app.delete('/sandbox/api/outcomes', async (_request, reply) => {
    await outcomes.clear();
    return reply.code(204).send();
  });

  app.get('/sandbox/api/mail', (request) => findEmails(store.db, read(mailQuery, request.query)));
  app.get('/sandbox/api/mail/:id', async (request) => {
    const letter = await findEmail(store.db, read(idParams, request.params).id);
    if (!letter) throw platformProblem('not-found');
    return letter;
  });

  app.get('/sandbox/api/clock', () => ({ now: clock.now(), today: clock.today() }));
  app.put('/sandbox/api/clock', async (request) => ({
    now: await move(request.body),
    today: clock.today(),
  }));

  app.post('/sandbox/api/jobs', async () => ({ runs: await platform.jobs.runDue() }));
  app.get('/sandbox/api/charges', (request) =>
    findCharges(store.db, read(chargeQuery, request.query).orderId),
  );
  app.get('/sandbox/api/ledger', () => sumLedger(store.db));
  app.get('/sandbox/api/problem-reports/:number', async (request) => {
    const report = await findReport(store.db, read(reportParams, request.params).number);
    if (!report) throw platformProblem('not-found');
    return report.bundle;
  });
  app.get('/sandbox/api/sightings', () => findSightings(store.db));
  app.get('/sandbox/api/people', () => findPeople(store.db));
  app.post('/sandbox/api/reset', async (_request, reply) => {
    await resetData(parts);
    return reply.code(204).send();
  });
};
