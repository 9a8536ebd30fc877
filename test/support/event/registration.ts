import { randomUUID } from 'node:crypto';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db } from '#server/platform/database/database.ts';
import { versionOf } from '#server/registration/registration.view.ts';
import type { TestAnswer, TestApi, TestCaller } from '#test/support/api.ts';
import { insertRows } from '#test/support/rows.ts';
import { ids } from './event-rows.ts';
import { type Person, personOf, personRow } from './people.ts';
export type Registration = Schemas['Registration'];
export type Problem = Schemas['Problem'];
export type Step = Schemas['RegistrationStep'];

/** Many signature riders who are about to choose their route, put there directly: walking takes them long. */
export const beforeRoute = async (db: Db, count: number, now: Date): Promise<Person[]> => {
  const people = Array.from({ length: count }, () => personRow(randomUUID()));
  await insertRows(db, 'person', people);
  await insertRows(
    db,
    'registration',
    people.map((person) => ({
      id: randomUUID(),
      personId: person.id,
      eventId: ids.event,
      state: 'in-progress' as const,
      wantsChallenger: false,
      wantsVolunteer: false,
      wantsSignature: true,
      wantsGravel: false,
      savedSteps: ['participation', 'profile'],
      answers: JSON.stringify({ profile }),
      startedAt: now,
      updatedAt: now,
    })),
  );
  return people.map(personOf);
};

export type Mix = { challenger?: boolean; signature?: boolean; gravel?: boolean; volunteer?: boolean };

export const participation = (mix: Mix): Schemas['RegistrationParticipation'] => ({
  registerForChallenger: mix.challenger ?? false,
  riderRegistrations: [
    { registerForRider: mix.signature ?? false, rideType: 'signature' },
    { registerForRider: mix.gravel ?? false, rideType: 'gravel' },
  ],
  registerForVolunteer: mix.volunteer ?? false,
});

export const profile: Schemas['RegistrationProfile'] = {
  firstName: 'Ada',
  lastName: 'Fell',
  phone: '+13045550123',
  birthDate: '1990-05-17',
  gender: null,
  address: '12 Mill Street',
  city: 'Tamarack Falls',
  state: 'WV',
  postalCode: '26241',
  country: 'US',
  emergencyContactName: 'Bo Fell',
  emergencyContactPhone: '+13045550124',
};

export const routeChoice = (
  rideType: 'signature' | 'gravel',
  routeId: string,
  codes: { groupCode?: string; sponsorCode?: string } = {},
): Schemas['RegistrationRouteChoice'] => ({
  rideType,
  routeId,
  groupCode: null,
  sponsorCode: null,
  ...codes,
});

export const goals: Schemas['RegistrationActivityGoals'] = {
  goals: [{ activity: 'running', unit: 'miles', amount: 26.2 }],
};

export const additionalInfo: Schemas['RegistrationAdditionalInfo'] = {
  tShirtSize: 'M',
  jerseySize: 'L',
  employerName: 'Mill Works',
  isCancerSurvivor: null,
  cancerType: null,
};

export const signature: Schemas['RegistrationSignature'] = {
  waiverVersion: '2027-1',
  signedName: 'Ada Fell',
  guardian: null,
  termsAccepted: true,
};

/** How each step is asked for; what a step needs to know of the registration it is given. */
export const requestFor: Record<
  Step,
  (now: Registration | null, mix: Mix) => { path: string; body?: unknown }
> = {
  participation: (_now, mix) => ({ path: '/registration/participation', body: participation(mix) }),
  profile: () => ({ path: '/registration/profile', body: profile }),
  'route-signature': () => ({ path: '/registration/route', body: routeChoice('signature', ids.century) }),
  'route-gravel': () => ({ path: '/registration/route', body: routeChoice('gravel', ids.dirt) }),
  volunteer: () => ({ path: '/registration/volunteer', body: { shiftIds: [ids.water] } }),
  'activity-goals': () => ({ path: '/registration/activity-goals', body: goals }),
  fundraising: (now) => {
    const commitment = now?.routes.length ? now.fundraising.minimumCommitment : 0;
    const payment = now?.routes.length ? { nonce: 'fake-valid-visa-nonce' } : null;
    return { path: '/registration/fundraising', body: { goal: commitment + 10_000, commitment, payment } };
  },
  'additional-info': (now) => ({
    path: '/registration/additional-info',
    body: now?.routes.length ? additionalInfo : { ...additionalInfo, jerseySize: null },
  }),
  waiver: () => ({ path: '/registration/waiver', body: signature }),
  fee: (now) => ({
    path: '/registration/fee',
    body: { total: now?.fee.total ?? 0, discountCode: null, payment: { nonce: 'fake-valid-visa-nonce' } },
  }),
  complete: () => ({ path: '/registration/complete' }),
};

/** The version of the caller's registration in progress, as a save names it. Read without the API, which would reconcile a payment. */
export const versionFor = async (
  { store }: TestApi,
  { oid }: TestCaller,
): Promise<Record<string, string>> => {
  const current = await store.db
    .selectFrom('registration')
    .innerJoin('person', 'person.id', 'registration.personId')
    .select(['registration.id', 'registration.version'])
    .where('person.oid', '=', oid)
    .where('registration.state', '=', 'in-progress')
    .executeTakeFirst();
  return current ? { 'if-match': versionOf(current) } : {};
};

/** A request of the wizard by somebody who sees their registration as it is now. */
export const post = async <Body = Registration>(
  api: TestApi,
  as: TestCaller,
  path: string,
  body?: unknown,
  key?: string,
): Promise<TestAnswer<Body>> =>
  api.send<Body>('POST', path, {
    as,
    headers: await versionFor(api, as),
    ...(body === undefined ? {} : { body }),
    ...(key ? { key } : {}),
  });

/** Walks the wizard from where the person stands until `until` is next; throws at the first refusal. */
export const walkTo = async (
  api: TestApi,
  as: TestCaller,
  mix: Mix,
  until: Step | 'completed',
): Promise<Registration> => {
  const start = await post(api, as, '/registration/participation', participation(mix));
  let now = start.body;
  let status = start.status;
  while (status === 200 && now.state === 'in-progress' && now.nextStep !== until) {
    const { path, body } = requestFor[now.nextStep](now, mix);
    ({ body: now, status } = await post(api, as, path, body));
  }
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(now)}`);
  return now;
};

export const refused = ({ status, body }: TestAnswer<unknown>): string => {
  const problem = body as Problem;
  return `${status} ${problem.code}`;
};

/** The fields that a problem names. */
export const fieldsOf = ({ body }: TestAnswer<unknown>): string[] =>
  ((body as Problem).fields ?? []).map(({ path }) => path);

export const detailOf = ({ body }: TestAnswer<unknown>): string | undefined => (body as Problem).detail;
