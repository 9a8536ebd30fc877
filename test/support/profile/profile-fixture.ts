import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

const fundraising: Schemas['Fundraising'] = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  attributed: 0,
  raised: 245_907,
  goal: 480_000,
  goalMet: false,
  committedAmount: 400_000,
  committed: true,
  committedMet: false,
  complete: false,
  allTimeRaised: 711_700,
  seenSuccess: false,
  committedHighRoller: false,
  owed: 0,
};

export const maya: Schemas['User'] = {
  id: fundraising.id,
  publicId: 'maya-okafor',
  firstName: 'Maya',
  lastName: 'Okafor',
  participantTypes: {
    isChallenger: false,
    isVolunteer: true,
    registeredRides: [{ rideType: 'gravel' }, { rideType: 'signature' }],
  },
  currentEventName: 'Product 2027',
  tags: ['Bike bus'],
  profileImageUrl: null,
  coverImageUrl: null,
  story: paragraphsOf('I climb for my mother.'),
  isDonorListVisible: true,
  isAchievementsInvisible: false,
  peloton: {
    id: 'de9d5b73-c409-829c-af8b-32c7852b142f',
    name: 'Hollin Valley Wheelers',
    acceptingNewMembers: true,
    isPending: false,
  },
  fundraising,
};

/** Maya as she sees herself. */
export const mayaSignedIn: Schemas['CurrentUser'] = {
  ...maya,
  peloton: {
    id: 'de9d5b73-c409-829c-af8b-32c7852b142f',
    name: 'Hollin Valley Wheelers',
    isPending: false,
    isAdmin: false,
    isCaptain: false,
  },
  isOnLeaderboards: true,
  middleName: null,
  prefix: null,
  suffix: null,
  title: null,
  version: '"maya-1"',
  loginType: 'Email',
  oid: 'c0ffee00-0000-4000-8000-000000000002',
  emailAddress: 'maya@example.org',
  employerName: null,
  gender: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  phone: null,
  hasOpenRegistration: false,
  blockRegistration: false,
  termsAndConditionsAccepted: true,
  onboardingCompletedOn: null,
  braintreeCustomerId: null,
  cancerType: null,
  isCancerSurvivor: null,
  survivorVisibility: 'nobody',
  tShirtSize: null,
  jerseySize: null,
  birthDate: null,
  twitterHandle: null,
  instagramHandle: null,
  cmsPreview: false,
};

export const wheelers: Schemas['Peloton'] = {
  id: 'de9d5b73-c409-829c-af8b-32c7852b142f',
  name: 'Hollin Valley Wheelers',
  captain: { publicId: 'dev-raman', firstName: 'Dev', lastName: 'Raman' },
  admins: [{ publicId: 'omar-nasser', firstName: 'Omar', lastName: 'Nasser' }],
  isActive: true,
  level: 'peloton',
  parent: null,
  yearsActive: [2027, 2025, 2026],
  profileImageUrl: null,
  coverImageUrl: null,
  story: paragraphsOf('Four people and a group chat, once.'),
  acceptingNewMembers: true,
  fundraising: { raised: 851_400, fund: 120_000, owed: 0, goal: null, allTimeRaised: 3_342_450 },
  membersCount: 16,
  memberRequestCount: 2,
  displayDonations: true,
  currentEventName: 'Product 2027',
};

const member = (
  publicId: string,
  [firstName, lastName]: readonly [string, string],
  role: Schemas['PelotonRole'],
  raised: number,
): Schemas['PelotonMember'] => ({
  publicId,
  firstName,
  lastName,
  profileImageUrl: null,
  role,
  participantTypes: { isChallenger: false, isVolunteer: false, registeredRides: [{ rideType: 'signature' }] },
  raised,
});

/** The roster: three of the sixteen members, and the rest as one sum. */
export const wheelersRoster: Schemas['PelotonRoster'] = {
  members: [
    member('dev-raman', ['Dev', 'Raman'], 'captain', 97_500),
    member('omar-nasser', ['Omar', 'Nasser'], 'admin', 108_800),
    member('maya-okafor', ['Maya', 'Okafor'], 'member', 245_900),
  ],
  rest: { members: 13, raised: 279_200 },
};
