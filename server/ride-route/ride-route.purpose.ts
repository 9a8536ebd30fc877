import {
  bookedIn,
  type Intent,
  type News,
  type Purpose,
  type PurposeDeps,
} from '#server/charging/charging.ts';
import { post } from '#server/ledger/ledger.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { holdCode, lockContested } from '#server/registration/registration.ts';
import { noteFreed } from '#server/waiting-list/waiting-list.ts';
import { changedEmail, givenBackEmail, notChangedEmail } from './ride-route.emails.ts';
import {
  aboutChange,
  freeHold,
  holderOf,
  lockChange,
  movePlace,
  type RouteChange,
  settleChange,
} from './ride-route.queries.ts';
import { purposeName } from './ride-route.rules.ts';
import { endWait } from './ride-route.waiting.ts';

/** Tells the rider by e-mail that they ride another route. */
export const tellOfChange = async (
  { mail, settings: { publicUrl } }: Pick<Platform, 'settings' | 'mail'>,
  trx: Trx,
  change: RouteChange,
): Promise<void> => {
  const { emailAddress, ...about } = await aboutChange(trx, change);
  const { personId, charge, toCommitment } = change;
  const letter = changedEmail(about, { charge, commitment: toCommitment }, publicUrl);
  await mail.send(trx, { ...letter, to: emailAddress, personId, kind: 'route-changed' });
};

const book = async (deps: PurposeDeps, trx: Trx, intent: Intent): Promise<{ changeId: string }> => {
  const { id, reference: changeId, amount, eventYear } = intent;
  if (eventYear === null) throw new Error(`Intent ${id} belongs to no event.`);
  const change = await lockChange(trx, changeId);
  const { fromRouteId, toRouteId, personId, participationId, sponsorCode } = change;
  await lockContested(trx, { route: [fromRouteId, toRouteId] });
  await post(trx, deps.clock, {
    kind: purposeName,
    reference: id,
    debits: [{ account: { kind: 'clearing', eventYear }, amount }],
    credits: [{ account: { kind: 'registration-fees', eventYear }, amount }],
    memo: `Change ${changeId}`,
  });
  // The held place becomes the rider's own before anybody else can take it.
  await freeHold(trx, changeId);
  await movePlace(trx, change);
  const { registrationId, rideType } = await holderOf(trx, participationId);
  await holdCode(trx, { kind: 'sponsor', scope: rideType, registrationId }, sponsorCode, null);
  await settleChange(trx, changeId, 'done', deps.clock.now());
  const now = deps.clock.now();
  await endWait(deps, trx, { subjectId: toRouteId, personId, now });
  // Another place on the new route may have become free during the payment.
  await noteFreed(trx, 'route', [fromRouteId, toRouteId], now);
  await tellOfChange(deps, trx, change);
  return { changeId };
};

const notify = async (
  { mail, settings: { publicUrl } }: PurposeDeps,
  trx: Trx,
  { reference, amount }: Intent,
  news: News,
): Promise<void> => {
  if (news === 'still-open') return;
  const change = await lockChange(trx, reference);
  const { emailAddress, ...about } = await aboutChange(trx, change);
  // An account that was closed meanwhile has no address.
  if (emailAddress === '') return;
  const letter =
    news === 'given-back'
      ? givenBackEmail(about, amount, publicUrl)
      : notChangedEmail(about, amount, publicUrl);
  const kind = news === 'given-back' ? 'route-change-given-back' : 'route-not-changed';
  await mail.send(trx, { ...letter, to: emailAddress, personId: change.personId, kind });
};

/** The difference of two routes’ fees; the reference is the change’s id. */
export const routeChangePurpose: Purpose<{ changeId: string }> = {
  name: purposeName,
  ledgerKind: purposeName,
  book: bookedIn(book),
  release: async ({ clock }, trx, { reference }) => {
    const { toRouteId } = await lockChange(trx, reference);
    await lockContested(trx, { route: [toRouteId] });
    await freeHold(trx, reference);
    await settleChange(trx, reference, 'declined', clock.now());
    await noteFreed(trx, 'route', [toRouteId], clock.now());
  },
  notify,
};
