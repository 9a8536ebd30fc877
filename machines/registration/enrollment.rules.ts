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

/** How a way of taking part stands for this person; a visitor may choose anything. */
export const standingOf = (view: EnrollmentView, name: ChoiceName): AvailableType['state'] =>
  view.standing?.available.types.find(
    (entry) => entry.type === names[name].type && entry.rideType === names[name].rideType,
  )?.state ?? 'available';

/** Only what can still be registered for stays chosen. */
export const stillPossible = (view: EnrollmentView, choice: Choice): Choice => ({
  challenger: choice.challenger && standingOf(view, 'challenger') === 'available',
  signature: choice.signature && standingOf(view, 'signature') === 'available',
  gravel: choice.gravel && standingOf(view, 'gravel') === 'available',
  volunteer: choice.volunteer && standingOf(view, 'volunteer') === 'available',
});

export const isClosed = (view: EnrollmentView) =>
  view.standing !== null && (!view.standing.available.isOpen || view.standing.available.isBlocked);
