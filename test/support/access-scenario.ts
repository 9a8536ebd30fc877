import { randomUUID } from 'node:crypto';
import { scaled } from '#scripts/test/extent.ts';
import type { Db } from '#server/platform/database/database.ts';
import { endSessions } from '#server/platform/identity/ended-session.ts';
import { insertRecurring } from '#test/support/event/donations.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { walkTo } from '#test/support/event/registration.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import type { TestApi } from './api.ts';

/** Private values of the person, which occur nowhere else. */
const secrets = {
  oid: 'oid-of-wilhelmina',
  emailAddress: 'wilhelmina.secret@example.org',
  signInAddress: 'wilhelmina.sign-in@example.org',
  phone: '+13045559876',
  birthDate: '1961-02-03',
  address: '4711 Hidden Hollow Lane',
  city: 'Secretville',
  postalCode: 'HUSH 26999',
  emergencyContactName: 'Ottilie Unmentioned',
  emergencyContactPhone: '+13045556789',
  employerName: 'Undisclosed Works',
  cancerType: 'undisclosed carcinoma',
  middleName: 'Quietmiddle',
  gender: 'told-to-nobody',
  twitterHandle: 'hush_twitter',
  instagramHandle: 'hush_instagram',
  guardianName: 'Guardian Inconspicua',
  guardianEmail: 'guardian.secret@example.org',
  signedName: 'Signed Wilhelmina Privately',
  donorName: 'Anonyma Donatrix',
  donorEmail: 'donatrix.secret@example.org',
  donationAmount: 486_131_977,
  monthlyAmount: 975_313_131,
} as const;

/** Columns of `person` that are public, or don't identify anybody. All other columns are private. */
export const openColumns = [
  ...['id', 'publicId', 'firstName', 'lastName', 'profileImageUrl', 'coverImageUrl', 'story', 'tags'],
  ...['loginType', 'prefix', 'suffix', 'title', 'state', 'country', 'isCancerSurvivor', 'jerseySize'],
  ...[
    'tShirtSize',
    'closedAt',
    'isDonorListVisible',
    'isAchievementsInvisible',
    'isOnLeaderboards',
    'survivorVisibility',
    'blockRegistration',
    'cmsPreview',
  ],
  ...[
    'termsAcceptedAt',
    'onboardingCompletedAt',
    'createdAt',
    'fullName',
    'sortName',
    'searchName',
    'searchStarts',
    'eventIds',
  ],
] as const;

const personal = {
  emailAddress: secrets.emailAddress,
  signInAddress: secrets.signInAddress,
  phone: secrets.phone,
  birthDate: secrets.birthDate,
  address: secrets.address,
  city: secrets.city,
  postalCode: secrets.postalCode,
  emergencyContactName: secrets.emergencyContactName,
  emergencyContactPhone: secrets.emergencyContactPhone,
  employerName: secrets.employerName,
  cancerType: secrets.cancerType,
  middleName: secrets.middleName,
  gender: secrets.gender,
  twitterHandle: secrets.twitterHandle,
  instagramHandle: secrets.instagramHandle,
};

/** The private values that the API returns to the person themself. */
export const visibleToSelf = [
  ...['oid', 'emailAddress', 'phone', 'birthDate', 'address', 'city', 'postalCode', 'employerName'],
  ...['cancerType', 'middleName', 'gender', 'twitterHandle', 'instagramHandle', 'customerId'],
  ...['monthlyAmount'],
] as const;

/** Puts the private values into the registration's copies of the person's data. */
const markRegistration = async (db: Db, personId: string): Promise<void> => {
  const registration = await rowsOf(db, 'registration', { personId }).readOne('id', 'answers');
  const marked = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(marked);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name in secrets && typeof inner !== 'object' ? secrets[name as keyof typeof secrets] : marked(inner),
      ]),
    );
  };
  await rowsOf(db, 'registration', { id: registration.id }).update({
    answers: JSON.stringify(marked(registration.answers)),
  });
  const { guardianName, guardianEmail, signedName } = secrets;
  await rowsOf(db, 'waiverSignature', { registrationId: registration.id }).update({
    guardianName,
    guardianEmail,
    signedName,
  });
};

/** Gives once and every month, anonymously and with a hidden amount. */
const give = async (
  db: Db,
  from: string,
  to: { recipientPersonId: string } | { recipientPelotonId: string },
): Promise<void> => {
  const recipient = {
    recipientType: 'recipientPersonId' in to ? ('User' as const) : ('Peloton' as const),
    ...to,
  };
  const { donorName, donorEmail, donationAmount, monthlyAmount } = secrets;
  await insertRows(db, 'donation', {
    id: randomUUID(),
    eventId: ids.event,
    ...recipient,
    donorPersonId: from,
    donorType: 'Individual',
    donorName,
    donorEmail,
    isAnonymous: true,
    isAmountVisible: false,
    frequency: 'Once',
    amount: donationAmount,
    charge: donationAmount,
    givenAt: new Date('2027-02-01'),
  });
  await insertRecurring(db, {
    ...recipient,
    donorPersonId: from,
    donorEmail,
    details: JSON.stringify({ donor: { firstName: donorName, lastName: donorName, email: donorEmail } }),
    amount: monthlyAmount,
    nextOn: '2027-04-01',
  });
};

/** A person who is registered for everything, has a saved payment method, and has given anonymously. */
const wilhelmina = async (api: TestApi, recipientPersonId: string): Promise<Person> => {
  const { db } = api.store;
  const before = await newPerson(db);
  await walkTo(
    api,
    before,
    { challenger: true, signature: true, gravel: true, volunteer: true },
    'completed',
  );
  const { personId } = before;
  await markRegistration(db, personId);
  await rowsOf(db, 'person', { id: personId }).update({
    ...personal,
    oid: secrets.oid,
    firstName: 'Wilhelmina',
    lastName: 'Public',
  });
  await give(db, personId, { recipientPersonId });
  await give(db, personId, { recipientPelotonId: ids.mossRiders });
  return { personId, oid: secrets.oid, emailAddress: secrets.emailAddress };
};

const gatewaySecrets = (db: Db, { personId }: Person) =>
  db
    .selectFrom('gatewayCustomer')
    .innerJoin('savedPaymentMethod', 'savedPaymentMethod.personId', 'gatewayCustomer.personId')
    .innerJoin('paymentIntent', 'paymentIntent.personId', 'gatewayCustomer.personId')
    .select(['customerId', 'token as paymentMethod', 'gatewayTransactionId'])
    .where('gatewayCustomer.personId', '=', personId)
    .executeTakeFirstOrThrow();

type Crew = Record<'captain' | 'admin' | 'member' | 'self', Person>;

/** Puts exactly these people into one peloton, with the roles that their names say. */
const fillCrew = (db: Db, { captain, admin, member, self }: Crew): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('pelotonRequest').execute();
    await trx.deleteFrom('captaincyOffer').execute();
    await trx.deleteFrom('pelotonMember').execute();
    await rowsOf(trx, 'peloton', { id: ids.orrinCrew }).update({ isActive: true });
    const place = { pelotonId: ids.orrinCrew, eventId: ids.event, joinedAt: new Date('2026-11-01') };
    await insertRows(trx, 'pelotonMember', [
      { ...place, personId: captain.personId, role: 'captain' },
      { ...place, personId: admin.personId, role: 'admin' },
      { ...place, personId: member.personId, role: 'member' },
      { ...place, personId: self.personId, role: 'member' },
    ]);
  });

/** People of every relation to one person, in the smallest event (see `seedEvent`). */
export const accessScenario = async (api: TestApi) => {
  const { db } = api.store;
  const [other, member, admin, captain, lead, given] = await Promise.all(
    Array.from({ length: 6 }, () => newPerson(db)),
  );
  if (!other || !member || !admin || !captain || !lead || !given) throw new Error('Six people are needed.');
  // The donor is not one of the callers, because a recipient may know the donors.
  const self = await wilhelmina(api, given.personId);
  await fillCrew(db, { captain, admin, member, self });
  await walkTo(api, member, { signature: true }, 'fee');
  await rowsOf(db, 'shift', { id: ids.water }).update({ leadPersonId: lead.personId });
  const closed = { personId: '', oid: 'oid-of-a-closed-account', emailAddress: 'closed@example.org' };
  await db.transaction().execute((trx) => endSessions(trx, closed.oid));
  // The tests create the tokens of the closed account later, so its sessions must end after that.
  await rowsOf(db, 'endedSession', {}).update({ endedAt: new Date('2100-01-01') });
  const people = await db.selectFrom('person').select(['id', 'publicId']).execute();
  /** One id of each kind, and each person's own. */
  const few = [
    ...[other, member, admin, captain, lead, self].map(publicId),
    self.personId,
    ...[ids.event, ids.orrinCrew, ids.mossRiders, ids.signature, ids.water],
  ];
  return {
    secrets: { ...secrets, ...(await gatewaySecrets(db, self)) },
    people: { other, member, admin, captain, lead, closed, self },
    /** A peloton and a member of it. */
    base: { id: ids.orrinCrew, userId: publicId(member) },
    /** Puts everybody back into their peloton. */
    restoreCrew: () => fillCrew(db, { captain, admin, member, self }),
    few,
    /** The ids that an address may contain. */
    known: scaled([...people.flatMap(({ id, publicId }) => [publicId, id]), ...Object.values(ids)], few),
  };
};
