import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { feeOf } from './registration.money.ts';
import { ageOf, commitmentOf, minimumCommitment, progressOf } from './registration.progress.ts';
import { participationOf } from './registration.rules.ts';
import type { Fee, RegistrationAggregate, RegistrationBody, RoutePlace } from './registration.types.ts';

/** Whether the fee was paid, or the gateway was asked and its final answer is unknown. */
export const isFeeFixed = ({ intent }: RegistrationAggregate): boolean =>
  intent !== null && intent.state !== 'declined' && intent.state !== 'refunded';

/** The fee: as shown at the payment, or by the present routes. */
export const currentFee = (aggregate: RegistrationAggregate): Fee => {
  const isSettled = isFeeFixed(aggregate) || progressOf(aggregate).saved.includes('fee');
  return feeOf(aggregate.places, null, aggregate.intent, isSettled ? aggregate.answers.fee : undefined);
};

const routeView = (place: RoutePlace): RegistrationBody['routes'][number] => {
  const { pelotonId: _pelotonId, gone: _gone, heldUntil, ...route } = place;
  return { ...route, heldUntil: heldUntil?.toISOString() ?? null };
};

/** The version before a save, as an ETag. It includes the id, because a new registration counts from the start. */
export const versionOf = ({ id, version }: Pick<RegistrationAggregate, 'id' | 'version'>): string =>
  `"${id}-${version}"`;

/** The registration as it is sent, to its owner only. */
export const registrationView = (aggregate: RegistrationAggregate): RegistrationBody => {
  const { answers, signature } = aggregate;
  const { steps, saved, next } = progressOf(aggregate);
  const commitment = commitmentOf(aggregate);
  const { id: _id, publicId: _publicId, blockRegistration: _blocked, ...prefill } = aggregate.person;
  return {
    id: aggregate.id,
    eventName: aggregate.event.name,
    state: aggregate.state,
    version: versionOf(aggregate),
    participation: participationOf(aggregate.choice),
    steps,
    savedSteps: saved,
    nextStep: next,
    prefill,
    profile: answers.profile ?? null,
    ageOnEvent: ageOf(aggregate),
    routes: aggregate.places.map(routeView),
    volunteer:
      aggregate.shifts.length > 0 ? { shiftIds: aggregate.shifts.map(({ shiftId }) => shiftId) } : null,
    activityGoals: answers.activityGoals ?? null,
    fundraising: {
      goal: answers.fundraising?.goal ?? null,
      commitment,
      minimumCommitment: minimumCommitment(aggregate),
      isHighRoller: isHighRoller(commitment ?? 0),
      paymentMethod: aggregate.paymentMethod,
    },
    additionalInfo: answers.additionalInfo ?? null,
    waiver: signature && {
      waiverVersion: signature.waiverVersion,
      signedName: signature.signedName,
      guardianName: signature.guardianName,
      signedAt: signature.signedAt.toISOString(),
    },
    fee: currentFee(aggregate),
  };
};
