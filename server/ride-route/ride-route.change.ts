import { randomUUID } from 'node:crypto';
import { readCode } from '#machines/form/code.ts';
import { money } from '#machines/money.ts';
import {
  type ChargingDeps,
  charge,
  declinedProblem,
  findAttempt,
  openIntent,
  settle,
} from '#server/charging/charging.ts';
import { currentEvent, type EventRow, routesByIds } from '#server/event/event.ts';
import { watchCards } from '#server/fraud/fraud.ts';
import { type Answer, type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { answerGiven, keepAnswer } from '#server/platform/idempotency/idempotency.ts';
import type { DeclineReason, SaleRequest } from '#server/platform/payments/payments.ts';
import { walletOf } from '#server/platform/payments/wallet.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import {
  cameTooLate,
  holdCode,
  lockContested,
  nonceOf,
  paymentRequired,
  registrationProblem,
  sponsorCodeInUse,
  usableSponsorCode,
  withoutNonce,
} from '#server/registration/registration.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { lockOwnTime, ownTimes } from '#server/volunteering/volunteering.ts';
import { offerFree } from '#server/waiting-list/waiting-list.ts';
import { rideRouteProblem } from './ride-route.problems.ts';
import { routeChangePurpose, tellOfChange } from './ride-route.purpose.ts';
import {
  changeOfKey,
  holdForChange,
  insertChange,
  keptForOthers,
  lockRidden,
  movePlace,
  openChanges,
  placesTaken,
  type Ridden,
  type RouteChange,
} from './ride-route.queries.ts';
import { obstacleOf, purposeName, shiftClash, termsOf } from './ride-route.rules.ts';
import { ownRoutes } from './ride-route.view.ts';
import { awaitedRoutes, endWait } from './ride-route.waiting.ts';

type ChangeCall = Call<'changeRoute'>;
type ChangeAnswer = Answer<'changeRoute'>;
type Route = Awaited<ReturnType<typeof routesByIds>>[number];

const codeOf = (call: ChangeCall): string | null =>
  call.body.sponsorCode === null ? null : readCode(call.body.sponsorCode);

const refuseOtherTerms = (
  { charge: sawCharge, commitment: sawCommitment }: ChangeCall['body'],
  now: { charge: number; commitment: number },
): void => {
  const fields = [
    ...(sawCharge === now.charge
      ? []
      : [{ path: '/body/charge', code: 'changed', message: `It costs ${money(now.charge)} now.` }]),
    ...(sawCommitment === now.commitment
      ? []
      : [
          {
            path: '/body/commitment',
            code: 'changed',
            message: `It now commits you to ${money(now.commitment)}.`,
          },
        ]),
  ];
  if (fields.length > 0) throw rideRouteProblem('route-terms-changed', { fields });
};

/** A sponsor’s route opens with the sponsor’s code, or for a rider of another of its routes. */
const openSponsored = async (
  trx: Trx,
  {
    from,
    to,
    code,
    now,
    registrationId,
    rideType,
  }: {
    from: Route;
    to: Route;
    code: string | null;
    now: Date;
    registrationId: string;
    rideType: Ridden['rideType'];
  },
): Promise<string | null> => {
  if (to.sponsorId === null) return null;
  const sponsor = code === null ? null : await usableSponsorCode(trx, { code, now, registrationId });
  if (sponsor?.sponsorId === to.sponsorId) return code;
  if (sponsor === null && from.sponsorId === to.sponsorId)
    return sponsorCodeInUse(trx, registrationId, rideType);
  throw registrationProblem('route-not-open', {
    fields: [
      {
        path: '/body/sponsorCode',
        code: 'route-not-open',
        message: 'Enter the code of this route’s sponsor.',
      },
    ],
  });
};

const sourceOf = async (trx: Trx, personId: string, { payment }: ChangeCall['body']) => {
  if (payment === null) throw paymentRequired();
  const nonce = nonceOf(payment);
  if (nonce !== null) return { source: { nonce } };
  const wallet = await walletOf(trx, personId);
  if (!wallet) throw paymentRequired();
  return { source: { methodToken: wallet.methodToken }, customerId: wallet.customerId };
};

/** The state of a repeated attempt: one in progress is being found out, and a declined one stays declined. */
const repeated = async (
  { clock }: ChargingDeps,
  trx: Trx,
  call: ChangeCall,
): Promise<ChangeAnswer | null> => {
  const { personId } = signedIn(call);
  const key = call.headers['idempotency-key'];
  const change = await changeOfKey(trx, personId, key);
  if (change === undefined) return null;
  const { routeId, charge: asked, commitment } = call.body;
  if (change.toRouteId !== routeId || change.charge !== asked || change.toCommitment !== commitment)
    throw platformProblem('idempotency-key-reused');
  const body = await ownRoutes(trx, clock, personId);
  if (change.state !== 'declined') return { status: change.state === 'done' ? 200 : 202, body };
  const attempt = await findAttempt(trx, { purpose: purposeName, reference: change.id, key });
  if (attempt?.state === 'refunded') throw cameTooLate(change.charge);
  const reason = (attempt?.declineReason ?? 'do-not-honor') as DeclineReason;
  throw declinedProblem({ reason, detail: null });
};

type Placing = { event: EventRow; personId: string; ridden: Ridden; from: Route; to: Route; now: Date };

/** Locks the routes, and the rider’s own place between them. */
const place = async (
  deps: ChargingDeps,
  trx: Trx,
  call: ChangeCall,
  now: Date,
): Promise<Placing | { answer: ChangeAnswer }> => {
  const { personId } = signedIn(call);
  const event = await currentEvent(trx);
  const code = codeOf(call);
  const [wanted] = await routesByIds(trx, [call.body.routeId], now);
  if (wanted?.eventId !== event.id) throw registrationProblem('route-of-other-ride');
  const owner = { personId, eventId: event.id };
  const ridden = await lockRidden(trx, owner, wanted.rideId);
  if (ridden === undefined) throw userProblem('route-not-ridden');
  // After the lock of the place: of two concurrent attempts, the second finds the first.
  const answer = await repeated(deps, trx, call);
  if (answer !== null) return { answer };
  if (
    (await openChanges(trx, owner)).some(({ participationId }) => participationId === ridden.participationId)
  )
    throw rideRouteProblem('route-change-open');
  await lockOwnTime(trx, personId);
  await lockContested(trx, { route: [ridden.routeId, wanted.id], sponsorCode: code === null ? [] : [code] });
  const routes = await routesByIds(trx, [ridden.routeId, wanted.id], now);
  const [from, to] = [ridden.routeId, wanted.id].map((id) => routes.find((route) => route.id === id));
  if (from === undefined || to === undefined) throw registrationProblem('route-of-other-ride');
  return { event, personId, ridden, from, to, now };
};

const changeOf = (
  { event, personId, ridden, from, to }: Placing,
  terms: { charge: number; commitment: number },
  sponsorCode: string | null,
): RouteChange => ({
  id: randomUUID(),
  participationId: ridden.participationId,
  personId,
  eventId: event.id,
  fromRouteId: from.id,
  toRouteId: to.id,
  fromCommitment: ridden.commitment,
  toCommitment: terms.commitment,
  charge: terms.charge,
  sponsorCode,
  state: terms.charge === 0 ? 'done' : 'charging',
});

/** Everything up to the charge: after it the intent is written, and the new place is held in addition to the old one. */
const begin = async (
  deps: ChargingDeps,
  trx: Trx,
  call: ChangeCall,
  admitCard: () => void,
): Promise<{ answer: ChangeAnswer } | { sale: SaleRequest }> => {
  const now = deps.clock.now();
  const placing = await place(deps, trx, call, now);
  if ('answer' in placing) return placing;
  const { event, personId, ridden, from, to } = placing;
  if (from.id === to.id) throw rideRouteProblem('same-route');
  const terms = termsOf(from, to, ridden.commitment);
  const obstacle = obstacleOf(terms.kind, ridden, deps.clock.today());
  if (obstacle === 'begun') throw rideRouteProblem('ride-begun');
  if (obstacle === 'too-late') throw rideRouteProblem('too-late-to-lower');
  const clash = shiftClash(to, await ownTimes(trx, personId, event.id));
  if (clash !== null) throw registrationProblem('ride-shift-clash', { detail: clash });
  const { registrationId } = ridden;
  const sponsorCode = await openSponsored(trx, {
    from,
    to,
    code: codeOf(call),
    now,
    registrationId,
    rideType: ridden.rideType,
  });
  refuseOtherTerms(call.body, terms);
  // A place whose offer ended goes to the next person on the waiting list first.
  await offerFree(deps, trx, awaitedRoutes(deps.settings.publicUrl), { subjectId: to.id, now });
  const gone = (await placesTaken(trx, to.id, now)) + (await keptForOthers(trx, to.id, now, personId));
  if (gone >= to.capacity) throw rideRouteProblem('place-taken');
  const change = changeOf(placing, terms, sponsorCode);
  const key = call.headers['idempotency-key'];
  const use = { kind: 'sponsor', scope: ridden.rideType, registrationId } as const;
  if (change.charge === 0) {
    await insertChange(trx, { ...change, key, at: now });
    await movePlace(trx, change);
    await holdCode(trx, use, sponsorCode, null);
    await endWait(deps, trx, { subjectId: to.id, personId, now });
    await offerFree(deps, trx, awaitedRoutes(deps.settings.publicUrl), { subjectId: from.id, now });
    await tellOfChange(deps, trx, change);
    const answer = { status: 200 as const, body: await ownRoutes(trx, deps.clock, personId) };
    await keepAnswer(trx, deps.clock, withoutNonce(call), answer);
    return { answer };
  }
  admitCard();
  const source = await sourceOf(trx, personId, call.body);
  await insertChange(trx, { ...change, key, at: now });
  await holdForChange(trx, change, ridden.rideType);
  const intent = await openIntent(deps, trx, {
    purpose: purposeName,
    reference: change.id,
    personId,
    amount: change.charge,
    idempotencyKey: key,
    eventYear: event.year,
  });
  if (intent === null) throw new Error(`The key of change ${change.id} was used in this moment.`);
  return { sale: { orderId: intent.id, amount: change.charge, ...source } };
};

/**
 * Moves a rider to another route, and charges the difference at most once: the intent is written before the gateway is asked and the
 * outcome after. Until then the rider has the old place, and the new one is reserved. 202 while the outcome is unknown.
 */
export const changeRoute = async (deps: ChargingDeps, call: ChangeCall): Promise<ChangeAnswer> => {
  const { db, clock } = deps;
  const { personId } = signedIn(call);
  const keyed = withoutNonce(call);
  const before = await answerGiven<ChangeAnswer>(db, keyed);
  if (before) return before;
  const cards = await watchCards(deps, call);
  const begun = await db.transaction().execute((trx) => begin(deps, trx, call, cards.admit));
  if ('answer' in begun) return begun.answer;
  const { orderId, amount } = begun.sale;
  const outcome = await charge(deps, begun.sale);
  const settled = await settle(deps, routeChangePurpose, orderId, outcome);
  if (outcome.kind === 'declined') {
    await cards.note(outcome);
    throw declinedProblem(outcome);
  }
  if (settled.kind === 'orphaned') throw cameTooLate(amount);
  return db.transaction().execute(async (trx) => {
    const body = await ownRoutes(trx, clock, personId);
    if (outcome.kind !== 'charged') return { status: 202 as const, body };
    const answer = { status: 200 as const, body };
    await keepAnswer(trx, clock, keyed, answer);
    return answer;
  });
};
