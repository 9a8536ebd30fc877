import type { RegistrationContext, RegistrationSummary } from '#machines/registration/registration.types.ts';
import { rideNames } from '#machines/registration/ride-names.ts';

type Shift = RegistrationSummary['shifts'][number];

/** A person who only volunteers, and neither rides nor takes a challenge. */
export const isHelper = ({ participations }: Pick<RegistrationSummary, 'participations'>): boolean =>
  participations.length > 0 && participations.every(({ type }) => type === 'Volunteer');

/** The participation just added to an earlier one, as a title; null if all of it is new, or none. */
const addedText = ({ registration, celebration }: RegistrationContext): string | null => {
  if (registration?.state !== 'completed' || !celebration) return null;
  const { riderRegistrations, registerForChallenger, registerForVolunteer } = registration.participation;
  const added = [
    ...riderRegistrations.flatMap(({ registerForRider, rideType }) =>
      registerForRider ? [`You’re riding ${rideNames[rideType]} too`] : [],
    ),
    ...(registerForChallenger ? ['You’re taking on a challenge too'] : []),
    ...(registerForVolunteer ? ['You’re volunteering too'] : []),
  ];
  if (celebration.summary.participations.length <= added.length) return null;
  return added.length === 1 ? (added[0] ?? null) : 'You’re in for more';
};

/** The shifts of this visit: all of a person who only volunteers, the newly chosen ones of others. */
const newShifts = ({ registration, celebration }: RegistrationContext): Shift[] => {
  if (!celebration) return [];
  const { shifts } = celebration.summary;
  if (isHelper(celebration.summary)) return shifts;
  const chosen = registration?.volunteer?.shiftIds ?? [];
  return shifts.filter(({ id }) => chosen.includes(id));
};

export type EndingNews = {
  /** Replaces the heading; null keeps it. */
  title: string | null;
  /** The shift to show first; null if the person's page comes first. */
  shift: Shift | null;
  /** The number of further shifts. */
  others: number;
};

/** The main message at the end of the registration. */
export const newsOf = (context: RegistrationContext): EndingNews => {
  const title = addedText(context);
  const shifts = newShifts(context);
  const isAboutShifts =
    (context.celebration !== null && isHelper(context.celebration.summary)) ||
    (title !== null && context.registration?.participation.registerForVolunteer === true);
  return {
    title,
    shift: isAboutShifts ? (shifts[0] ?? null) : null,
    others: isAboutShifts ? Math.max(0, shifts.length - 1) : 0,
  };
};
