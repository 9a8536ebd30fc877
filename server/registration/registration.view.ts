import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { feeOf } from './registration.money.ts';
import { ageOf, commitmentOf, minimumCommitment, progressOf } from './registration.progress.ts';
import { participationOf } from './registration.rules.ts';
import type { Dossier, Fee, RegistrationBody, RoutePlace } from './registration.types.ts';

/** Whether the gateway was asked for the fee and no final answer is known, or it was paid. */
export const isFeeFixed = ({ intent }: Dossier): boolean =>
  intent !== null && intent.state !== 'declined' && intent.state !== 'refunded';

/** What there is to pay: as it was shown when it was paid, or by the routes as they are now. */
export const currentFee = (dossier: Dossier): Fee => {
  const isSettled = isFeeFixed(dossier) || progressOf(dossier).saved.includes('fee');
  return feeOf(dossier.places, null, dossier.intent, isSettled ? dossier.answers.fee : undefined);
};

const routeView = (place: RoutePlace): RegistrationBody['routes'][number] => {
  const { pelotonId: _pelotonId, gone: _gone, heldUntil, ...route } = place;
  return { ...route, heldUntil: heldUntil?.toISOString() ?? null };
};

/** The registration as it goes over the wire, to its owner only. */
export const registrationView = (dossier: Dossier): RegistrationBody => {
  const { answers, signature } = dossier;
  const { steps, saved, next } = progressOf(dossier);
  const commitment = commitmentOf(dossier);
  const { id: _id, publicId: _publicId, blockRegistration: _blocked, ...prefill } = dossier.person;
  return {
    id: dossier.id,
    eventName: dossier.event.name,
    state: dossier.state,
    version: dossier.version,
    participation: participationOf(dossier.choice),
    steps,
    savedSteps: saved,
    nextStep: next,
    prefill,
    profile: answers.profile ?? null,
    ageOnEvent: ageOf(dossier),
    routes: dossier.places.map(routeView),
    volunteer: dossier.shifts.length > 0 ? { shiftIds: dossier.shifts.map(({ shiftId }) => shiftId) } : null,
    activityGoals: answers.activityGoals ?? null,
    fundraising: {
      goal: answers.fundraising?.goal ?? null,
      commitment,
      minimumCommitment: minimumCommitment(dossier),
      isHighRoller: isHighRoller(commitment ?? 0),
      paymentMethod: dossier.paymentMethod,
    },
    additionalInfo: answers.additionalInfo ?? null,
    waiver: signature && {
      waiverVersion: signature.waiverVersion,
      signedName: signature.signedName,
      guardianName: signature.guardianName,
      signedAt: signature.signedAt.toISOString(),
    },
    fee: currentFee(dossier),
  };
};
