import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import braintree from 'braintree';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Outcome, Outcomes } from '#server/platform/outcomes/outcomes.ts';
import {
  bothPayments,
  bothReports,
  type OpenPayments,
  openCards,
} from '#server/platform/payments/open-payments.ts';
import { type CardDecline, declineReasons } from '#server/platform/payments/payments.ts';
import type { Simulators } from '#server/platform/simulators.ts';
import { localKeys } from './braintree-keys.ts';
import { feeReport, feeReportLink, reportedDay } from './fee-report.ts';
import { openReports, type Reports } from './reports.ts';
import { routes } from './routes.ts';
import type { Answer } from './wire.ts';
import { toXml } from './xml.ts';

type Part = {
  email?: string;
  customer?: { email?: string };
  customer_id?: string;
  payment_method_token?: string;
  payment_method_nonce?: string;
};

/** The request's one part, by any name. */
const partOf = (body: unknown): Part => {
  const first = typeof body === 'object' && body !== null ? Object.values(body)[0] : undefined;
  return typeof first === 'object' && first !== null ? first : {};
};

/** The e-mail address of a request's payer, so that an outcome can wait for one person; null if unknown. */
const payerOf = async (reports: Reports, id: string, body: unknown): Promise<string | null> => {
  const part = partOf(body);
  const email = part.email ?? part.customer?.email;
  if (email !== undefined) return email;
  const nonce =
    part.payment_method_nonce === undefined ? undefined : await reports.nonce(part.payment_method_nonce);
  const token = part.payment_method_token ?? nonce?.paymentMethodToken ?? id;
  const customerId = part.customer_id ?? (await reports.method(token))?.customerId;
  const customer = customerId === undefined ? undefined : await reports.customer(customerId);
  return customer?.email ?? null;
};

export { localKeys } from './braintree-keys.ts';

type LocalGateway = { port: number; close: () => Promise<void> };

type Parts = { db: Db; clock: Clock; outcomes: Outcomes; log: Pick<Log, 'error'> };

const authorization = `Basic ${Buffer.from(`${localKeys.publicKey}:${localKeys.privateKey}`).toString('base64')}`;
const prefix = `/merchants/${localKeys.merchantId}/`;

const down: Answer = { status: 503, root: 'error', body: { message: 'Down for maintenance' } };
const refused: Answer = { status: 401, root: 'error', body: { message: 'Authentication Error' } };
const missing: Answer = { status: 404, root: 'error', body: { message: 'Not Found' } };
const broken: Answer = { status: 500, root: 'error', body: { message: 'Server Error' } };

const send = (response: ServerResponse, answer: Answer) => {
  response.writeHead(answer.status, { 'content-type': 'application/xml; charset=utf-8' });
  response.end(toXml(answer.root, answer.body));
};

/** The gateway's answers besides its own calls: the link of a report, and the report itself, for which the link is the key. */
const reported = async (
  request: IncomingMessage,
  response: ServerResponse,
  { reports, clock }: { reports: Reports; clock: Clock },
): Promise<boolean> => {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const day = reportedDay(pathname);
  if (day !== null) {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(await feeReport(reports, day));
    return true;
  }
  if (pathname !== '/graphql' || request.headers.authorization !== authorization) return false;
  const link = feeReportLink(clock, `http://127.0.0.1:${request.socket.localPort}`, await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(link));
  return true;
};

const forcedBy = (outcome: Outcome | null): CardDecline | null =>
  declineReasons.find((reason) => outcome?.kind === 'decline' && outcome.reason === reason) ?? null;

/**
 * A simulator of Braintree's gateway for its own SDK: the same paths, JSON in, XML out. It listens on the loopback address at a port that
 * the system chooses. Its data outlive the process.
 */
const startLocalGateway = async ({ db, clock, outcomes, log }: Parts): Promise<LocalGateway> => {
  const reports = openReports(db, clock);

  /** Null: no answer, ever. */
  const answer = async (request: IncomingMessage): Promise<Answer | null> => {
    if (request.headers.authorization !== authorization) return refused;
    const path = (request.url ?? '').slice(prefix.length);
    const found = routes.find((route) => route.method === request.method && route.path.test(path));
    if (!found || !request.url?.startsWith(prefix)) return missing;
    const said = await text(request);
    const body: unknown = said === '' ? {} : JSON.parse(said);
    const id = found.path.exec(path)?.[1] ?? '';
    const outcome =
      found.call === null
        ? null
        : await outcomes.next(`gateway.${found.call}`, { emailAddress: await payerOf(reports, id, body) });
    if (outcome?.kind === 'down') return down;
    if (outcome?.kind === 'timeout' && outcome.when === 'before') return null;
    const given = await found.answer(
      { reports, clock },
      { id, body: body as never, forced: forcedBy(outcome) },
    );
    return outcome?.kind === 'timeout' ? null : given;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await reported(request, response, { reports, clock })) return;
    const given = await answer(request);
    if (given) send(response, given);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      log.error(error, 'the local gateway failed');
      send(response, broken);
    });
  });
  // A connection that closes just when the SDK reuses it would be an unknown outcome, which only /sandbox should cause.
  server.keepAliveTimeout = 10 * 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The local gateway has no port');

  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Unanswered requests would keep it open for ever.
        server.closeAllConnections();
      }),
  };
};

/** An environment at a port of this machine. The SDK's own `Development` reads its port from the process's variables, once. */
const environmentAt = (port: number): braintree.Environment =>
  new braintree.Environment(
    '127.0.0.1',
    String(port),
    `http://127.0.0.1:${port}`,
    false,
    '127.0.0.1',
    String(port),
  );

const connectionAt = (port: number) => ({ ...localKeys, environment: environmentAt(port) });

/** The payment port over another process's simulator; it takes no grants. */
export const braintreeSimulatorAt = (port: number, timeoutMs: number): Omit<OpenPayments, 'close'> => {
  const { payments, reports } = openCards({ ...connectionAt(port), timeoutMs });
  return { payments: bothPayments(payments, null), reports: bothReports(reports, null) };
};

export const openBraintreeSimulator: Simulators['braintree'] = async (deps) => {
  const { port, close } = await startLocalGateway(deps);
  return { connection: connectionAt(port), close };
};
