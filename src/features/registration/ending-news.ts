import type { RegistrationContext, RegistrationSummary } from '#machines/registration/registration.types.ts';
import { rideNames } from '#machines/registration/ride-names.ts';

type Shift = RegistrationSummary['shifts'][number];

/** Somebody who helps, and neither rides nor takes on a challenge. */
export const isHelper = ({ participations }: Pick<RegistrationSummary, 'participations'>): boolean =>
  participations.length > 0 && participations.every(({ type }) => type === 'Volunteer');

/** What they have just added to what they were in for before, as a title names it; null where everything is new, or nothing. */
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

/** The shifts that this visit is about: all of a person who only helps, those just chosen of anybody else. */
const newShifts = ({ registration, celebration }: RegistrationContext): Shift[] => {
  if (!celebration) return [];
  const { shifts } = celebration.summary;
  if (isHelper(celebration.summary)) return shifts;
  const chosen = registration?.volunteer?.shiftIds ?? [];
  return shifts.filter(({ id }) => chosen.includes(id));
};

export type EndingNews = {
  /** Stands in place of the heading; null: the heading says it. */
  title: string | null;
  /** The shift to lead with; null where the person leads with their page. */
  shift: Shift | null;
  /** How many more there are. */
  others: number;
};

/** What the end of the registration has to tell first. */
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
