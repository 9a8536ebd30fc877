import { randomUUID } from 'node:crypto';
import type { CalendarDay } from '#machines/calendar.ts';
import { isUndecided } from '#server/charging/charging.ts';
import { currentEvent } from '#server/event/event.ts';
import { signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { inWords } from '#server/platform/mail/format.ts';
import type { EmailKind } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { forgetShifts, tellLeadsOfQuitting } from '#server/volunteering/volunteering.ts';
import { leaveWaitingLists } from '#server/waiting-list/waiting-list.ts';
import { cancelledEmail, convertedEmail } from './registration.emails.ts';
import { changeChoice } from './registration.participation.ts';
import { releaseRide, releaseShifts } from './registration.places.ts';
import { registrationProblem } from './registration.problems.ts';
import { both, isNothing, nothing, rideTypes, without } from './registration.rules.ts';
import { lockInProgress, type Opened, openById, type StepCall } from './registration.saving.ts';
import { summaryOf } from './registration.summary.ts';
import type { Choice, RideType, SummaryBody, TypeChoiceBody } from './registration.types.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

export type Summarised = { status: 200; body: SummaryBody };

type Ending = {
  platform: Pick<Platform, 'settings' | 'mail'>;
  trx: Trx;
  now: Date;
  /** YYYY-MM-DD in the event’s zone. */
  today: CalendarDay;
  personId: string;
  event: { id: string; name: string };
};

const endRegistration = async ({ trx, now, aggregate }: Opened): Promise<void> => {
  await releaseShifts(trx, aggregate.id, now);
  for (const rideType of rideTypes) await releaseRide(trx, { registrationId: aggregate.id, now }, rideType);
  await trx.deleteFrom('codeUse').where('registrationId', '=', aggregate.id).execute();
  await trx
    .updateTable('registration')
    .set((eb) => ({ state: 'cancelled', updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', aggregate.id)
    .execute();
};

/** Takes these kinds out of the registration in progress; resolves with whether it was paid for, null when none was in it. */
const leaveOpen = async (
  { trx, now, personId }: Ending,
  leaving: Choice,
): Promise<{ wasPaid: boolean } | null> => {
  const id = await lockInProgress(trx, personId);
  if (id === null) return null;
  const opened = await openById(trx, id, now);
  const { choice, intent } = opened.aggregate;
  if (isNothing(both(choice, leaving))) return null;
  // A charge in progress may still succeed; before that it is unknown what is cancelled.
  if (isUndecided(intent)) throw registrationProblem('fee-processing');
  const rest = without(choice, leaving);
  if (isNothing(rest)) await endRegistration(opened);
  else await changeChoice(opened, rest);
  return { wasPaid: intent?.state === 'charged' };
};

type Kind = TypeChoiceBody['type'];

const registeredRows = (trx: Trx, personId: string, eventId: string, kind: Kind) =>
  trx
    .selectFrom('participation')
    .select(['id', 'rideType', 'registrationId'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('kind', '=', kind)
    .where('state', '=', 'registered')
    .orderBy('id')
    .forUpdate()
    .execute();

/** An empty registration no longer counts as completed. */
const closeEmpty = async ({ trx, now }: Ending, registrationId: string): Promise<void> => {
  await trx
    .updateTable('registration')
    .set({ state: 'cancelled', updatedAt: now })
    .where('id', '=', registrationId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('participation')
            .select('participation.id')
            .whereRef('participation.registrationId', '=', 'registration.id')
            .where('participation.state', '=', 'registered'),
        ),
      ),
    )
    .execute();
};

type Row = { id: string; rideType: RideType | null; registrationId: string };

/** A place can be given back until its last day, and not while another one is being paid for. */
const refuseUnlessFree = async ({ trx, today }: Ending, { id }: Row): Promise<void> => {
  const { withdrawDeadline, isChanging } = await trx
    .selectFrom('participation')
    .innerJoin('route', 'route.id', 'participation.routeId')
    .innerJoin('ride', 'ride.id', 'route.rideId')
    .select('ride.withdrawDeadline')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('routeChange')
            .select('routeChange.id')
            .whereRef('routeChange.participationId', '=', 'participation.id')
            .where('routeChange.state', '=', 'charging'),
        )
        .as('isChanging'),
    )
    .where('participation.id', '=', id)
    .executeTakeFirstOrThrow();
  if (isChanging) throw registrationProblem('fee-processing');
  if (today > withdrawDeadline)
    throw registrationProblem('too-late-to-withdraw', {
      detail: `The last day for leaving this ride was ${inWords(withdrawDeadline)}. Write to us if you can’t ride.`,
    });
};

const endParticipation = async (ending: Ending, row: Row, kind: Kind) => {
  const { trx, now, personId } = ending;
  const { id, rideType, registrationId } = row;
  if (kind === 'Rider') await refuseUnlessFree(ending, row);
  await trx
    .updateTable('participation')
    .set({ state: 'cancelled', endedAt: now })
    .where('id', '=', id)
    .execute();
  if (rideType !== null) {
    await releaseRide(trx, { registrationId, now }, rideType);
    await leaveWaitingLists(trx, personId, 'route', now, await routesOfRide(trx, ending.event.id, rideType));
  }
  if (kind !== 'Volunteer') return;
  await tellLeadsOfQuitting(ending.platform, trx, { registrationId, now });
  await releaseShifts(trx, registrationId, now);
  await forgetShifts(trx, personId, now);
};

const routesOfRide = async (trx: Trx, eventId: string, rideType: RideType): Promise<string[]> => {
  const routes = await trx
    .selectFrom('route')
    .innerJoin('ride', 'ride.id', 'route.rideId')
    .select('route.id')
    .where('ride.eventId', '=', eventId)
    .where('ride.rideType', '=', rideType)
    .execute();
  return routes.map(({ id }) => id);
};

const forgetActivityGoals = async ({ trx, personId, event }: Ending): Promise<void> => {
  await trx
    .deleteFrom('activityGoal')
    .where('personId', '=', personId)
    .where('eventId', '=', event.id)
    .execute();
};

const write = async (
  { platform, trx, personId, event }: Ending,
  kind: EmailKind,
  letter: (about: Parameters<typeof convertedEmail>[0]) => ReturnType<typeof convertedEmail>,
): Promise<void> => {
  const { emailAddress, ...person } = await trx
    .selectFrom('person')
    .select(['emailAddress', 'firstName', 'publicId'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { publicUrl } = platform.settings;
  const written = letter({ ...person, eventName: event.name, publicUrl });
  await platform.mail.send(trx, { ...written, kind, personId, to: emailAddress });
};

const ended = (deps: Deps, call: StepCall, end: (ending: Ending) => Promise<void>): Promise<Summarised> =>
  withIdempotency(deps, call, async (trx): Promise<Summarised> => {
    const now = deps.clock.now();
    const { personId } = signedIn(call);
    const event = await currentEvent(trx);
    await end({ platform: deps, trx, now, today: deps.clock.today(), personId, event });
    return { status: 200, body: await summaryOf(trx, personId, event, now) };
  });

const choiceFor = ({ type, rideType }: TypeChoiceBody): Choice => ({
  challenger: type === 'Challenger',
  volunteer: type === 'Volunteer',
  signature: type === 'Rider' && rideType === 'signature',
  gravel: type === 'Rider' && rideType === 'gravel',
});

/** Cancels one kind, in progress or registered. The place is free at once; the fee isn't refunded. */
export const cancelType = (deps: Deps, call: StepCall & { body: TypeChoiceBody }): Promise<Summarised> => {
  const { type, rideType } = call.body;
  const leaving = choiceFor(call.body);
  return ended(deps, call, async (ending) => {
    if (isNothing(leaving) || (type !== 'Rider' && rideType !== null))
      throw platformProblem('validation-failed', {
        fields: [
          { path: '/body/rideType', code: 'invalid', message: 'Name the ride for a Rider, and only then.' },
        ],
      });
    const tell = () =>
      write(ending, 'registration-cancelled', (about) => cancelledEmail(about, type, rideType));
    const left = await leaveOpen(ending, leaving);
    // Without a payment there was no commitment yet.
    if (left?.wasPaid && type === 'Rider') await tell();
    if (left) return;
    const rows = await registeredRows(ending.trx, ending.personId, ending.event.id, type);
    const row = rows.find((candidate) => candidate.rideType === rideType);
    if (!row) throw registrationProblem('not-registered');
    await endParticipation(ending, row, type);
    if (type === 'Challenger') await forgetActivityGoals(ending);
    await closeEmpty(ending, row.registrationId);
    await tell();
  });
};

/** Ends every ride and continues as a Challenger: raised money stays, the commitment ends. */
export const convertToChallenger = (deps: Deps, call: StepCall): Promise<Summarised> =>
  ended(deps, call, async (ending) => {
    const { trx, now, personId, event } = ending;
    await leaveOpen(ending, { ...nothing, challenger: true, signature: true, gravel: true });
    const rides = await registeredRows(trx, personId, event.id, 'Rider');
    const [first] = rides;
    if (!first) throw registrationProblem('not-registered');
    for (const ride of rides) await endParticipation(ending, ride, 'Rider');
    if ((await registeredRows(trx, personId, event.id, 'Challenger')).length === 0)
      await trx
        .insertInto('participation')
        .values({
          id: randomUUID(),
          personId,
          eventId: event.id,
          registrationId: first.registrationId,
          kind: 'Challenger',
          state: 'registered',
          registeredAt: now,
        })
        .execute();
    for (const ride of rides) await closeEmpty(ending, ride.registrationId);
    await write(ending, 'registration-converted', convertedEmail);
  });
