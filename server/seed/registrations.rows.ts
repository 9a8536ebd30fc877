import { dayIn, eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Book } from '#server/ledger/ledger.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, daysAfter, today } from './calendar.ts';
import { addFee, type CodeUses } from './codes.rows.ts';
import { demo } from './demo-accounts.ts';
import { commitmentOf, routeId, waiverVersion } from './event.rows.ts';
import { addSavedMethod } from './gateway.rows.ts';
import type { Plan } from './participation.plan.ts';
import { minors } from './people.rows.ts';
import { randomFor } from './random.ts';
import { type DemoData, eventId, type Row } from './rows.ts';

/** The answers of a completed profile step. */
const profileOf = (person: Row<'person'>): Schemas['RegistrationProfile'] => ({
  firstName: person.firstName,
  lastName: person.lastName,
  phone: person.phone ?? '+13045550100',
  birthDate: person.birthDate ?? '1990-01-01',
  gender: person.gender ?? null,
  address: person.address ?? '1 Mill Street',
  city: person.city ?? 'Tamarack Falls',
  state: person.state ?? 'WV',
  postalCode: person.postalCode ?? '26210',
  country: person.country ?? 'US',
  emergencyContactName: person.emergencyContactName ?? 'Ada Larkin',
  emergencyContactPhone: person.emergencyContactPhone ?? '+13045550199',
});

const activityGoals: readonly Schemas['ActivityGoal'][] = [
  { activity: 'walking', unit: 'miles', amount: 120 },
  { activity: 'swimming', unit: 'times', amount: 40 },
  { activity: 'rowing', unit: 'minutes', amount: 1800 },
  { activity: 'running', unit: 'miles', amount: 200 },
  { activity: 'yoga', unit: 'times', amount: 60 },
];

type Wants = Pick<
  Row<'registration'>,
  'wantsSignature' | 'wantsGravel' | 'wantsChallenger' | 'wantsVolunteer'
>;

const wantsOf = (plan: Plan): Wants => ({
  wantsSignature: plan.routes.some(({ rideType }) => rideType === 'signature'),
  wantsGravel: plan.routes.some(({ rideType }) => rideType === 'gravel'),
  wantsChallenger: plan.challenger,
  wantsVolunteer: plan.volunteer,
});

const stepsOf = (wants: Wants): string[] => {
  const rides = wants.wantsSignature || wants.wantsGravel;
  const steps: [string, boolean | undefined][] = [
    ['participation', true],
    ['profile', true],
    ['route-signature', wants.wantsSignature],
    ['route-gravel', wants.wantsGravel],
    ['volunteer', wants.wantsVolunteer],
    ['activity-goals', wants.wantsChallenger],
    ['fundraising', rides || wants.wantsChallenger],
    ['additional-info', true],
    ['waiver', true],
    ['fee', rides],
  ];
  return steps.filter(([, applies]) => applies).map(([step]) => step);
};

const addParticipations = (data: DemoData, plan: Plan, personId: string, registrationId: string): number => {
  const { year, at } = plan;
  const add = (kind: Row<'participation'>['kind'], part: Partial<Row<'participation'>> = {}) =>
    data.participation.push({
      id: derivedId('participation', registrationId, kind, part.rideType ?? ''),
      personId,
      eventId: eventId(year),
      registrationId,
      kind,
      rideType: null,
      routeId: null,
      commitment: 0,
      state: 'registered',
      registeredAt: at,
      showsActivities: false,
      ...part,
    });
  const isHighRoller =
    year === currentYear && plan.routes.some(({ key }) => key === 'traverse') && plan.person % 2 === 0;
  let committed = 0;
  for (const route of plan.routes) {
    const commitment = isHighRoller ? 500_000 : commitmentOf(year, route);
    committed += commitment;
    add('Rider', { rideType: route.rideType, routeId: routeId(year, route), commitment });
    data.routePlace.push({
      id: derivedId('place', registrationId, route.rideType),
      routeId: routeId(year, route),
      registrationId,
      rideType: route.rideType,
      heldUntil: null,
    });
  }
  if (plan.challenger) add('Challenger', { showsActivities: plan.person % 3 !== 0 });
  if (plan.volunteer) add('Volunteer');
  return committed;
};

/** A Challenger's days between the registration and the end of the seed: part of the way to the goal. */
const addDays = (
  data: DemoData,
  goalId: string,
  { amount, unit }: { amount: number; unit: string },
  from: Date,
): void => {
  // Nobody does something 1.4 times.
  const digits = unit === 'times' ? 1 : 10;
  const random = randomFor(`days ${goalId}`);
  for (let at = from; at < today; at = daysAfter(at, random.whole(1, 4)))
    data.activityDay.push({
      goalId,
      day: dayIn(eventZone, at),
      amount: Math.max(1, Math.round((amount / 1200) * random.whole(5, 30) * digits) / digits),
      loggedAt: at,
    });
};

const addRegistration = (data: DemoData, plan: Plan, book: Book, codes: CodeUses): string => {
  const person = data.person[plan.person];
  if (!person) throw new RangeError(`There is no person ${plan.person}`);
  const { year, at } = plan;
  const random = randomFor(`registration ${year} ${plan.person}`);
  const id = derivedId('registration', year, person.id);
  const wants = wantsOf(plan);
  const committed = addParticipations(data, plan, person.id, id);
  const wished = Math.max(committed, plan.challenger ? 50_000 : 0) * random.pick([1, 1.2, 1.5, 2]);
  const goal = Math.ceil(wished / 5_000) * 5_000;
  const chosen = plan.challenger ? random.shuffled(activityGoals).slice(0, random.whole(1, 3)) : [];
  // The first three match his story.
  const goals = plan.person === demo.challenger ? activityGoals.slice(0, 3) : chosen;
  const isRider = plan.routes.length > 0;
  if (isRider || plan.challenger) {
    data.fundraising.push({
      personId: person.id,
      eventId: eventId(year),
      goal,
      seenSuccess: year !== currentYear,
    });
  }
  for (const [index, each] of goals.entries()) {
    data.activityGoal.push({
      id: derivedId('goal', id, index),
      personId: person.id,
      eventId: eventId(year),
      ...each,
    });
    if (year === currentYear) addDays(data, derivedId('goal', id, index), each, at);
  }
  if (isRider && year === currentYear) addSavedMethod(data, person, at);
  const fee = addFee(data, book, { plan, personId: person.id, registrationId: id, codes });
  data.registration.push({
    id,
    personId: person.id,
    eventId: eventId(year),
    state: 'completed',
    ...wants,
    savedSteps: stepsOf(wants),
    answers: {
      profile: profileOf(person),
      ...(plan.challenger ? { activityGoals: { goals } } : {}),
      ...(isRider || plan.challenger ? { fundraising: { goal, commitment: committed } } : {}),
      additionalInfo: {
        tShirtSize: person.tShirtSize,
        jerseySize: isRider ? person.jerseySize : null,
        employerName: person.employerName,
        isCancerSurvivor: person.isCancerSurvivor,
        cancerType: person.cancerType,
      },
      ...(fee ? { fee } : {}),
    },
    version: stepsOf(wants).length + 1,
    startedAt: daysAfter(at, -0.02),
    updatedAt: at,
    completedAt: at,
  });
  const isMinor = minors.has(plan.person);
  data.waiverSignature.push({
    id: derivedId('signature', id),
    registrationId: id,
    personId: person.id,
    waiverVersion: waiverVersion(year),
    waiverBody: data.waiver.find(({ version }) => version === waiverVersion(year))?.body ?? '',
    signedName: `${person.firstName} ${person.lastName}`,
    guardianName: isMinor ? (person.emergencyContactName ?? null) : null,
    guardianEmail: isMinor ? `guardian.${person.emailAddress}` : null,
    signedAt: at,
  });
  return id;
};

/** The registration in progress: its next step is the choice of a route. */
const addHalfway = (data: DemoData): void => {
  const person = data.person[demo.halfway];
  if (!person) return;
  data.registration.push({
    id: derivedId('registration', currentYear, person.id),
    personId: person.id,
    eventId: eventId(currentYear),
    state: 'in-progress',
    wantsSignature: true,
    wantsGravel: true,
    wantsChallenger: false,
    wantsVolunteer: false,
    savedSteps: ['participation', 'profile'],
    answers: { profile: profileOf(person) },
    version: 2,
    startedAt: daysAfter(today, -1),
    updatedAt: daysAfter(today, -1),
    completedAt: null,
  });
};

/** Completed registrations with everything that belongs to them. Returns those of this year's volunteers. */
export const addRegistrations = (
  data: DemoData,
  plans: readonly Plan[],
  book: Book,
  codes: CodeUses,
): { registrationId: string }[] => {
  const volunteers: { registrationId: string }[] = [];
  for (const plan of plans) {
    const registrationId = addRegistration(data, plan, book, codes);
    if (plan.volunteer && plan.year === currentYear) volunteers.push({ registrationId });
  }
  addHalfway(data);
  return volunteers;
};
