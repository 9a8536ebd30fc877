import type { Selectable } from 'kysely';
import type { Story } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { PersonTable } from '#server/platform/database/schema.gen.ts';
import { withVersion } from './user.fundraising.ts';
import { versionOf } from './user.patch.ts';
import type { Membership } from './user.queries.ts';
import { seesSurvivor, type Viewer } from './user.survivor.ts';

type Participation = { kind: string; rideType: string | null };

/** The data about a person beyond their own row, all of it about the current event. */
export type Surroundings = {
  eventName: string;
  participations: Participation[];
  membership: Membership | undefined;
  fundraising: Schemas['Fundraising'];
};

export const participantTypes = (participations: Participation[]): Schemas['ParticipantTypes'] => ({
  isChallenger: participations.some(({ kind }) => kind === 'Challenger'),
  isVolunteer: participations.some(({ kind }) => kind === 'Volunteer'),
  registeredRides: participations.flatMap(({ rideType }) =>
    rideType === 'signature' || rideType === 'gravel' ? [{ rideType }] : [],
  ),
});

/** A person in the database's form, their story in the contract's. */
type Person = Omit<Selectable<PersonTable>, 'story'> & { story: Story | null };

type PublicColumns = Pick<
  Person,
  | 'id'
  | 'publicId'
  | 'firstName'
  | 'lastName'
  | 'tags'
  | 'profileImageUrl'
  | 'coverImageUrl'
  | 'story'
  | 'isDonorListVisible'
  | 'isAchievementsInvisible'
  | 'isCancerSurvivor'
  | 'survivorVisibility'
>;

const shared = (person: PublicColumns, around: Surroundings) => ({
  id: person.id,
  publicId: person.publicId,
  firstName: person.firstName,
  lastName: person.lastName,
  participantTypes: participantTypes(around.participations),
  currentEventName: around.eventName,
  tags: person.tags,
  profileImageUrl: person.profileImageUrl,
  coverImageUrl: person.coverImageUrl,
  story: person.story,
  isDonorListVisible: person.isDonorListVisible,
  isAchievementsInvisible: person.isAchievementsInvisible,
  fundraising: around.fundraising,
});

/** The person saw the goal met by their exact total. Where the public one is below the goal, that would reveal a hidden amount. */
const openFundraising = (fundraising: Schemas['Fundraising']): Schemas['Fundraising'] => ({
  ...fundraising,
  seenSuccess: fundraising.seenSuccess && fundraising.goalMet,
});

/** Badges and past years are private where achievements are; this year's figures are public. */
const openAchievements = (person: PublicColumns, fundraising: Schemas['Fundraising']) =>
  person.isAchievementsInvisible
    ? {
        tags: [],
        fundraising: { ...fundraising, allTimeRaised: fundraising.raised, committedHighRoller: false },
      }
    : { fundraising };

/** A person as others may see them. A request to join a peloton is private until it is approved. */
export const publicView = (person: PublicColumns, around: Surroundings, viewer: Viewer): Schemas['User'] => {
  const { membership } = around;
  return {
    ...shared(person, around),
    ...openAchievements(person, openFundraising(around.fundraising)),
    ...(seesSurvivor(person, viewer) && { isCancerSurvivor: true as const }),
    peloton:
      membership === undefined || membership.isPending
        ? null
        : {
            id: membership.id,
            name: membership.name,
            acceptingNewMembers: membership.acceptingNewMembers,
            isPending: false,
          },
  };
};

/** A person as only they themselves see them. */
export const ownView = (
  person: Person,
  around: Surroundings,
  own: { hasOpenRegistration: boolean; braintreeCustomerId: string | null },
): Schemas['CurrentUser'] => {
  const { membership } = around;
  return {
    ...shared(person, around),
    ...own,
    middleName: person.middleName,
    prefix: person.prefix,
    suffix: person.suffix,
    title: person.title,
    peloton:
      membership === undefined
        ? null
        : {
            id: membership.id,
            name: membership.name,
            isPending: membership.isPending,
            isAdmin: membership.role === 'admin',
            isCaptain: membership.role === 'captain',
          },
    fundraising: withVersion(around.fundraising),
    version: versionOf(person),
    isOnLeaderboards: person.isOnLeaderboards,
    loginType: person.loginType,
    oid: person.oid,
    emailAddress: person.emailAddress,
    employerName: person.employerName,
    gender: person.gender,
    address: person.address,
    city: person.city,
    state: person.state,
    postalCode: person.postalCode,
    country: person.country,
    phone: person.phone,
    blockRegistration: person.blockRegistration,
    termsAndConditionsAccepted: person.termsAcceptedAt !== null,
    onboardingCompletedOn: person.onboardingCompletedAt?.toISOString() ?? null,
    cancerType: person.cancerType,
    isCancerSurvivor: person.isCancerSurvivor,
    survivorVisibility: person.survivorVisibility,
    tShirtSize: person.tShirtSize,
    jerseySize: person.jerseySize,
    birthDate: person.birthDate,
    twitterHandle: person.twitterHandle,
    instagramHandle: person.instagramHandle,
    cmsPreview: person.cmsPreview,
  };
};
