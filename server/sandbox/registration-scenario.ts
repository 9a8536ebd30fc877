import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type ChargingDeps, openIntent, settle } from '#server/charging/charging.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Caller } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { feePurpose, registrationOperations } from '#server/registration/registration.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { forgetRegistrations } from './registration-forgetting.ts';
import type { SandboxParts } from './sandbox.parts.ts';

type Registration = Schemas['Registration'];
type Step = Schemas['RegistrationStep'];

const steps = [
  'participation',
  'profile',
  'route-signature',
  'route-gravel',
  'volunteer',
  'activity-goals',
  'fundraising',
  'additional-info',
  'waiver',
  'fee',
  'complete',
] as const satisfies readonly Step[];

/** PUT /sandbox/api/registrations: `scenario` null leaves the person without any registration. */
const scenarioBody = z.strictObject({
  emailAddress: z.string(),
  isBlocked: z.boolean().default(false),
  scenario: z.nullable(
    z.strictObject({
      mix: z.strictObject({
        challenger: z.boolean(),
        signature: z.boolean(),
        gravel: z.boolean(),
        volunteer: z.boolean(),
      }),
      nextStep: z.enum(steps),
      /** The ridden route, by its name; else the first of each ride. */
      routeName: z.optional(z.string()),
      /** `processing`: the fee was requested and the gateway never answered. */
      payment: z.enum(['none', 'processing']).default('none'),
      isCompleted: z.boolean().default(false),
    }),
  ),
});

type Scenario = NonNullable<z.output<typeof scenarioBody>['scenario']>;
type Registrant = Caller & { personId: string; firstName: string; lastName: string };

const findRegistrant = async ({ db }: Pick<Platform, 'db'>, emailAddress: string): Promise<Registrant> => {
  const person = await db
    .selectFrom('person')
    .select(['id as personId', 'oid', 'emailAddress', 'firstName', 'lastName'])
    .where(sql<boolean>`lower(email_address) = lower(${emailAddress})`)
    .executeTakeFirst();
  if (!person?.oid) throw userProblem('person-not-found');
  return { ...person, oid: person.oid, tfp: '' };
};

const firstRoute = async (
  { db }: Pick<Platform, 'db'>,
  rideType: 'signature' | 'gravel',
  name: string | undefined,
): Promise<string> =>
  (
    await db
      .selectFrom('route')
      .innerJoin('ride', 'ride.id', 'route.rideId')
      .innerJoin('event', 'event.id', 'ride.eventId')
      .select('route.id')
      .where('event.isCurrent', '=', true)
      .where('ride.rideType', '=', rideType)
      .where('route.sponsorId', 'is', null)
      .$if(name !== undefined, (query) => query.where('route.name', '=', name ?? ''))
      .orderBy('route.position')
      .orderBy('route.name')
      .executeTakeFirstOrThrow()
  ).id;

const ownTitle = (personId: string): string => `Ushers with ${personId}`;

const leavableFor = 72 * 60 * 60 * 1000;

const times = (from: Date) => ({ startsAt: from, endsAt: new Date(from.getTime() + 3 * 60 * 60 * 1000) });

/**
 * A shift for this person only, so that the scenario takes no other person's place. It begins with the event's largest shift that can still
 * be swapped or cancelled, because the person has that day free.
 */
const ownShift = async (
  { db, clock }: Pick<ChargingDeps, 'db' | 'clock'>,
  { personId }: Registrant,
): Promise<string> => {
  const { id: eventId } = await currentEvent(db);
  const title = ownTitle(personId);
  const leavable = new Date(clock.now().getTime() + leavableFor);
  const largest = await db
    .selectFrom('shift')
    .select('startsAt')
    .where('eventId', '=', eventId)
    .where('startsAt', '>', leavable)
    .where('title', 'not like', ownTitle('%'))
    .orderBy('capacity', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const set = times(largest?.startsAt ?? new Date(leavable.getTime() + leavableFor));
  const before = await db
    .updateTable('shift')
    .set(set)
    .where('eventId', '=', eventId)
    .where('title', '=', title)
    .returning('id')
    .executeTakeFirst();
  if (before !== undefined) return before.id;
  const id = randomUUID();
  await db
    .insertInto('shift')
    .values({
      id,
      eventId,
      jobType: 'Ceremony',
      title,
      summary: 'Welcome people and find them a chair.',
      location: 'Founders Green',
      capacity: 10,
      ...set,
    })
    .execute();
  return id;
};

/** A shift that has begun is in no list. */
const putAwayOwnShift = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, personId: string) =>
  db
    .updateTable('shift')
    .set(times(new Date(clock.now().getTime() - leavableFor)))
    .where('title', '=', ownTitle(personId))
    .execute();

const payment = { nonce: 'fake-valid-visa-nonce' };

/** Saves each step as the person would, with a valid answer. */
const stepSaver = (
  deps: ChargingDeps,
  caller: Registrant,
  { mix, routeName }: Scenario,
  before?: Registration,
) => {
  const operations = registrationOperations(deps);
  const call = <Id extends keyof typeof operations, Body>(operationId: Id, body: Body) => ({
    operationId,
    params: {},
    query: {},
    headers: { 'idempotency-key': randomUUID(), ...(before && { 'if-match': before.version }) },
    body,
    caller,
    address: '127.0.0.1',
    trace: randomUUID(),
    text: '',
    log: deps.log,
  });
  const isRider = mix.signature || mix.gravel;
  const route = async (rideType: 'signature' | 'gravel') =>
    operations.saveRegistrationRoute(
      call('saveRegistrationRoute', {
        rideType,
        routeId: await firstRoute(deps, rideType, routeName),
        groupCode: null,
        sponsorCode: null,
      }),
    );

  return {
    participation: () =>
      operations.saveRegistrationParticipation(
        call('saveRegistrationParticipation', {
          registerForChallenger: mix.challenger,
          riderRegistrations: (['signature', 'gravel'] as const).map((rideType) => ({
            rideType,
            registerForRider: mix[rideType],
          })),
          registerForVolunteer: mix.volunteer,
        }),
      ),
    profile: () =>
      operations.saveRegistrationProfile(
        call('saveRegistrationProfile', {
          firstName: caller.firstName,
          lastName: caller.lastName,
          phone: '+16175550142',
          birthDate: '1990-02-28',
          gender: null,
          address: '12 Mill Street',
          city: 'Millbrook',
          state: 'MA',
          postalCode: '02139',
          country: 'US',
          emergencyContactName: 'Luis Marin',
          emergencyContactPhone: '+16175550143',
        }),
      ),
    'route-signature': () => route('signature'),
    'route-gravel': () => route('gravel'),
    volunteer: async () =>
      operations.saveRegistrationVolunteer(
        call('saveRegistrationVolunteer', { shiftIds: [await ownShift(deps, caller)] }),
      ),
    'activity-goals': () =>
      operations.saveRegistrationActivityGoals(
        call('saveRegistrationActivityGoals', {
          goals: [{ activity: 'running' as const, unit: 'miles' as const, amount: 100 }],
        }),
      ),
    fundraising: ({ fundraising: { minimumCommitment } }: Registration) =>
      operations.saveRegistrationFundraising(
        call('saveRegistrationFundraising', {
          goal: minimumCommitment + 100_000,
          commitment: minimumCommitment,
          payment: isRider ? payment : null,
        }),
      ),
    'additional-info': () =>
      operations.saveRegistrationAdditionalInfo(
        call('saveRegistrationAdditionalInfo', {
          tShirtSize: 'M' as const,
          jerseySize: isRider ? ('M' as const) : null,
          employerName: null,
          isCancerSurvivor: null,
          cancerType: null,
        }),
      ),
    waiver: async () => {
      const { body } = await operations.getRegistrationWaiver();
      return operations.signRegistrationWaiver(
        call('signRegistrationWaiver', {
          waiverVersion: body.version,
          signedName: fullNameOf(caller),
          guardian: null,
          termsAccepted: true as const,
        }),
      );
    },
    fee: ({ fee }: Registration) =>
      operations.payRegistrationFee(
        call('payRegistrationFee', { total: fee.total, discountCode: null, payment }),
      ),
    complete: () => operations.completeRegistration(call('completeRegistration', undefined)),
  } satisfies Record<Step, (now: Registration) => Promise<{ body: Registration }>>;
};

const leaveUnanswered = async (
  deps: Omit<ChargingDeps, 'payments'>,
  personId: string,
  now: Registration,
): Promise<void> => {
  const { db } = deps;
  const { year } = await currentEvent(db);
  const intent = await db.transaction().execute((trx) =>
    openIntent(deps, trx, {
      purpose: feePurpose.name,
      reference: now.id,
      personId,
      amount: now.fee.total,
      idempotencyKey: randomUUID(),
      eventYear: year,
    }),
  );
  if (intent) await settle(deps, feePurpose, intent.id, { kind: 'unknown' });
};

/** Takes the person through the wizard to the wanted step, with the usual operations. */
const place = async (deps: ChargingDeps, caller: Registrant, wanted: Scenario): Promise<Registration> => {
  let now: Registration = (await stepSaver(deps, caller, wanted).participation()).body;
  while (now.nextStep !== wanted.nextStep && now.nextStep !== 'complete')
    now = (await stepSaver(deps, caller, wanted, now)[now.nextStep](now)).body;
  if (wanted.payment === 'processing') await leaveUnanswered(deps, caller.personId, now);
  return wanted.isCompleted ? (await stepSaver(deps, caller, wanted, now).complete()).body : now;
};

/** Sets a person's registration for a test, from any earlier state; answers with it, null for none. */
export const registrationScenarioApi = (app: FastifyInstance, { platform }: SandboxParts): void => {
  app.put('/sandbox/api/registrations', async (request) => {
    const { emailAddress, scenario, isBlocked } = read(scenarioBody, request.body);
    const caller = await findRegistrant(platform, emailAddress);
    await forgetRegistrations(platform, caller.personId, isBlocked);
    await putAwayOwnShift(platform, caller.personId);
    return { registration: scenario && (await place(platform, caller, scenario)) };
  });
};
