import { fullNameOf } from '#machines/form/person-name.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { Deed, Shared, Voice } from './share.types.ts';

type Schemas = components['schemas'];

const deedOf = ({ registeredRides, isChallenger, isVolunteer }: Schemas['ParticipantTypes']): Deed => {
  if (registeredRides.length > 0) return 'ride';
  if (isChallenger) return 'challenge';
  return isVolunteer ? 'volunteer' : 'none';
};

type Person = Pick<
  Schemas['User'],
  'publicId' | 'firstName' | 'lastName' | 'currentEventName' | 'participantTypes' | 'fundraising'
>;

type Climb = { raised: number; goal: number };

const pageOfPerson = (
  publicId: string,
  texts: Pick<Shared, 'name' | 'shortName' | 'eventName' | 'deed'>,
  { raised, goal }: Climb,
): Shared => ({
  kind: 'person',
  id: publicId,
  path: `/profile/${publicId}`,
  ...texts,
  // A person who takes part in nothing raises no money.
  takesDonations: texts.deed !== 'none',
  takesMembers: false,
  version: `${raised}-${goal}`,
});

export const sharedPerson = (person: Person): Shared =>
  pageOfPerson(
    person.publicId,
    {
      name: fullNameOf(person),
      shortName: person.firstName,
      eventName: person.currentEventName,
      deed: deedOf(person.participantTypes),
    },
    person.fundraising,
  );

const deeds = { Rider: 'ride', Challenger: 'challenge', Volunteer: 'volunteer' } as const;

/** The page of a newly registered person; their participation comes from their registration. */
export const sharedRegistrant = ({
  publicId,
  firstName,
  eventName,
  participations,
  ...climb
}: Pick<
  Schemas['RegistrationSummary'],
  'publicId' | 'firstName' | 'eventName' | 'participations' | 'raised' | 'goal'
>): Shared => {
  const types = (['Rider', 'Challenger', 'Volunteer'] as const).filter((type) =>
    participations.some((one) => one.type === type),
  );
  const deed = types[0] === undefined ? 'none' : deeds[types[0]];
  return pageOfPerson(publicId, { name: firstName, shortName: firstName, eventName, deed }, climb);
};

export const sharedPeloton = ({
  id,
  name,
  currentEventName,
  isActive,
  acceptingNewMembers,
  fundraising,
}: Pick<
  Schemas['Peloton'],
  'id' | 'name' | 'currentEventName' | 'isActive' | 'acceptingNewMembers' | 'fundraising'
>): Shared => ({
  kind: 'peloton',
  id,
  path: `/peloton/${id}`,
  name,
  shortName: name,
  eventName: currentEventName,
  deed: isActive ? 'ride' : 'none',
  takesDonations: isActive,
  takesMembers: isActive && acceptingNewMembers,
  version: String(fundraising.raised),
});

/** The giving page of the whole event. */
export const sharedFund = (eventName: string): Shared => ({
  kind: 'fund',
  id: null,
  path: `/donate?${new URLSearchParams({ recipientType: 'General' })}`,
  name: 'the general fund',
  shortName: 'the general fund',
  eventName,
  deed: 'none',
  takesDonations: true,
  takesMembers: false,
  version: '',
});

type Membership = Schemas['CurrentUser']['peloton'];

/** A person's voice for sharing a peloton; an open request to join doesn't count. */
export const voiceInPeloton = (membership: Membership | undefined, pelotonId: string): Voice => {
  if (membership?.id !== pelotonId || membership.isPending) return 'stranger';
  return membership.isCaptain || membership.isAdmin ? 'leader' : 'member';
};

/** Only a donor with a public name says that they donated. */
export const voiceOfDonor = (
  receipt: Pick<Schemas['DonationReceipt'], 'isAnonymous' | 'refundedAmount'> | null,
): Voice => (receipt !== null && !receipt.isAnonymous && receipt.refundedAmount === 0 ? 'donor' : 'stranger');
