import { money } from '#machines/money.ts';
import { missingOf, pelotonFundraising } from '#server/fundraising/fundraising.ts';
import { openAccounts } from '#server/ledger/ledger.ts';
import { lockPeloton } from '#server/peloton/peloton.ts';
import type { Answer, Call, Handlers } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fundSharingProblem } from './fund-sharing.problems.ts';
import { allProgress, fundOf } from './fund-sharing.queries.ts';
import { inTurn } from './in-turn.ts';
import { membersNamed } from './share.queries.ts';
import { accountOf, bookShares } from './share-booking.ts';
import { tellOfShares } from './share-emails.ts';
import { examineOrder, refuseUnlessOpen, resolveLines, type SharingPlace, sourceOf } from './share-order.ts';
import { askedPeloton, ledPlace, placeOf } from './share-place.ts';
import { planFor } from './share-plans.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

/** The batch must open no account itself: the first donation to it would wait until all lines are booked. */
const openReceivers = async (
  db: Db,
  place: SharingPlace,
  lines: readonly { to: string | null }[],
): Promise<void> => {
  const publicIds = lines.flatMap(({ to }) => (to === null ? [] : [to]));
  const members = await membersNamed(db, placeOf(place), { publicIds });
  await openAccounts(
    db,
    members.map(({ id }) => accountOf({ type: 'User', id }, place.event.year)),
  );
};

const make = async (deps: Deps, call: Call<'makeFundShares'>) => {
  const { pelotonId, source: from, lines, reason, before, beyondMissing = false } = call.body;
  const { callerId: personId, ...place } = await askedPeloton(deps.db, pelotonId, call.caller);
  // Before the key is looked up: outsiders learn nothing of it.
  await sourceOf(deps.db, place, { personId, source: from });
  const book = async (trx: Trx): Promise<Answer<'makeFundShares'>> => {
    await lockPeloton(trx, place.peloton.id);
    const sharer = await sourceOf(trx, place, { personId, source: from });
    await refuseUnlessOpen(trx, deps.clock, place);
    const why = { kind: 'share' as const, madeBy: personId, reason: reason?.trim() ?? null };
    const order = { ...place, ...sharer, ...why, lines, before, beyondMissing };
    const booked = await bookShares(deps, trx, order);
    await tellOfShares(deps, trx, order, booked);
    const { batchId, sum, balance } = booked;
    return { status: 201, body: { batchId, amount: sum, count: booked.lines.length, balance } };
  };
  return inTurn(place.peloton.id, async () => {
    await openReceivers(deps.db, place, lines);
    return withIdempotency(deps, call, book);
  });
};

const preview = async ({ db, clock }: Deps, call: Call<'previewFundShares'>) => {
  const { source: from, lines, beyondMissing = false } = call.body;
  const { callerId: personId, ...place } = await askedPeloton(db, call.params.id, call.caller);
  const sharer = await sourceOf(db, place, { personId, source: from });
  await refuseUnlessOpen(db, clock, place);
  const order = { ...place, ...sharer, lines, beyondMissing };
  const examined = await examineOrder(db, order, await resolveLines(db, order));
  const total = await pelotonFundraising(db, place.peloton.id, place.event.id, sharer.totals);
  const { source, spare, sum } = examined;
  return {
    status: 200 as const,
    body: {
      source: {
        name: from === 'peloton' ? place.peloton.name : 'You',
        before: source.balance,
        after: source.balance - sum,
      },
      spare: spare - sum,
      peloton: { name: place.peloton.name, before: total.raised, after: total.raised },
      lines: examined.lines.map(({ to, name, amount, figures: { balance, committed } }) => ({
        to,
        name,
        amount,
        before: balance,
        after: balance + amount,
        committedAmount: committed,
        missing: missingOf({ balance: balance + amount, committed }),
      })),
    },
  };
};

const plan = async ({ db, clock }: Deps, call: Call<'planFundShares'>) => {
  const { plan: name, amount, highRollers = false } = call.body;
  const place = await ledPlace(db, call);
  await refuseUnlessOpen(db, clock, place);
  const { balance } = await fundOf(db, place.peloton.id, place.event.year);
  if (amount > balance)
    throw fundSharingProblem('balance-too-low', {
      detail: `The fund has ${money(Math.max(0, balance))}. Plan with less.`,
      reason: String(Math.max(0, balance)),
    });
  const members = await allProgress(db, placeOf(place));
  const planned = new Map(
    planFor(members, { plan: name, amount, highRollers }).map((line) => [line.id, line.amount]),
  );
  const lines = members.flatMap(({ publicId, firstName, lastName }) => {
    const given = planned.get(publicId);
    return given === undefined ? [] : [{ to: publicId, firstName, lastName, amount: given }];
  });
  const rest = amount - lines.reduce((sum, line) => sum + line.amount, 0);
  return { status: 200 as const, body: { lines, rest } };
};

export const sharingOperations = (deps: Deps) =>
  ({
    makeFundShares: (call) => make(deps, call),
    previewFundShares: (call) => preview(deps, call),
    planFundShares: (call) => plan(deps, call),
  }) satisfies Partial<Handlers>;
