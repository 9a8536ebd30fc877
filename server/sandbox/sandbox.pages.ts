import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { declaredOperations } from '#server/platform/contract/document.ts';
import { servePageAssets } from '#server/platform/pages/page-assets.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { listReports } from '#server/problem-report/problem-report.ts';
import {
  accountStateBody,
  conditionCookie,
  conditions,
  setAccountState,
} from '#server/simulators/simulators.ts';
import { findSightings, forgetSightings } from '#server/tracking/tracking.ts';
import { mailPages } from './mail.pages.ts';
import { moneyPage } from './pages/money.page.ts';
import { accountStates, nextPage } from './pages/next.page.ts';
import { problemReportsPage } from './pages/problem-reports.page.ts';
import { sightingsPage } from './pages/sightings.page.ts';
import { clockMover, outcomeChooser } from './sandbox.api.ts';
import type { SandboxParts } from './sandbox.parts.ts';
import { findCharges, findPeople, resetData, sumLedger } from './sandbox.queries.ts';

const accountStateForm = z.object({ oid: z.uuid(), accountState: z.enum(Object.keys(accountStates)) });
const conditionForm = z.object({ condition: z.enum(conditions) });

/** The forms of the section on signing in. */
const identityPages = (app: FastifyInstance, { platform: { db, clock } }: SandboxParts): void => {
  app.post('/sandbox/identity/account-state', async (request, reply) => {
    const { oid, accountState } = read(accountStateForm, request.body);
    await setAccountState(
      { db, clock },
      read(accountStateBody, { oid, ...accountStates[accountState]?.change }),
    );
    return reply.redirect('/sandbox?done=account-state', 303);
  });
  app.post('/sandbox/identity/condition', async (request, reply) => {
    const { condition } = read(conditionForm, request.body);
    return reply.header('set-cookie', conditionCookie(condition)).redirect(`/sandbox?done=${condition}`, 303);
  });
};

const notes = {
  outcome: 'Lined up. Now use the site.',
  cleared: 'The line is empty again.',
  clock: 'The clock was moved.',
  'account-state': 'The account is as you chose.',
  down: 'The provider is down for this browser. Try to sign in.',
  fine: 'The provider is up again.',
  reset: 'Everything is as at the first start. Sign in again to continue.',
} as const;

const isNote = (word: unknown): word is keyof typeof notes =>
  typeof word === 'string' && Object.hasOwn(notes, word);

const send = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

/** "decline:fraud" and the like, as the form's options. */
const outcomeOf = (choice: string): Record<string, unknown> => {
  const [kind = '', value = ''] = choice.split(':');
  if (kind === 'problem') return { kind, code: value };
  if (kind === 'delay') return { kind, milliseconds: Number(value) };
  if (kind === 'decline') return { kind, reason: value };
  return kind === 'down' ? { kind } : { kind, when: value };
};

const outcomeForm = z.object({ target: z.string(), outcome: z.string(), emailAddress: z.string() });
const clockForm = z.object({ days: z.coerce.number().int().optional(), now: z.string().optional() });

const day = 24 * 60 * 60 * 1000;

const clockChange = ({ days, now }: z.output<typeof clockForm>) => {
  if (now !== undefined) return { now: `${now.length === 16 ? `${now}:00` : now}Z` };
  return days ? { advanceMilliseconds: days * day } : { now: null };
};

/** A person's controls of the sandbox: pages and plain forms. */
export const sandboxPages = (app: FastifyInstance, parts: SandboxParts): void => {
  const { clock } = parts;
  const { db, outcomes, settings } = parts.platform;
  const hasLocalIdentity = settings.identity.provider === 'local';
  const choose = outcomeChooser(parts);
  const move = clockMover(parts);
  const operations = declaredOperations().map((operation) => operation.operationId);

  app.get<{ Querystring: { done?: string } }>('/sandbox', async (request, reply) => {
    const { done } = request.query;
    const note = isNote(done) ? { text: notes[done], wrong: false } : null;
    const [waiting, people] = [await outcomes.waiting(), await findPeople(db)];
    return send(
      reply,
      nextPage({
        now: clock.now(),
        operations,
        problems: parts.problems,
        waiting,
        people,
        hasLocalIdentity,
        note,
      }),
    );
  });

  app.post('/sandbox/outcomes', async (request, reply) => {
    const { target, outcome, emailAddress } = read(outcomeForm, request.body);
    const whom = emailAddress.trim() === '' ? {} : { emailAddress: emailAddress.trim() };
    await choose({ target, outcome: outcomeOf(outcome), ...whom });
    return reply.redirect('/sandbox?done=outcome', 303);
  });
  app.post('/sandbox/outcomes/clear', async (_request, reply) => {
    await outcomes.clear();
    return reply.redirect('/sandbox?done=cleared', 303);
  });
  app.post('/sandbox/clock', async (request, reply) => {
    await move(clockChange(read(clockForm, request.body)));
    return reply.redirect('/sandbox?done=clock', 303);
  });
  app.post('/sandbox/reset', async (_request, reply) => {
    await resetData(parts);
    return reply.redirect('/sandbox?done=reset', 303);
  });

  if (hasLocalIdentity) identityPages(app, parts);

  mailPages(app, parts);
  app.get('/sandbox/money', async (_request, reply) =>
    send(reply, moneyPage(await findCharges(db), await sumLedger(db))),
  );
  app.get('/sandbox/problem-reports', async (_request, reply) =>
    send(reply, problemReportsPage(await listReports(db))),
  );
  app.get('/sandbox/sightings', async (_request, reply) =>
    send(reply, sightingsPage(await findSightings(db), settings.analytics.sink)),
  );
  app.post('/sandbox/sightings/forget', async (_request, reply) => {
    await forgetSightings(db);
    return reply.redirect('/sandbox/sightings', 303);
  });

  servePageAssets(app, '/sandbox/assets', {
    'sandbox.css': new URL('./pages/sandbox.css', import.meta.url),
    'letters.css': new URL('./pages/letters.css', import.meta.url),
    'sign-in-as.js': new URL('./pages/sign-in-as.js', import.meta.url),
  });
};
