import { reconcileIfDue } from '#server/charging/charging.ts';
import { currentEvent } from '#server/event/event.ts';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { openAggregate } from './registration.aggregate.ts';
import { complete } from './registration.complete.ts';
import { cancelType, convertToChallenger } from './registration.ending.ts';
import { payFee } from './registration.fee.ts';
import { feePurpose } from './registration.fee-purpose.ts';
import { saveFundraising } from './registration.fundraising.ts';
import { saveParticipation } from './registration.participation.ts';
import { saveRoute } from './registration.route.ts';
import { noneInProgress } from './registration.saving.ts';
import {
  saveActivityGoals,
  saveAdditionalInfo,
  saveProfile,
  saveVolunteer,
  signWaiver,
} from './registration.steps.ts';
import { availableOf, summaryOf } from './registration.summary.ts';
import { checkDiscountCode, checkGroupCode, checkSponsorCode } from './registration.validation.ts';
import { registrationView } from './registration.view.ts';

export { feePurpose } from './registration.fee-purpose.ts';

const current = async (platform: Platform, personId: string) => {
  const { db, clock } = platform;
  const aggregate = await openAggregate(db, personId, clock.now());
  if (!aggregate) throw await noneInProgress(db, personId);
  const isNews = aggregate.intent !== null && (await reconcileIfDue(platform, feePurpose, aggregate.intent));
  return isNews ? ((await openAggregate(db, personId, clock.now())) ?? aggregate) : aggregate;
};

const waiverInForce = async ({ db, clock }: Platform) => {
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

/** The wizard's steps, from the first choice to the roster, and what can be added or ended afterwards. */
export const registrationOperations = (platform: Platform) =>
  ({
    getRegistration: async (call) => ({
      status: 200,
      body: registrationView(await current(platform, signedIn(call).personId)),
    }),

    getRegistrationAvailable: async (call) => {
      const event = await currentEvent(platform.db);
      const now = platform.clock.now();
      return { status: 200, body: await availableOf(platform.db, signedIn(call).personId, event, now) };
    },

    getRegistrationUser: async (call) => {
      const event = await currentEvent(platform.db);
      const now = platform.clock.now();
      return { status: 200, body: await summaryOf(platform.db, signedIn(call).personId, event, now) };
    },

    getRegistrationWaiver: async () => ({ status: 200, body: await waiverInForce(platform) }),

    saveRegistrationParticipation: (call) => saveParticipation(platform, call, 'replace'),
    addRegistrationType: (call) => saveParticipation(platform, call, 'add'),
    saveRegistrationProfile: (call) => saveProfile(platform, call),
    saveRegistrationRoute: (call) => saveRoute(platform, call),
    saveRegistrationVolunteer: (call) => saveVolunteer(platform, call),
    saveRegistrationActivityGoals: (call) => saveActivityGoals(platform, call),
    saveRegistrationFundraising: (call) => saveFundraising(platform, call),
    saveRegistrationAdditionalInfo: (call) => saveAdditionalInfo(platform, call),
    signRegistrationWaiver: (call) => signWaiver(platform, call),
    payRegistrationFee: (call) => payFee(platform, call),
    completeRegistration: (call) => complete(platform, call),
    convertToChallenger: (call) => convertToChallenger(platform, call),
    cancelRegistrationType: (call) => cancelType(platform, call),
    validateGroupCode: (call) => checkGroupCode(platform, call),
    validateDiscountCode: (call) => checkDiscountCode(platform, call),
    validateSponsorCode: (call) => checkSponsorCode(platform, call),
  }) satisfies Partial<Handlers>;
