import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isUndecided } from '#server/charging/charging.ts';
import { admit, membershipIn } from '#server/membership/membership.ts';
import { signedIn } from '#server/platform/contract/handlers.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { aggregateById } from './registration.aggregate.ts';
import { confirmationEmail } from './registration.emails.ts';
import { tellGuardian } from './registration.guardian.ts';
import { extendHolds } from './registration.places.ts';
import { registrationProblem } from './registration.problems.ts';
import { minimumCommitment, progressOf } from './registration.progress.ts';
import { isRider } from './registration.rules.ts';
import {
  type Opened,
  openLocked,
  refuseOutOfOrder,
  refuseUnlessOpen,
  required,
  type Saved,
  type StepCall,
  savedAnswer,
} from './registration.saving.ts';
import { summaryOf } from './registration.summary.ts';
import type { AdditionalInfoBody, RegistrationAggregate } from './registration.types.ts';
import { earlierThan } from './what-for.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail' | 'jobs'>;

/** An earlier answer stays where this registration leaves it open: the form does not show the earlier ones. */
const keptWhereUnsaid = (info: AdditionalInfoBody | undefined) => ({
  jerseySize: info?.jerseySize ?? sql<string>`jersey_size`,
  isCancerSurvivor: info?.isCancerSurvivor ?? sql<boolean>`is_cancer_survivor`,
  cancerType: info?.cancerType ?? sql<string>`cancer_type`,
});

const writePerson = async ({ trx, now, aggregate }: Opened): Promise<void> => {
  const { profile, additionalInfo } = aggregate.answers;
  await trx
    .updateTable('person')
    .set({
      ...profile,
      ...additionalInfo,
      ...keptWhereUnsaid(additionalInfo),
      termsAcceptedAt: now,
      onboardingCompletedAt: sql`coalesce(onboarding_completed_at, ${now})`,
    })
    .where('id', '=', aggregate.person.id)
    .execute();
};

type Kind = 'Rider' | 'Challenger' | 'Volunteer';

/** One row for each kind. The commitment beyond the routes' sum belongs to the first ride, and ends with it. */
const participationsOf = (aggregate: RegistrationAggregate) => {
  const { choice, places, answers } = aggregate;
  const extra = (answers.fundraising?.commitment ?? 0) - minimumCommitment(aggregate);
  const rides = places.map(({ rideType, routeId, commitment }, index) => ({
    kind: 'Rider' as Kind,
    rideType,
    routeId,
    commitment: index === 0 ? commitment + Math.max(0, extra) : commitment,
  }));
  const plain = (kind: Kind) => ({ kind, rideType: null, routeId: null, commitment: 0 });
  return [
    ...rides,
    ...(choice.challenger ? [plain('Challenger')] : []),
    ...(choice.volunteer ? [plain('Volunteer')] : []),
  ];
};

const writeParticipations = async ({ trx, now, aggregate }: Opened): Promise<void> => {
  const registered = {
    personId: aggregate.person.id,
    eventId: aggregate.event.id,
    registrationId: aggregate.id,
    state: 'registered' as const,
    registeredAt: now,
  };
  await trx
    .insertInto('participation')
    .values(participationsOf(aggregate).map((row) => ({ id: randomUUID(), ...row, ...registered })))
    .execute();
};

/** Never below the commitment, and never below an earlier goal. */
const writeGoal = async ({ trx, aggregate }: Opened): Promise<void> => {
  const { fundraising } = aggregate.answers;
  if (!fundraising) return;
  const committed = isRider(aggregate.choice) ? fundraising.commitment : aggregate.registered.committed;
  await trx
    .insertInto('fundraising')
    .values({
      personId: aggregate.person.id,
      eventId: aggregate.event.id,
      goal: Math.max(fundraising.goal, committed),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'eventId'])
        .doUpdateSet({ goal: sql`greatest(fundraising.goal, excluded.goal)` }),
    )
    .execute();
};

const writeActivityGoals = async ({ trx, aggregate }: Opened): Promise<void> => {
  const { activityGoals } = aggregate.answers;
  if (!activityGoals) return;
  const owner = { personId: aggregate.person.id, eventId: aggregate.event.id };
  await trx
    .deleteFrom('activityGoal')
    .where('personId', '=', owner.personId)
    .where('eventId', '=', owner.eventId)
    .execute();
  await trx
    .insertInto('activityGoal')
    .values(activityGoals.goals.map((goal) => ({ id: randomUUID(), ...owner, ...goal })))
    .execute();
};

/** A group code admits its bearer at once, and settles any open request. */
const joinPeloton = async ({ trx, now, aggregate }: Opened): Promise<void> => {
  const pelotonId = aggregate.places.find((place) => place.pelotonId !== null)?.pelotonId;
  if (!pelotonId) return;
  const { event, person } = aggregate;
  const joining = { pelotonId, eventId: event.id, personId: person.id, actorId: person.id };
  if ((await admit(trx, { ...joining, how: 'joined-by-code', at: now })) !== null) return;
  const member = await membershipIn(trx, event.id, person.id);
  // A peloton that closed meanwhile does not stop a person who has paid.
  if (member !== undefined && member.pelotonId !== pelotonId)
    throw registrationProblem('group-code-conflict');
};

const close = async ({ trx, now, aggregate }: Opened): Promise<void> => {
  await trx
    .updateTable('registration')
    .set((eb) => ({
      state: 'completed',
      completedAt: now,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', aggregate.id)
    .execute();
};

const sendConfirmation = async (
  deps: Pick<Platform, 'settings' | 'mail'>,
  { trx, now, aggregate }: Opened,
): Promise<void> => {
  const { person, event } = aggregate;
  const summary = await summaryOf(trx, person.id, event, now);
  const { raised, goal } = summary;
  const earlier = earlierThan(aggregate, summary);
  await deps.mail.send(trx, {
    ...confirmationEmail(aggregate, { earlier, raised, goal }, deps.settings.publicUrl),
    to: person.emailAddress,
    kind: 'registration-confirmation',
    personId: person.id,
  });
};

/** Applies all answers in one transaction: if it is interrupted, nothing of it happened. */
export const complete = (deps: Deps, call: StepCall): Promise<Saved> =>
  withIdempotency(deps, call, async (trx): Promise<Saved> => {
    const now = deps.clock.now();
    const opened = await openLocked(trx, signedIn(call).personId, now);
    const { aggregate } = opened;
    refuseUnlessOpen(deps, aggregate, now);
    if (isUndecided(aggregate.intent)) throw registrationProblem('fee-processing');
    refuseOutOfOrder('complete', progressOf(aggregate));
    await extendHolds(trx, aggregate.id, null);
    await writeParticipations(opened);
    await writePerson(opened);
    await writeGoal(opened);
    await writeActivityGoals(opened);
    await joinPeloton(opened);
    await close(opened);
    await sendConfirmation(deps, opened);
    await tellGuardian(deps, trx, aggregate);
    return savedAnswer(await required(aggregateById(trx, aggregate.id, now)));
  });
