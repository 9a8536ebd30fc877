import { type CalendarDay, dayIn, daysAfter } from '#machines/calendar.ts';
import { lockTransaction, post, type Side } from '#server/ledger/ledger.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { GatewayFee } from '#server/platform/payments/gateway-reports.ts';
import { isIntentId } from './audit.rules.ts';
import type { AuditDeps } from './audit.types.ts';
import { bookedFee, bookedFees, postedCharge, yearOf } from './refunds.queries.ts';

const kind = 'gateway-fee';
/** A report appears some days after the money, and may be corrected later: each run reads the latest ones again. */
const reportsRead = 10;

/** Cents that the gateway kept under `reference`: the order of a charge, or its own id of a refund. */
type Fee = { orderId: string; reference: string; amount: number };

/**
 * Books the difference between the gateway's fee and what was booked before: from the clearing account, paid by the partners through the
 * fee account. Resolves with whether there was one; the charge has to be booked first.
 */
export const bookFee = async (trx: Trx, { clock }: { clock: Clock }, fee: Fee): Promise<boolean> => {
  const charge = await postedCharge(trx, fee.orderId);
  if (!charge) return false;
  // A concurrent booking of a fee of the same charge waits here.
  await lockTransaction(trx, charge.id);
  const before = await bookedFee(trx, fee.reference);
  const amount = fee.amount - before.amount;
  if (amount === 0) return false;
  const eventYear = await yearOf(trx, charge.id);
  const fees: Side[] = [{ account: { kind: 'processing-fees', eventYear }, amount: Math.abs(amount) }];
  const clearing: Side[] = [{ account: { kind: 'clearing', eventYear }, amount: Math.abs(amount) }];
  await post(trx, clock, {
    kind,
    reference: before.firstId === null ? fee.reference : `${fee.reference}#${before.times}`,
    debits: amount > 0 ? fees : clearing,
    credits: amount > 0 ? clearing : fees,
    ...(before.firstId !== null && { correctsId: before.firstId }),
  });
  return true;
};

const asFee = ({ type, transactionId, orderId, amount }: GatewayFee): Fee => ({
  orderId,
  reference: type === 'sale' ? orderId : transactionId,
  amount,
});

const bookReport = async (
  deps: Pick<AuditDeps, 'db' | 'clock' | 'gatewayReports'>,
  date: CalendarDay,
): Promise<number> => {
  const reported = (await deps.gatewayReports.feesOf(date)) ?? [];
  const fees = reported.filter(({ orderId }) => isIntentId(orderId)).map(asFee);
  const known = await bookedFees(
    deps.db,
    fees.map(({ reference }) => reference),
  );
  let booked = 0;
  for (const fee of fees.filter(({ reference, amount }) => (known.get(reference) ?? 0) !== amount))
    if (await deps.db.transaction().execute((trx) => bookFee(trx, deps, fee))) booked += 1;
  return booked;
};

/** Books the fees in the gateway’s latest reports. Repetitions change nothing. Resolves with how many postings were missing. */
export const bookFees = async (
  deps: Pick<AuditDeps, 'db' | 'clock' | 'gatewayReports'>,
  until: Date,
): Promise<number> => {
  let booked = 0;
  for (let ago = reportsRead; ago > 0; ago -= 1)
    booked += await bookReport(deps, daysAfter(dayIn('UTC', until), -ago));
  return booked;
};
