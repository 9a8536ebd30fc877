import { rideNames } from '#machines/registration/ride-names.ts';
import { counted } from '#src/components/format/numbers.ts';
import type { FoundPeloton, FoundPerson } from './search.ts';

const rides = ['signature', 'gravel'] as const;

/** "Ride Weekend and Gravel Day, volunteer": a person's participation. */
export const deedsOf = ({ participantTypes }: Pick<FoundPerson, 'participantTypes'>): string => {
  const { isChallenger, isVolunteer, registeredRides } = participantTypes;
  const ridden = rides.filter((type) => registeredRides.some(({ rideType }) => rideType === type));
  const deeds = [
    ...(ridden.length > 0 ? [ridden.map((type) => rideNames[type]).join(' and ')] : []),
    ...(isChallenger ? ['challenger'] : []),
    ...(isVolunteer ? ['volunteer'] : []),
  ].join(', ');
  return `${deeds.charAt(0).toUpperCase()}${deeds.slice(1)}`;
};

/** "16 people", and to whom they belong. A super-peloton's total includes its pelotons', but its people here do not. */
export const crewOf = ({ membersCount, parentName, level }: FoundPeloton): string =>
  [
    level === 'super' ? 'Super-peloton' : 'Peloton',
    level === 'super'
      ? `${counted(membersCount, 'person', 'people')} of its own, and those of its pelotons`
      : counted(membersCount, 'person', 'people'),
    ...(parentName === null ? [] : [`part of ${parentName}`]),
  ].join(' · ');

/** "2 people and 1 peloton". */
export const countOf = (people: number, pelotons: number): string =>
  [
    ...(people > 0 ? [counted(people, 'person', 'people')] : []),
    ...(pelotons > 0 ? [counted(pelotons, 'peloton')] : []),
  ].join(' and ');
