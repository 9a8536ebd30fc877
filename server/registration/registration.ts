import { readCode } from '#machines/form/code.ts';
import { type ChargingDeps, reconcileIfDue } from '#server/charging/charging.ts';
import { currentEvent, routeView, sponsorRoutes } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { openAggregate } from './registration.aggregate.ts';
import { complete } from './registration.complete.ts';
import { cancelType, convertToChallenger } from './registration.ending.ts';
import { payFee } from './registration.fee.ts';
import { feePurpose } from './registration.fee-purpose.ts';
import { saveFundraising } from './registration.fundraising.ts';
import { saveParticipation } from './registration.participation.ts';
import { registrationProblem } from './registration.problems.ts';
import { saveRoute } from './registration.route.ts';
import { noneInProgress, savedAnswer } from './registration.saving.ts';
import {
  saveActivityGoals,
  saveAdditionalInfo,
  saveProfile,
  saveVolunteer,
  signWaiver,
} from './registration.steps.ts';
import { availableOf, summaryOf } from './registration.summary.ts';
import { checkDiscountCode, checkGroupCode, checkSponsorCode } from './registration.validation.ts';

/**
 * The id of the code's sponsor, if the code can be used now. Uses of `personId` do not count, so that going back a step does not lock the
 * person out.
 * @throws ProblemError `sponsor-code-unknown`, `sponsor-code-expired` or `sponsor-code-used-up`
 */
const sponsorByCode = async (
  db: Db,
  typed: string,
  { now, personId }: { now: Date; personId: string },
): Promise<string> => {
  const row = await db
    .selectFrom('sponsorCode')
    .select(['sponsorId', 'startsAt', 'expiresAt', 'useLimit'])
    .select((eb) =>
      eb
        .selectFrom('codeUse')
        .innerJoin('registration', 'registration.id', 'codeUse.registrationId')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .where('codeUse.kind', '=', 'sponsor')
        .whereRef('codeUse.code', '=', 'sponsorCode.code')
        .where('registration.personId', '<>', personId)
        .where((use) => use.or([use('heldUntil', 'is', null), use('heldUntil', '>', now)]))
        .as('used'),
    )
    .where('code', '=', readCode(typed))
    .executeTakeFirst();
  // A code before its start date is secret.
  if (!row || now < row.startsAt) throw registrationProblem('sponsor-code-unknown');
  if (now >= row.expiresAt) throw registrationProblem('sponsor-code-expired');
  if ((row.used ?? 0) >= row.useLimit) throw registrationProblem('sponsor-code-used-up');
  return row.sponsorId;
};

/** The routes that a sponsor reserves for holders of its code. */
const routesOfSponsor = async (
  { db, clock }: { db: Db; clock: Clock },
  call: Call<'getSponsorRoutes'>,
): Promise<Answer<'getSponsorRoutes'>> => {
  const { params, query } = call;
  const now = clock.now();
  const event = await currentEvent(db);
  const sponsorId = await sponsorByCode(db, query.code, { now, personId: signedIn(call).personId });
  // Another sponsor's valid code opens nothing here, and the answer must not reveal that it is valid.
  if (sponsorId !== params.id) throw registrationProblem('sponsor-code-unknown');
  const routes = await sponsorRoutes(db, sponsorId, event.id, now);
  const asked = query.rideType;
  return {
    status: 200,
    body: routes.filter(({ rideType }) => asked === undefined || rideType === asked).map(routeView),
  };
};

export { endRegistrations, lockRegistrations } from './registration.closing.ts';
export {
  enteredGroupCode,
  holdCode,
  sponsorCodeInUse,
  usableSponsorCode,
} from './registration.codes.ts';
export { feePurpose } from './registration.fee-purpose.ts';
export { registerLateGuardianEmails } from './registration.guardian.ts';
export { cameTooLate, nonceOf, paymentRequired, withoutNonce } from './registration.payment.ts';
export { lockContested } from './registration.places.ts';
export { registrationProblem } from './registration.problems.ts';

const current = async (deps: ChargingDeps, personId: string) => {
  const { db, clock } = deps;
  const aggregate = await openAggregate(db, personId, clock.now());
  if (!aggregate) throw await noneInProgress(db, personId);
  const isNews = aggregate.intent !== null && (await reconcileIfDue(deps, feePurpose, aggregate.intent));
  return isNews ? ((await openAggregate(db, personId, clock.now())) ?? aggregate) : aggregate;
};

const waiverInForce = async ({ db, clock }: { db: Db; clock: Clock }) => {
  const event = await currentEvent(db);
  const waiver = await db
    .selectFrom('waiver')
    .select(['version', 'body'])
    .where('eventId', '=', event.id)
    .where('effectiveAt', '<=', clock.now())
    .orderBy('effectiveAt', 'desc')
    .executeTakeFirst();
  if (!waiver) throw platformProblem('temporarily-unavailable', { detail: 'The waiver isn’t ready yet.' });
  return waiver;
};

/** The wizard's steps, from the first choice to the roster, and later additions and cancellations. */
export const registrationOperations = (deps: ChargingDeps) =>
  ({
    getRegistration: async (call) => savedAnswer(await current(deps, signedIn(call).personId)),

    getRegistrationAvailable: async (call) => {
      const event = await currentEvent(deps.db);
      const now = deps.clock.now();
      return { status: 200, body: await availableOf(deps.db, signedIn(call).personId, event, now) };
    },

    getRegistrationUser: async (call) => {
      const event = await currentEvent(deps.db);
      const now = deps.clock.now();
      return { status: 200, body: await summaryOf(deps.db, signedIn(call).personId, event, now) };
    },

    getRegistrationWaiver: async () => ({ status: 200, body: await waiverInForce(deps) }),

    saveRegistrationParticipation: (call) => saveParticipation(deps, call, 'replace'),
    addRegistrationType: (call) => saveParticipation(deps, call, 'add'),
    saveRegistrationProfile: (call) => saveProfile(deps, call),
    saveRegistrationRoute: (call) => saveRoute(deps, call),
    saveRegistrationVolunteer: (call) => saveVolunteer(deps, call),
    saveRegistrationActivityGoals: (call) => saveActivityGoals(deps, call),
    saveRegistrationFundraising: (call) => saveFundraising(deps, call),
    saveRegistrationAdditionalInfo: (call) => saveAdditionalInfo(deps, call),
    signRegistrationWaiver: (call) => signWaiver(deps, call),
    payRegistrationFee: (call) => payFee(deps, call),
    completeRegistration: (call) => complete(deps, call),
    convertToChallenger: (call) => convertToChallenger(deps, call),
    cancelRegistrationType: (call) => cancelType(deps, call),
    validateGroupCode: (call) => checkGroupCode(deps, call),
    validateDiscountCode: (call) => checkDiscountCode(deps, call),
    validateSponsorCode: (call) => checkSponsorCode(deps, call),
    getSponsorRoutes: (call) => routesOfSponsor(deps, call),
  }) satisfies Partial<Handlers>;
