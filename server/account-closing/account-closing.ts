import { isTypedName } from '#machines/account-closing/typed-name.ts';
import { makeDonationsAnonymous } from '#server/donation/donation.ts';
import { endSharingOf } from '#server/fund-sharing/fund-sharing.ts';
import { letGoOfImages } from '#server/image/image.ts';
import { endMembership, lockMembership } from '#server/membership/membership.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { endSessions } from '#server/platform/identity/ended-session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { endRecurringDonations } from '#server/recurring-donation/recurring-donation.ts';
import { endRegistrations, lockRegistrations } from '#server/registration/registration.ts';
import { closedEmail } from './account-closing.emails.ts';
import { announcedEvent, blockersFor, previewOf } from './account-closing.preview.ts';
import { accountClosingProblem } from './account-closing.problems.ts';
import { erase, type Leaver, lockedLeaver, provenAddress } from './account-closing.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'jobs' | 'mail'>;

/** Ends everything that would continue without the person. */
const endAll = async (deps: Deps, trx: Trx, leaver: Leaver, eventId: string | null, at: Date) => {
  const personId = leaver.id;
  if (eventId !== null) {
    await endMembership(deps, trx, { personId, eventId, at });
    await endRegistrations(deps, trx, { personId, eventId, at });
  }
  const giver = { personId, emailAddress: provenAddress(leaver) };
  await endRecurringDonations(trx, giver, at);
  await endSharingOf(trx, { personId, at });
  await makeDonationsAnonymous(trx, giver);
  await letGoOfImages(deps, trx, personId, at);
};

const sayGoodbye = async ({ mail, settings }: Deps, trx: Trx, { firstName, emailAddress }: Leaver) => {
  await mail.send(trx, {
    ...closedEmail(firstName, settings.publicUrl),
    to: emailAddress,
    kind: 'account-closed',
    isEmptiedOnceSent: true,
  });
};

const close = (deps: Deps, call: Call<'closeAccount'>) => {
  const { personId } = signedIn(call);
  return withIdempotency(deps, call, async (trx): Promise<Answer<'closeAccount'>> => {
    const event = await announcedEvent(trx);
    // Registration, peloton, person: the order in which all code locks them.
    if (event !== null) {
      await lockRegistrations(trx, personId, event.id);
      await lockMembership(trx, personId, event.id);
    }
    const leaver = await lockedLeaver(trx, personId);
    if (leaver === undefined) throw platformProblem('account-closed');
    if (!isTypedName(call.body.firstName, leaver.firstName)) {
      const fields = [{ path: '/body/firstName', code: 'name-not-typed', message: 'Type your first name.' }];
      throw accountClosingProblem('name-not-typed', { fields });
    }
    const [blocker] = await blockersFor(deps, trx, personId, event);
    if (blocker !== undefined) throw accountClosingProblem(blocker.code);
    const at = deps.clock.now();
    await endAll(deps, trx, leaver, event?.id ?? null, at);
    await sayGoodbye(deps, trx, leaver);
    await erase(trx, leaver, at);
    await endSessions(trx, leaver.oid);
    return { status: 200, body: { closedAt: at.toISOString() } };
  });
};

export const accountClosingOperations = (deps: Deps) =>
  ({
    previewAccountClosing: async (call) => ({
      status: 200,
      body: await previewOf(deps, deps.db, signedIn(call).personId),
    }),
    closeAccount: (call) => close(deps, call),
  }) satisfies Partial<Handlers>;
