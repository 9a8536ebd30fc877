import { linkOptions } from '@tanstack/react-router';
import { rideNames } from '#machines/registration/ride-names.ts';
import type { components } from '#openapi/contract.gen.ts';

export type Profile = components['schemas']['User'];

/** "Ride Weekend", "Gravel Day": in the order of the season, not of registration. */
const ridesOf = ({ registeredRides }: Profile['participantTypes']): string[] =>
  (['signature', 'gravel'] as const)
    .filter((type) => registeredRides.some(({ rideType }) => rideType === type))
    .map((type) => rideNames[type]);

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "Maya is riding Ride Weekend and Gravel Day, and volunteering." */
export const inForText = (profile: Pick<Profile, 'firstName' | 'participantTypes' | 'currentEventName'>) => {
  const { firstName, participantTypes, currentEventName } = profile;
  const rides = ridesOf(participantTypes);
  const deeds = [
    ...(rides.length > 0 ? [`riding ${listed.format(rides)}`] : []),
    ...(participantTypes.isChallenger ? ['taking on a challenge'] : []),
    ...(participantTypes.isVolunteer ? ['volunteering'] : []),
  ];
  if (deeds.length === 0) {
    return currentEventName === ''
      ? `${firstName} is part of the community.`
      : `${firstName} isn’t registered for ${currentEventName} yet.`;
  }
  const last = deeds.pop();
  // Two rides have an "and" of their own.
  const isPlain = deeds.length === 1 && rides.length < 2;
  if (deeds.length === 0) return `${firstName} is ${last}.`;
  return `${firstName} is ${deeds.join(', ')}${isPlain ? '' : ','} and ${last}.`;
};

/** Whether they only volunteer, and neither ride nor take a challenge. */
export const onlyVolunteers = ({ participantTypes }: Pick<Profile, 'participantTypes'>): boolean => {
  const { isChallenger, isVolunteer, registeredRides } = participantTypes;
  return isVolunteer && !isChallenger && registeredRides.length === 0;
};

/** Whether donations are open this year: a person who takes part in nothing raises no money. */
export const takesDonations = ({ participantTypes }: Pick<Profile, 'participantTypes'>): boolean => {
  const { isChallenger, isVolunteer, registeredRides } = participantTypes;
  return isChallenger || isVolunteer || registeredRides.length > 0;
};

/** The sections of the edit page, by id. */
type EditedPart = 'your-story' | 'your-goal' | 'about-you' | 'who-sees-what' | 'surviving-cancer' | 'see-as';

/** The edit page of the person, or one of its sections. */
export const editLink = (publicId: string, part?: EditedPart) =>
  linkOptions({
    to: '/profile/$id/edit',
    params: { id: publicId },
    ...(part !== undefined && { hash: part }),
  });

/** The page where a person thanks their donors; for one donation, or for all. */
export const thankLink = (publicId: string, gift?: string) =>
  linkOptions({ to: '/profile/$id/thank', params: { id: publicId }, search: { gift } });

/** The same person after a change of their total, with all that depends on it. */
export const withRaised = ({ fundraising }: Pick<Profile, 'fundraising'>, raised: number) => {
  const { goal, committedAmount, allTimeRaised } = fundraising;
  const goalMet = goal > 0 && raised >= goal;
  const committedMet = raised >= committedAmount;
  return {
    ...fundraising,
    raised,
    // A total above $0 means that no debt is left.
    owed: raised > 0 ? 0 : fundraising.owed,
    goalMet,
    committedMet,
    complete: goalMet && committedMet,
    allTimeRaised: allTimeRaised + raised - fundraising.raised,
  };
};
