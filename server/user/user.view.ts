import type { Selectable } from 'kysely';
import type { Story } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import { isLeader } from '#server/peloton/peloton.ts';
import { type Answer, type Caller, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { checkVersion } from '#server/platform/contract/version.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PersonTable } from '#server/platform/database/schema.gen.ts';
import { fingerprint, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { takenBack } from '#server/receipt/receipt.ts';
import { versionOf } from './user.patch.ts';
import { userProblem } from './user.problems.ts';
import { type Membership, upsertGoal } from './user.queries.ts';
import { seesSurvivor, stranger, type Viewer } from './user.survivor.ts';

type Fundraising = Schemas['Fundraising'];
type OwnFundraising = Fundraising & { version: string };

/** With the version for changes. Only changeable fields count, so that a donation does not refuse a change. */
export const withVersion = (fundraising: Fundraising): OwnFundraising => {
  const { goal, seenSuccess } = fundraising;
  return { ...fundraising, version: `"${fingerprint({ goal, seenSuccess }).slice(0, 32)}"` };
};

export const fundraisingOperations = (deps: Pick<Platform, 'db' | 'clock'>) =>
  ({
    updateFundraisingGoal: async (call) => {
      const { personId } = signedIn(call);
      const { goal, seenSuccess, celebrated } = call.body;
      const event = await currentEvent(deps.db);
      return withIdempotency(deps, call, async (trx): Promise<Answer<'updateFundraisingGoal'>> => {
        const own = async () => withVersion(await fundraisingOf(trx, personId, event.id, 'exact'));
        // Locked, so that the version still holds when its change is written; without a goal there is no other row yet.
        await trx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
        const { version, committedAmount } = await own();
        if (goal !== undefined || seenSuccess !== undefined) checkVersion(call.headers['if-match'], version);
        if (goal !== undefined && goal < committedAmount) throw userProblem('goal-too-low');
        await upsertGoal(trx, personId, event.id, {
          ...(goal !== undefined && { goal }),
          ...(seenSuccess !== undefined && { seenSuccess }),
          ...(celebrated !== undefined && { celebrated }),
          committedAmount,
        });
        const body = await own();
        return { status: 200, body, headers: { etag: body.version } };
      });
    },
  }) satisfies Partial<Handlers>;

type Participation = { kind: string; rideType: string | null };

/** The data about a person beyond their own row, all of it about the current event. */
export type Surroundings = {
  eventName: string;
  participations: Participation[];
  membership: Membership | undefined;
  fundraising: Schemas['Fundraising'];
};

const participantTypes = (participations: Participation[]): Schemas['ParticipantTypes'] => ({
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

/** Whether one person gave to another while signed in, in any year, without a full refund. */
const hasGiven = async (db: Db | Trx, donorId: string, personId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('donation as given')
    .select('given.id')
    .where('donorPersonId', '=', donorId)
    .where('recipientPersonId', '=', personId)
    .where(({ eb }) => eb('given.amount', '>', takenBack))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether one person is captain or admin of the other's peloton. */
const leads = async (
  db: Db,
  personId: string,
  eventId: string | null,
  membership: Membership | undefined,
): Promise<boolean> =>
  eventId !== null &&
  membership !== undefined &&
  !membership.isPending &&
  isLeader(db, { pelotonId: membership.id, eventId, personId });

/** The caller's relation to the person of a page. */
export const viewerOf = async (
  db: Db,
  caller: Caller | null,
  person: { id: string; eventId: string | null; membership: Membership | undefined },
): Promise<Viewer> => {
  const callerId = caller?.personId ?? null;
  if (callerId === null) return stranger;
  if (callerId === person.id) return { ...stranger, isSelf: true };
  return {
    isSelf: false,
    isDonor: await hasGiven(db, callerId, person.id),
    isCaptain: await leads(db, callerId, person.eventId, person.membership),
  };
};
