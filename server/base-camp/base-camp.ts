import { raisesNothing } from '#machines/base-camp/base-camp.rules.ts';
import { daysAfter, daysBetween, eventZone, mondayOf } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { activityProgressOf } from '#server/activity-goals/activity-goals.ts';
import { donationPage, donationView } from '#server/donation/donation.ts';
import { currentEvent, isRegistrationOpen } from '#server/event/event.ts';
import { fundraisingOf, ownFundraisingOf } from '#server/fundraising/fundraising.ts';
import { expiryOf } from '#server/membership/membership.ts';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { withVersion } from '#server/user/user.ts';
import { type AheadRow, aheadOf, type CampRow, campRow, takesPart, weekSums } from './base-camp.queries.ts';
import { aheadWith, celebrationOf, furtherStepsOf, nextStepOf, shiftsUntil } from './base-camp.rules.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

/** The newest donations that are shown. */
const few = { page: 1, limit: 3, offset: 0 };

const requestsOf = ({ askedAt, ...requests }: NonNullable<CampRow['requests']>) => ({
  ...requests,
  answerUntil: expiryOf(new Date(askedAt)).toISOString(),
});

type Shift = AheadRow & { kind: 'shift'; jobType: string; startTime: string };

const shiftOf = ({ title, jobType, place: location, day, startTime }: Shift) => ({
  title,
  jobType,
  location,
  day,
  startTime,
});

const baseCampOf = async ({ db, clock }: Deps, personId: string): Promise<Schemas['BaseCamp']> => {
  const event = await currentEvent(db);
  const [now, today, eventId] = [clock.now(), clock.today(), event.id];
  const person = await campRow(db, { personId, eventId, now });
  if (person === undefined) throw platformProblem('contact-required');
  const { fundraising, celebrated } = await ownFundraisingOf(db, personId, eventId);
  const { donations, total } = await donationPage(db, { personId }, { eventId }, few);
  const unthanked = await donationPage(
    db,
    { personId },
    { eventId, isUnthanked: true },
    { ...few, limit: 0 },
  );
  const current = mondayOf(today);
  const starts = { current, previous: daysAfter(current, -7) };
  const weeks = await weekSums(db, personId, eventId, starts);
  const left = daysBetween(today, event.fundraisingDeadline);
  const daysLeft = left < 0 ? null : left;
  const owner = { personId, eventId };
  const signedUp = await aheadOf(db, { ...owner, now, today });
  const goals = await activityProgressOf(db, owner, current);
  const isFundraiser = person.isActive || fundraising.goal > 0 || total > 0;
  const ride = signedUp.find(({ kind, day }) => kind === 'ride' && day <= shiftsUntil(today));
  const shift = signedUp.find((one): one is Shift => one.kind === 'shift') ?? null;
  const facts = {
    ...person,
    requests: person.requests && requestsOf(person.requests),
    shift: shift && shiftOf(shift),
    isShiftSoon: shift !== null && shift.day <= shiftsUntil(today),
    ride: ride === undefined ? null : { name: ride.title, route: ride.place, day: ride.day },
    goals,
    fundraising,
    daysLeft,
    isRegistrationOpen: isRegistrationOpen(event, now),
    isFundraiser,
    donationCount: total,
    unthankedCount: unthanked.total,
    donationsThisWeek: weeks.current.donations,
  };
  return {
    publicId: person.publicId,
    firstName: person.firstName,
    currentEventName: event.name,
    timeZone: eventZone,
    isParticipant: person.isParticipant,
    fundraisingDeadline: event.fundraisingDeadline,
    daysLeft,
    fundraising: withVersion(fundraising),
    nextStep: nextStepOf(facts),
    furtherSteps: furtherStepsOf(facts),
    newest: donations.map((donation) => donationView(donation, 'person')),
    donationCount: total,
    weeks: {
      current: { from: starts.current, ...weeks.current },
      previous: { from: starts.previous, ...weeks.previous },
    },
    ahead: aheadWith(signedUp, isFundraiser && daysLeft !== null ? event.fundraisingDeadline : null),
    goals: goals ?? [],
    celebration: person.isParticipant ? celebrationOf(fundraising, celebrated) : null,
  };
};

/**
 * Which layout the home page reserves for a participant's base camp, by the public id that the browser remembers. People who only volunteer
 * and raise nothing need less; null for others.
 */
export const campReader =
  ({ db }: Pick<Platform, 'db'>) =>
  async (publicId: string): Promise<'whole' | 'lower' | null> => {
    const part = await takesPart(db, publicId);
    if (part === null) return null;
    if (!part.isVolunteerOnly) return 'whole';
    // A browser may remember anyone, so this reveals no more than their page does.
    const fundraising = await fundraisingOf(db, part.personId, part.eventId, 'public');
    return raisesNothing(fundraising) ? 'lower' : 'whole';
  };

/** A person's own state, only for them. */
export const baseCampOperations = (deps: Deps) =>
  ({
    getBaseCamp: async (call) => ({ status: 200, body: await baseCampOf(deps, signedIn(call).personId) }),
  }) satisfies Partial<Handlers>;
