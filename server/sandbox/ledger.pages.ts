import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { auditNow, findOrder, lastAudit, openCharges } from '#server/charging/charging.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import {
  openControlPanel,
  openFundDesk,
  PanelRefused,
  type SignedEvent,
  type SignedNotification,
} from '#server/simulators/simulators.ts';
import {
  disputesOf,
  entriesOfAccount,
  entriesOfOrder,
  findAccount,
  houseAccounts,
  recipientAccounts,
  recipientYears,
  shownEntries,
} from './ledger.queries.ts';
import { accountPage, recipientsPage } from './pages/account.page.ts';
import { ledgerPage } from './pages/ledger.page.ts';
import { orderPage } from './pages/order.page.ts';
import type { SandboxParts } from './sandbox.parts.ts';

const idParams = z.object({ id: z.uuid() });
const yearParams = z.object({ year: z.coerce.number().int().min(2000).max(2100) });
const refundForm = z.object({
  transactionId: z.string(),
  dollars: z.union([z.literal(''), z.coerce.number().min(0.01).max(200_000)]),
});
const disputeForm = z.object({ transactionId: z.string() });
const verdictForm = z.object({ disputeId: z.string(), verdict: z.enum(['lost', 'won']) });
const grantForm = z.object({ grantId: z.string(), verdict: z.enum(['payOut', 'cancel']) });
const noteQuery = z.object({ said: z.string().max(300).optional(), wrong: z.string().optional() });

const send = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

/** The ledger with its entries, the last audit, and the gateway's control panel for one order. */
export const ledgerPages = (app: FastifyInstance, { platform, purposes }: SandboxParts): void => {
  const { db, clock, gatewayReports, jobs } = platform;
  const panel = openControlPanel(db, clock);
  const fund = openFundDesk(db, clock);

  /** Sends it like the gateway: to the site's public address, with only its signature as proof. */
  const deliver = async (notification: SignedNotification): Promise<void> => {
    await app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...notification }).toString(),
    });
    await jobs.runDue();
  };

  const deliverEvent = async ({ signature, text }: SignedEvent): Promise<void> => {
    await app.inject({
      method: 'POST',
      url: '/api/payment/chariot/webhook',
      headers: { 'content-type': 'application/json', 'chariot-webhook-signature': signature },
      payload: text,
    });
    await jobs.runDue();
  };

  const act = async (
    reply: FastifyReply,
    orderId: string,
    said: string,
    deed: () => Promise<SignedNotification>,
  ) => {
    const back = (query: Record<string, string>) =>
      reply.redirect(`/sandbox/ledger/orders/${orderId}?${new URLSearchParams(query)}`, 303);
    try {
      await deliver(await deed());
    } catch (error) {
      if (error instanceof PanelRefused) return back({ said: error.message, wrong: 'yes' });
      throw error;
    }
    return back({ said });
  };

  app.get('/sandbox/ledger', async (_request, reply) => {
    const [accounts, years] = [await houseAccounts(db), await recipientYears(db)];
    const [open, audit] = [await openCharges(db, shownEntries), await lastAudit(db)];
    return send(reply, ledgerPage({ accounts, years, open, audit }));
  });
  app.post('/sandbox/ledger/audit', async (_request, reply) => {
    await auditNow({ ...platform, purposes });
    return reply.redirect('/sandbox/ledger', 303);
  });
  app.post('/sandbox/api/audit', () => auditNow({ ...platform, purposes }));

  app.get('/sandbox/ledger/accounts/:id', async (request, reply) => {
    const account = await findAccount(db, read(idParams, request.params).id);
    if (!account) throw platformProblem('not-found');
    return send(reply, accountPage(account, await entriesOfAccount(db, account.id)));
  });
  app.get('/sandbox/ledger/recipients/:year', async (request, reply) => {
    const { year } = read(yearParams, request.params);
    return send(reply, recipientsPage(year, await recipientAccounts(db, year)));
  });

  app.get('/sandbox/ledger/orders/:id', async (request, reply) => {
    const { id } = read(idParams, request.params);
    const { said, wrong } = read(noteQuery, request.query);
    return send(
      reply,
      orderPage({
        orderId: id,
        intent: await findOrder(db, id),
        lines: await gatewayReports.ofOrder(id),
        entries: await entriesOfOrder(db, id),
        disputes: await disputesOf(db, id),
        note: said === undefined ? null : { text: said, wrong: wrong !== undefined },
      }),
    );
  });
  app.post('/sandbox/ledger/orders/:id/refund', async (request, reply) => {
    const { id } = read(idParams, request.params);
    const { transactionId, dollars } = read(refundForm, request.body);
    const amount = dollars === '' ? null : Math.round(dollars * 100);
    return act(reply, id, 'Given back.', () => panel.refund(transactionId, amount));
  });
  app.post('/sandbox/ledger/orders/:id/dispute', async (request, reply) => {
    const { id } = read(idParams, request.params);
    const { transactionId } = read(disputeForm, request.body);
    return act(reply, id, 'Disputed. Nothing is taken until the bank has decided.', () =>
      panel.openDispute(transactionId, null),
    );
  });
  app.post('/sandbox/ledger/orders/:id/grant', async (request, reply) => {
    const { id } = read(idParams, request.params);
    const { grantId, verdict } = read(grantForm, request.body);
    const event = await fund[verdict](grantId);
    if (event) await deliverEvent(event);
    const done = verdict === 'payOut' ? 'The money has arrived.' : 'The fund canceled its grant.';
    const said = event ? done : 'The grant is not on its way any more.';
    return reply.redirect(`/sandbox/ledger/orders/${id}?${new URLSearchParams({ said })}`, 303);
  });
  app.post('/sandbox/ledger/orders/:id/verdict', async (request, reply) => {
    const { id } = read(idParams, request.params);
    const { disputeId, verdict } = read(verdictForm, request.body);
    const said = verdict === 'lost' ? 'The money went back to the donor.' : 'The gift stays.';
    return act(reply, id, said, () => panel.closeDispute(disputeId, verdict));
  });
};
