import { readCode } from '#machines/form/code.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { openAggregate } from './registration.aggregate.ts';
import { usableDiscountCode, usableGroupCode, usableSponsorCode } from './registration.codes.ts';
import { feeOf } from './registration.money.ts';
import { registrationProblem } from './registration.problems.ts';
import { undiscountedFee } from './registration.progress.ts';
import { noneInProgress, type StepCall } from './registration.saving.ts';

type CodeCall = Pick<StepCall, 'caller'> & { body: Schemas['CodeToCheck'] };
type Checked<Body> = { status: 200; body: Body };

/** Checks a code without using it; the person's own earlier use doesn't count against them. */
const checking = <Body>(
  { db, clock }: { db: Db; clock: Clock },
  call: CodeCall,
  check: (trx: Trx, asked: { code: string; now: Date; registrationId: string | null }) => Promise<Body>,
): Promise<Checked<Body>> =>
  db.transaction().execute(async (trx): Promise<Checked<Body>> => {
    const now = clock.now();
    const open = await openAggregate(trx, signedIn(call).personId, now);
    const code = readCode(call.body.code);
    return { status: 200, body: await check(trx, { code, now, registrationId: open?.id ?? null }) };
  });

export const checkGroupCode = (
  deps: { db: Db; clock: Clock },
  call: CodeCall,
): Promise<Checked<Schemas['GroupCode']>> =>
  checking(deps, call, async (trx, asked) => {
    const { code, pelotonId, pelotonName } = await usableGroupCode(trx, asked);
    return { code, pelotonId, pelotonName };
  });

export const checkSponsorCode = (
  deps: { db: Db; clock: Clock },
  call: CodeCall,
): Promise<Checked<Schemas['SponsorCode']>> =>
  checking(deps, call, async (trx, asked) => {
    const { code, sponsorId, sponsorName } = await usableSponsorCode(trx, asked);
    return { code, sponsorId, sponsorName };
  });

export const checkDiscountCode = (
  deps: { db: Db; clock: Clock },
  call: CodeCall,
): Promise<Checked<Schemas['DiscountedFee']>> =>
  checking(deps, call, async (trx, asked) => {
    const { personId } = signedIn(call);
    const aggregate = await openAggregate(trx, personId, asked.now);
    if (!aggregate) throw await noneInProgress(trx, personId);
    const fee = undiscountedFee(aggregate);
    if (fee === null) throw registrationProblem('step-out-of-order');
    if (fee === 0) throw registrationProblem('step-not-needed');
    const discount = await usableDiscountCode(trx, asked);
    return { code: discount.code, fee: feeOf(aggregate.places, discount, aggregate.intent) };
  });
