import type { CalendarDay } from '#machines/calendar.ts';
import { latestDue } from '#machines/donation/due-days.ts';
import type { ChargingDeps } from '#server/charging/charging.ts';
import {
  type BegunAgain,
  beginAgain,
  chargeAgain,
  chargeStateOf,
  type DueDonation,
  takesDonations,
} from '#server/donation/donation.ts';
import { currentEvent } from '#server/event/event.ts';
import { type Trx, transact } from '#server/platform/database/database.ts';
import type { Written } from '#server/platform/mail/email.ts';
import type { EmailKind } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { fullUntil } from '#server/strangers/strangers.ts';
import { pausedEmail, recipientClosedEmail, refusedEmail } from './recurring-donation.emails.ts';
import { recurringPlans } from './recurring-donation.plan.ts';
import { lockDonation, type Scheduled } from './recurring-donation.queries.ts';
import { chargeKey, retryOn } from './recurring-donation.rules.ts';

/** E-mails of each kind that reach one address in a day. No more are written: the donor's page has the same news. */
const mostInADay = 20;

/** Writes to the donor, with or without an account: the typed address may be a stranger's. */
export const writeToDonor = async (
  { clock, mail }: Pick<Platform, 'clock' | 'mail'>,
  trx: Trx,
  { donorEmail, donorPersonId }: Scheduled,
  letter: Written & { kind: EmailKind },
): Promise<void> => {
  const full = await fullUntil(trx, clock, { address: donorEmail, kind: letter.kind, most: mostInADay });
  if (full === null) await mail.send(trx, { ...letter, to: donorEmail, personId: donorPersonId });
};

const update = async (
  trx: Trx,
  { id }: Scheduled,
  changes: {
    state?: 'paused';
    pauseReason?: 'charge-refused' | 'recipient-closed';
    nextOn?: CalendarDay | null;
    retryOn?: CalendarDay | null;
    refusedCount?: number;
  },
): Promise<void> => {
  await trx.updateTable('recurringDonation').set(changes).where('id', '=', id).execute();
};

const pause = (trx: Trx, donation: Scheduled, pauseReason: 'charge-refused' | 'recipient-closed') =>
  update(trx, donation, { state: 'paused', pauseReason, nextOn: null, retryOn: null, refusedCount: 0 });

/** Counts a refusal and writes about it: the day of the retry, or that the donation is paused. */
const countRefusal = async (
  deps: Pick<ChargingDeps, 'settings' | 'clock' | 'mail'>,
  trx: Trx,
  donation: Scheduled,
  reason: string,
): Promise<void> => {
  const { clock, settings } = deps;
  const refusedCount = donation.refusedCount + 1;
  const next = retryOn(clock.today(), refusedCount);
  if (next === null) {
    await pause(trx, donation, 'charge-refused');
    await writeToDonor(deps, trx, donation, {
      ...pausedEmail(donation, reason, settings.publicUrl),
      kind: 'recurring-donation-paused',
    });
    return;
  }
  await update(trx, donation, { refusedCount, retryOn: next });
  await writeToDonor(deps, trx, donation, {
    ...refusedEmail(donation, reason, next, settings.publicUrl),
    kind: 'recurring-donation-declined',
  });
};

const pauseForRecipient = async (
  deps: Pick<Platform, 'settings' | 'clock' | 'mail'>,
  trx: Trx,
  donation: Scheduled,
): Promise<void> => {
  await pause(trx, donation, 'recipient-closed');
  await writeToDonor(deps, trx, donation, {
    ...recipientClosedEmail(donation, deps.settings.publicUrl),
    kind: 'recurring-donation-recipient-closed',
  });
};

const orderOf = (donation: Scheduled, dueOn: CalendarDay): DueDonation => ({
  recurringDonationId: donation.id,
  dueOn,
  key: chargeKey(donation.id, dueOn, donation.refusedCount),
});

/** The next step of a due donation: none, a new charge, or finding out about an earlier one. */
type Step = { kind: 'none' } | { kind: 'open' } | { kind: 'begun'; begun: BegunAgain };

const none: Step = { kind: 'none' };

/** Checks a donation under its lock, records known outcomes, and begins the due charge. */
const step = (
  deps: Pick<ChargingDeps, 'settings' | 'db' | 'clock' | 'mail'>,
  donationId: string,
): Promise<Step> =>
  transact(deps.db, async (trx) => {
    const donation = await lockDonation(trx, donationId);
    const today = deps.clock.today();
    if (
      donation.state !== 'active' ||
      donation.nextOn === null ||
      (donation.retryOn ?? donation.nextOn) > today
    )
      return none;
    const known = await chargeStateOf(trx, orderOf(donation, donation.nextOn));
    if (known?.state === 'open') return { kind: 'open' };
    if (known?.state === 'refused') await countRefusal(deps, trx, donation, known.reason ?? '');
    if (known) return none;
    if (
      !(await takesDonations(trx, {
        personId: donation.recipientPersonId,
        pelotonId: donation.recipientPelotonId,
      }))
    ) {
      await pauseForRecipient(deps, trx, donation);
      return none;
    }
    // A retried donation keeps its original day.
    const dueOn =
      donation.refusedCount > 0 ? donation.nextOn : latestDue(donation.nextOn, donation.dayOfMonth, today);
    if (dueOn !== donation.nextOn) await update(trx, donation, { nextOn: dueOn });
    const begun = await beginAgain(deps, trx, orderOf(donation, dueOn));
    return begun ? { kind: 'begun', begun } : { kind: 'open' };
  });

const hasEvent = async ({ db }: Pick<Platform, 'db'>): Promise<boolean> => {
  try {
    await currentEvent(db);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'event-not-found') return false;
    throw error;
  }
};

/**
 * Charges a due recurring donation once for each due day and each refusal, for any number of runs and workers. The attempt is written
 * first, under the donation's lock. After an interrupted run the next one finds out the outcome, and never charges again. Throws while the
 * outcome is unknown.
 */
export const chargeDue = async (deps: ChargingDeps, donationId: string): Promise<void> => {
  // Between two years there may be no current event; the next day's job tries again.
  if (!(await hasEvent(deps))) return;
  const first = await step(deps, donationId);
  if (first.kind === 'begun') await chargeAgain(deps, recurringPlans, first.begun);
  const last = first.kind === 'begun' ? await step(deps, donationId) : first;
  if (last.kind === 'open') throw new Error(`A charge of monthly gift ${donationId} is still open.`);
};
