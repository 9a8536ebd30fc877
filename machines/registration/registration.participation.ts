import type { Drafts, Registration, RideType, StepBodies } from './registration.types.ts';

/** Whether this registration is for at least one ride. */
export const isRiding = (registration: Registration | null) =>
  registration?.participation.riderRegistrations.some((ride) => ride.registerForRider) ?? false;

const rides = (participation: StepBodies['participation'], rideType: RideType) =>
  participation.riderRegistrations.some((ride) => ride.registerForRider && ride.rideType === rideType);

/** The choice as the form holds it. */
export const participationDraft = (participation: StepBodies['participation']): Drafts['participation'] => ({
  challenger: participation.registerForChallenger,
  signature: rides(participation, 'signature'),
  gravel: rides(participation, 'gravel'),
  volunteer: participation.registerForVolunteer,
});

/** The choice as the contract has it. */
export const participationBody = (draft: Drafts['participation']): StepBodies['participation'] => ({
  registerForChallenger: draft.challenger,
  riderRegistrations: [
    { registerForRider: draft.signature, rideType: 'signature' },
    { registerForRider: draft.gravel, rideType: 'gravel' },
  ],
  registerForVolunteer: draft.volunteer,
});
