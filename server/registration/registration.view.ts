import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { feeOf } from './registration.money.ts';
import { ageOf, commitmentOf, minimumCommitment, progressOf } from './registration.progress.ts';
import { participationOf } from './registration.rules.ts';
import type { Fee, RegistrationAggregate, RegistrationBody, RoutePlace } from './registration.types.ts';

/** Whether the gateway was asked for the fee and no final answer is known, or it was paid. */
export const isFeeFixed = ({ intent }: RegistrationAggregate): boolean =>
  intent !== null && intent.state !== 'declined' && intent.state !== 'refunded';

/** What there is to pay: as it was shown when it was paid, or by the routes as they are now. */
export const currentFee = (aggregate: RegistrationAggregate): Fee => {
  const isSettled = isFeeFixed(aggregate) || progressOf(aggregate).saved.includes('fee');
  return feeOf(aggregate.places, null, aggregate.intent, isSettled ? aggregate.answers.fee : undefined);
};

const routeView = (place: RoutePlace): RegistrationBody['routes'][number] => {
  const { pelotonId: _pelotonId, gone: _gone, heldUntil, ...route } = place;
  return { ...route, heldUntil: heldUntil?.toISOString() ?? null };
};

/** Names what a save finds, as an ETag. The id is part of it, because a registration that begins anew counts from the start. */
export const versionOf = ({ id, version }: Pick<RegistrationAggregate, 'id' | 'version'>): string =>
  `"${id}-${version}"`;

/** The registration as it goes over the wire, to its owner only. */
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
