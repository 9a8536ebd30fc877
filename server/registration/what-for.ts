import type { Span } from '#machines/calendar.ts';
import { goalText } from '#machines/form/activity-texts.ts';
import { inMiles } from '#server/event/event.ts';
import { eventZoneName } from '#server/platform/clock/clock.ts';
import { clockTime, dayInWords, nameForStrangers } from '#server/platform/mail/format.ts';
import { spanInWords } from '#server/platform/mail/times.ts';
import type { RegistrationAggregate, RoutePlace, ShiftPlace, SummaryBody } from './registration.types.ts';

type Ride = Pick<
  RoutePlace,
  'rideName' | 'routeName' | 'distanceMiles' | 'pelotonName' | 'day' | 'startTime' | 'startPlace'
>;

const rideLine = (ride: Ride): string =>
  `${ride.rideName}, ${ride.routeName}, ${inMiles(ride.distanceMiles)}` +
  `${ride.pelotonName === null ? '' : ` with ${nameForStrangers(ride.pelotonName, 'a peloton')}`}: ${dayInWords(ride.day)}, start at ` +
  `${clockTime(ride.startTime)} (${eventZoneName}), ${ride.startPlace}`;

const shiftLine = (shift: Pick<ShiftPlace, 'title' | 'location'> & Span): string =>
  `Volunteer, ${shift.title}: ${spanInWords(shift)}, ${shift.location}`;

const challengeLines = (
  goals: readonly Pick<SummaryBody['activityGoals'][number], 'activity' | 'amount' | 'unit'>[],
): string[] => ['Challenger, wherever you are', ...goals.map((goal) => `Challenger goal: ${goalText(goal)}`)];

/** Each of the person's participations, with place and time. */
export const whatFor = ({ choice, places, shifts, answers }: RegistrationAggregate): string[] => [
  ...places.map(rideLine),
  ...(choice.challenger ? challengeLines(answers.activityGoals?.goals ?? []) : []),
  ...shifts.map(shiftLine),
];

/** Each participation of the person's earlier registrations, with place and time. */
export const earlierThan = (
  { choice, shifts }: RegistrationAggregate,
  { participations, shifts: allShifts, activityGoals, pelotonName }: SummaryBody,
): string[] => [
  ...participations.flatMap(({ rideType, rideName, routeName, distanceMiles, day, startTime, startPlace }) =>
    rideType === null ||
    choice[rideType] ||
    rideName === null ||
    routeName === null ||
    distanceMiles === null ||
    day === null ||
    startTime === null ||
    startPlace === null
      ? []
      : [rideLine({ rideName, routeName, distanceMiles, pelotonName, day, startTime, startPlace })],
  ),
  ...(!choice.challenger && participations.some(({ type }) => type === 'Challenger')
    ? challengeLines(activityGoals)
    : []),
  ...allShifts.filter(({ id }) => !shifts.some(({ shiftId }) => shiftId === id)).map(shiftLine),
];
