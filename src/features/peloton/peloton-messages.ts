import { rideNames } from '#machines/registration/ride-names.ts';
import type { components } from '#openapi/contract.gen.ts';
import { counted } from '#src/components/format/numbers.ts';

export type Peloton = components['schemas']['Peloton'];

/** "6 people, riding together since 2026." The years come in any order; there are none before the first season. */
export const pelotonText = ({ membersCount, yearsActive }: Pick<Peloton, 'membersCount' | 'yearsActive'>) => {
  const people =
    membersCount === 0 ? 'Nobody rides in it right now' : counted(membersCount, 'person', 'people');
  if (yearsActive.length === 0) return `${people}.`;
  return membersCount === 0
    ? `${people}. On the road since ${Math.min(...yearsActive)}.`
    : `${people}, riding together since ${Math.min(...yearsActive)}.`;
};

type Membership = components['schemas']['CurrentUser']['peloton'];

/** Whether a signed-in person is captain or admin of this peloton; an open request doesn't count. */
export const leads = (membership: Membership | undefined, pelotonId: string): boolean =>
  membership?.id === pelotonId && !membership.isPending && (membership.isAdmin || membership.isCaptain);

/** "Ride Weekend, Gravel Day, volunteering": a member's participation this year. */
export const inForWords = (types: components['schemas']['ParticipantTypes']): string => {
  const { registeredRides, isChallenger, isVolunteer } = types;
  const text = [
    ...registeredRides.map(({ rideType }) => rideNames[rideType]),
    ...(isChallenger ? ['a challenge of their own'] : []),
    ...(isVolunteer ? ['volunteering'] : []),
  ].join(', ');
  return text === '' ? 'Not registered yet' : text.charAt(0).toUpperCase() + text.slice(1);
};

/** A peloton's fundraising after a change of its total. */
export const withRaised = (
  { fundraising }: Pick<Peloton, 'fundraising'>,
  raised: number,
): Peloton['fundraising'] => ({
  ...fundraising,
  raised,
  allTimeRaised: fundraising.allTimeRaised + raised - fundraising.raised,
});
