import type { components } from '#openapi/contract.gen.ts';
import type { CardOption } from '#src/components/choice/choice-card.tsx';
import { dateRange, dateText } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { miles } from '#src/components/format/numbers.ts';

type Event = components['schemas']['Event'];
type Ride = components['schemas']['Ride'];
export type ParticipationOption = Omit<CardOption, 'value'> & {
  value: 'signature' | 'gravel' | 'challenger' | 'volunteer';
  isFull: boolean;
};

type Routes = Record<Ride['rideType'], { day: string }[]>;

/** The first day is known of every ride; the last one where its routes are. */
const daysOf = (ride: Ride, routes: Routes | undefined) => {
  const days = (routes?.[ride.rideType] ?? []).map((route) => route.day).sort();
  const [first = ride.startsOn, last = first] = [days[0], days.at(-1)];
  return first === last
    ? { value: dateText(first, 'short'), name: 'starts' }
    : { value: dateRange(first, last), name: 'days' };
};

const rideOption = (ride: Ride, routes: Routes | undefined): ParticipationOption => ({
  value: ride.rideType,
  title: ride.name,
  text: ride.summary,
  isFull: ride.placesLeft === 0,
  figures: [
    daysOf(ride, routes),
    { value: miles(ride.longestMiles), name: 'at most' },
    { value: money(ride.feeFrom), name: 'fee, from' },
    { value: money(ride.commitmentFrom), name: 'minimum to raise' },
  ],
});

/** The ways of taking part, with what each means in days, miles and money. */
export const participationOptions = (event: Event, routes?: Routes): ParticipationOption[] => [
  ...event.rides.map((ride) => rideOption(ride, routes)),
  {
    value: 'challenger',
    title: 'Take on a challenge',
    text: 'Set your own goal, anywhere: miles, hours or sessions. Raise what you can.',
    isFull: false,
    figures: [
      { value: dateText(event.fundraisingDeadline, 'short'), name: 'fundraising ends' },
      { value: 'No fee', name: 'to pay' },
      { value: 'Your call', name: 'to raise' },
    ],
  },
  {
    value: 'volunteer',
    title: 'Volunteer',
    text: 'Feed, guide, fix and cheer. Pick shifts that suit you; friends can join the same ones.',
    isFull: false,
    figures: [
      { value: '14+', name: 'to volunteer' },
      { value: 'No fee', name: 'to pay' },
      { value: 'Nothing', name: 'to raise' },
    ],
  },
];
