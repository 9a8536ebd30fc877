import { isRiding, participationDraft } from '#machines/registration/registration.participation.ts';
import type {
  Registration,
  RegistrationStep,
  SaveRequest,
} from '#machines/registration/registration.types.ts';
import { card, registrationAt, rideOf, stepsFor } from './registration-fixture.ts';

const withAnswer = (before: Registration, request: SaveRequest): Registration => {
  switch (request.step) {
    case 'participation': {
      const mix = participationDraft(request.body);
      return {
        ...before,
        participation: request.body,
        routes: before.routes.filter(({ rideType }) => mix[rideType]),
        volunteer: mix.volunteer ? before.volunteer : null,
        activityGoals: mix.challenger ? before.activityGoals : null,
      };
    }
    case 'profile':
      return { ...before, profile: request.body, ageOnEvent: 37 };
    case 'route-signature':
    case 'route-gravel': {
      const { rideType, groupCode } = request.body;
      const others = before.routes.filter((route) => route.rideType !== rideType);
      return { ...before, routes: [...others, { ...rideOf(rideType), groupCode }] };
    }
    case 'volunteer':
      return { ...before, volunteer: request.body };
    case 'activity-goals':
      return { ...before, activityGoals: request.body };
    case 'fundraising': {
      const { goal, commitment } = request.body;
      const paymentMethod = isRiding(before) ? card : before.fundraising.paymentMethod;
      return { ...before, fundraising: { ...before.fundraising, goal, commitment, paymentMethod } };
    }
    case 'additional-info':
      return { ...before, additionalInfo: request.body };
    case 'waiver':
      return {
        ...before,
        waiver: {
          waiverVersion: request.body.waiverVersion,
          signedName: request.body.signedName,
          guardianName: null,
          signedAt: '2026-11-20T12:00:00.000Z',
        },
      };
  }
};

const isFunded = (
  { fundraising: { goal, commitment, paymentMethod } }: Registration,
  minimum: number,
  rides: boolean,
) => goal !== null && (commitment ?? 0) >= minimum && (!rides || paymentMethod !== null);

/** What follows from the answers, the way the server derives it: what no longer fits the choice is open again. */
const derived = (now: Registration): Registration => {
  const rides = isRiding(now);
  const minimum = now.routes.reduce((sum, route) => sum + route.commitment, 0);
  const total = now.routes.reduce((sum, route) => sum + route.fee, 0);
  const has: Record<RegistrationStep, boolean> = {
    participation: true,
    profile: now.profile !== null,
    'route-signature': now.routes.some((route) => route.rideType === 'signature'),
    'route-gravel': now.routes.some((route) => route.rideType === 'gravel'),
    volunteer: now.volunteer !== null,
    'activity-goals': now.activityGoals !== null,
    fundraising: isFunded(now, minimum, rides),
    'additional-info': now.additionalInfo !== null && (!rides || now.additionalInfo.jerseySize !== null),
    waiver: now.waiver !== null,
    fee: false,
    complete: false,
  };
  const steps = stepsFor(participationDraft(now.participation));
  return {
    ...now,
    steps,
    savedSteps: steps.filter((step) => has[step]),
    nextStep: steps.find((step) => !has[step]) ?? 'complete',
    fundraising: { ...now.fundraising, minimumCommitment: minimum },
    fee: {
      ...now.fee,
      lines: now.routes.map((route) => ({ label: route.routeName, amount: route.fee })),
      total,
      state: total > 0 ? 'due' : 'none',
    },
  };
};

/** What the server answers when a step is saved; the first one begins the registration. */
export const savedAnswer = (before: Registration | null, request: SaveRequest): Registration => {
  const begun =
    before ??
    registrationAt({
      mix: { challenger: false, signature: false, gravel: false, volunteer: false },
      nextStep: 'profile',
    });
  return derived(withAnswer(begun, request));
};
