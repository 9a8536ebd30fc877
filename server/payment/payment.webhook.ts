import { randomUUID } from 'node:crypto';
import type { AuditDeps } from '#server/charging/charging.ts';
import { followDispute, followOrder, followTransactions } from '#server/charging/charging.ts';
import type { Log } from '#server/platform/log.ts';
import type { GatewayNotification, GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import { NotificationForged, NotificationMalformed } from '#server/platform/payments/gateway-reports.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import type { Platform } from '#server/platform/platform.ts';
import { forgetMethod } from './payment.queries.ts';

type KeepDeps = Pick<Platform, 'db' | 'clock' | 'jobs'>;

type ReceiveDeps = KeepDeps & { gatewayReports: GatewayReports; log: Log };

const job = 'gateway-notification';

type Signed = { bt_signature: string; bt_payload: string };

/**
 * Refuses unsigned and unreadable notifications. The gateway repeats a refused one for some days, and its control panel lists it meanwhile.
 * Accepting it would hide the problem.
 */
const read = async (
  { log }: { log: Log },
  reading: () => GatewayNotification | Promise<GatewayNotification>,
): Promise<GatewayNotification> => {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof NotificationForged) throw paymentProblem('notification-forged', { cause: error });
    if (!(error instanceof NotificationMalformed)) throw error;
    log.error({ err: error }, 'a notification that the gateway signed could not be read');
    throw paymentProblem('notification-malformed', { cause: error });
  }
};

/**
 * Stores a notification and schedules its job, in one transaction. The gateway's times are whole seconds, so equal text may be a repetition
 * or news: it is stored once, and processed each time.
 */
const keep = ({ db, clock, jobs }: KeepDeps, { kind, subjectId, sentAt, facts }: GatewayNotification) =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('gatewayNotification')
      .values({
        id: randomUUID(),
        kind,
        subjectId,
        sentAt,
        facts: JSON.stringify(facts),
        receivedAt: clock.now(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subjectId', 'sentAt'])
          .doUpdateSet({ facts: JSON.stringify(facts), processedAt: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.enqueue(trx, job, { id });
  });

/** POST /payment/webhook */
export const receive = async (deps: ReceiveDeps, signed: Signed): Promise<void> =>
  keep(
    deps,
    await read(deps, () => deps.gatewayReports.readNotification(signed.bt_signature, signed.bt_payload)),
  );

/** POST /payment/chariot/webhook; `text` is the raw body, for the signature. */
export const receiveGrantEvent = async (deps: ReceiveDeps, signature: string, text: string): Promise<void> =>
  keep(deps, await read(deps, () => deps.gatewayReports.readGrantEvent(signature, text)));

/** Updates the ledger with the present state of a notification's subject. */
const workOn = async (deps: AuditDeps, id: string): Promise<void> => {
  const { subjectId, facts } = await deps.db
    .selectFrom('gatewayNotification')
    .select(['subjectId', 'facts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = facts as GatewayNotification['facts'];
  if (changed.about === 'order') await followOrder(deps, changed.orderId);
  if (changed.about === 'transactions') await followTransactions(deps, changed.transactionIds);
  if (changed.about === 'dispute') await followDispute(deps, subjectId);
  if (changed.about === 'method') await forgetMethod(deps.db, changed.token);
  await deps.db
    .updateTable('gatewayNotification')
    .set({ processedAt: deps.clock.now() })
    .where('id', '=', id)
    .execute();
};

/** The jobs of notifications. */
export const paymentJobs = (deps: AuditDeps): void =>
  deps.jobs.register(job, ({ id }) => workOn(deps, String(id)), {
    lane: 'charges',
    isNeverGivenUp: true,
  });
