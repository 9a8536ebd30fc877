import { eventZone, lastDayIn } from '#machines/calendar.ts';
import { findPeloton, writeLog } from '#server/peloton/peloton.ts';
import { type Trx, transact } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { captaincyEmail, expiredEmail, waitingEmail } from './membership.emails.ts';
import { addresseeOf, endRequest, leadersToWriteTo } from './membership.queries.ts';
import { daysAfter, expiryOf, remindedOn } from './membership.rules.ts';
import { endOffer } from './offer.queries.ts';

const reminderJob = 'join-request-reminder';
const expiryJob = 'join-request-expiry';
const offerJob = 'captaincy-offer-expiry';

/** Schedules the reminder of a request for captain and admins, and the request's end. */
export const planReminders = async (
  jobs: Jobs,
  trx: Trx,
  requestId: string,
  askedAt: Date,
): Promise<void> => {
  for (const days of remindedOn)
    await jobs.enqueue(
      trx,
      reminderJob,
      { requestId },
      { runAt: daysAfter(askedAt, days), key: `${requestId}:${days}` },
    );
  await jobs.enqueue(trx, expiryJob, { requestId }, { runAt: expiryOf(askedAt), key: requestId });
};

/** Schedules the end of a captaincy offer. */
export const planOfferEnd = (jobs: Jobs, trx: Trx, offerId: string, runAt: Date): Promise<void> =>
  jobs.enqueue(trx, offerJob, { offerId }, { runAt, key: offerId });

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'jobs' | 'mail'>;

const openRequest = (trx: Trx, id: string) =>
  trx
    .selectFrom('pelotonRequest')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();

const remind = async ({ mail, settings }: Deps, trx: Trx, requestId: string): Promise<void> => {
  const request = await openRequest(trx, requestId);
  const peloton = request && (await findPeloton(trx, request.pelotonId));
  if (request === undefined || peloton === undefined) return;
  const asking = await addresseeOf(trx, request.personId);
  const lastDay = lastDayIn(eventZone, expiryOf(request.askedAt));
  for (const leader of await leadersToWriteTo(trx, request))
    await mail.send(trx, {
      ...waitingEmail({ leader, asking, peloton, lastDay }, settings.publicUrl),
      to: leader.emailAddress,
      personId: leader.id,
      kind: 'join-request-waiting',
    });
};

const expire = async ({ mail, settings, clock }: Deps, trx: Trx, requestId: string): Promise<void> => {
  const request = await openRequest(trx, requestId);
  const peloton = request && (await findPeloton(trx, request.pelotonId));
  if (request === undefined || peloton === undefined) return;
  await endRequest(trx, requestId, { state: 'expired', at: clock.now(), by: null });
  const person = await addresseeOf(trx, request.personId);
  await mail.send(trx, {
    ...expiredEmail(person, peloton, settings.publicUrl),
    to: person.emailAddress,
    personId: person.id,
    kind: 'join-request-expired',
  });
};

const endOfferInTime = async ({ mail, settings, clock }: Deps, trx: Trx, offerId: string): Promise<void> => {
  const at = clock.now();
  const offer = await endOffer(trx, offerId, 'expired', at);
  const peloton = offer && (await findPeloton(trx, offer.pelotonId));
  if (offer === undefined || peloton === undefined) return;
  const { pelotonId, eventId, captainId, offeredTo } = offer;
  await writeLog(trx, {
    pelotonId,
    eventId,
    kind: 'captaincy-expired',
    actorId: null,
    personId: offeredTo,
    at,
  });
  const [captain, other] = [await addresseeOf(trx, captainId), await addresseeOf(trx, offeredTo)];
  await mail.send(trx, {
    ...captaincyEmail({ person: captain, other, peloton, what: 'expired' }, settings.publicUrl),
    to: captain.emailAddress,
    personId: captain.id,
    kind: 'captaincy',
  });
};

/** The jobs of requests and offers at their dates. */
export const registerMembershipJobs = (deps: Deps): void => {
  const { db, jobs } = deps;
  jobs.register(reminderJob, ({ requestId }) => transact(db, (trx) => remind(deps, trx, String(requestId))));
  jobs.register(expiryJob, ({ requestId }) => transact(db, (trx) => expire(deps, trx, String(requestId))), {
    isNeverGivenUp: true,
  });
  jobs.register(
    offerJob,
    ({ offerId }) => transact(db, (trx) => endOfferInTime(deps, trx, String(offerId))),
    { isNeverGivenUp: true },
  );
};
