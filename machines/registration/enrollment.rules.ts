import type { Available, Choice, EnrollmentView } from './enrollment.types.ts';

export type ChoiceName = keyof Choice;
export const choiceNames: ChoiceName[] = ['signature', 'gravel', 'challenger', 'volunteer'];

export const hasChosen = (choice: Choice) => choiceNames.some((name) => choice[name]);

type AvailableType = Available['types'][number];

const names: Record<ChoiceName, Pick<AvailableType, 'type' | 'rideType'>> = {
  signature: { type: 'Rider', rideType: 'signature' },
  gravel: { type: 'Rider', rideType: 'gravel' },
  challenger: { type: 'Challenger', rideType: null },
  volunteer: { type: 'Volunteer', rideType: null },
};

/** Whether the person can choose a way of taking part; a visitor may choose anything. */
export const availabilityOf = (view: EnrollmentView, name: ChoiceName): AvailableType['state'] =>
  view.myRegistration?.available.types.find(
    (entry) => entry.type === names[name].type && entry.rideType === names[name].rideType,
  )?.state ?? 'available';

/** Only what is still available stays chosen. */
export const stillPossible = (view: EnrollmentView, choice: Choice): Choice => ({
  challenger: choice.challenger && availabilityOf(view, 'challenger') === 'available',
  signature: choice.signature && availabilityOf(view, 'signature') === 'available',
  gravel: choice.gravel && availabilityOf(view, 'gravel') === 'available',
  volunteer: choice.volunteer && availabilityOf(view, 'volunteer') === 'available',
});

export const isClosed = (view: EnrollmentView) =>
  view.myRegistration !== null &&
  (!view.myRegistration.available.isOpen || view.myRegistration.available.isBlocked);
