import type { CalendarDay } from '#machines/calendar.ts';
import { inWords } from '#server/platform/mail/format.ts';
import { isRider } from './registration.rules.ts';
import type { Choice, ShiftPlace } from './registration.types.ts';

export const youngestRider = 12;
export const youngestVolunteer = 14;
export const guardianBelow = 18;
const oldest = 120;

export const isLikelyAge = (age: number): boolean => age >= 0 && age <= oldest;

export const needsGuardian = (age: number): boolean => age < guardianBelow;

/** Why a person of this age can't do this, as text for them; null when they can. */
export const tooYoung = (choice: Choice, age: number, startsOn: CalendarDay): string | null => {
  if (isRider(choice) && age < youngestRider)
    return `Riders must be at least ${youngestRider} on ${inWords(startsOn)}. Check the birth date, or take part without a ride.`;
  if (choice.volunteer && age < youngestVolunteer)
    return `Volunteers must be at least ${youngestVolunteer} on ${inWords(startsOn)}. Check the birth date, or take part in another way.`;
  return null;
};

export const tooYoungForShift = (
  shift: Pick<ShiftPlace, 'title' | 'minimumAge'>,
  age: number,
  startsOn: CalendarDay,
): string | null =>
  age < shift.minimumAge
    ? `${shift.title} is for volunteers who are at least ${shift.minimumAge} on ${inWords(startsOn)}. Choose another shift.`
    : null;
