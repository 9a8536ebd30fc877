import { randomUUID } from 'node:crypto';
import type { AuditDeps } from '#server/charging/charging.ts';
import { followDispute, followOrder, followTransactions } from '#server/charging/charging.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { GatewayNotification, GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import { NotificationForged, NotificationMalformed } from '#server/platform/payments/gateway-reports.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import { forgetMethod } from './payment.queries.ts';

type KeepDeps = { db: Db; clock: Clock; jobs: Jobs };

type ReceiveDeps = KeepDeps & { gatewayReports: GatewayReports; log: Log };

const job = 'gateway-notification';

type Signed = { bt_signature: string; bt_payload: string };

/**
 * Refuses what the sender did not sign, and what nobody can read. The gateway sends again what was refused, in vain and for some days;
 * until then its control panel shows what it could not deliver. To take it would hide that.
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
 * Keeps a notification and has it worked on, in one transaction. The gateway's times are whole seconds, so the same words may be a
 * repetition or news: they are kept once, and looked into each time.
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

/** POST /payment/chariot/webhook; `text` is the body as it was signed. */
export const receiveGrantEvent = async (deps: ReceiveDeps, signature: string, text: string): Promise<void> =>
  keep(deps, await read(deps, () => deps.gatewayReports.readGrantEvent(signature, text)));

/** Brings the ledger up to date with what a notification is about, as it is by now. */
const workOn = async (deps: AuditDeps, id: string): Promise<void> => {
  const { subjectId, facts } = await deps.db
    .selectFrom('gatewayNotification')
    .select(['subjectId', 'facts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const told = facts as GatewayNotification['facts'];
  if (told.about === 'order') await followOrder(deps, told.orderId);
  if (told.about === 'transactions') await followTransactions(deps, told.transactionIds);
  if (told.about === 'dispute') await followDispute(deps, subjectId);
  if (told.about === 'method') await forgetMethod(deps.db, told.token);
  await deps.db
    .updateTable('gatewayNotification')
    .set({ processedAt: deps.clock.now() })
    .where('id', '=', id)
    .execute();
};

/** The work that a notification makes, whenever a worker comes to it. */
export const paymentJobs = (deps: AuditDeps): void =>
  deps.jobs.register(job, ({ id }) => workOn(deps, String(id)), {
    lane: 'charges',
    isNeverGivenUp: true,
  });
