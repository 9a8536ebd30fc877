import { money } from '#machines/money.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { CardOption } from '#src/components/choice/choice-card.tsx';
import { dateText } from '#src/components/format/date.ts';
import { miles } from '#src/components/format/numbers.ts';
export type ParticipationOption = Omit<CardOption, 'value'> & {
  value: 'signature' | 'gravel' | 'challenger' | 'volunteer';
  isFull: boolean;
};

const rideOption = (ride: components['schemas']['Ride']): ParticipationOption => ({
  value: ride.rideType,
  title: ride.name,
  text: ride.summary,
  isFull: ride.placesLeft === 0,
  figures: [
    { value: dateText(ride.startsOn, 'short'), name: 'starts' },
    { value: miles(ride.longestMiles), name: 'at most' },
    { value: money(ride.feeFrom), name: 'fee, from' },
    { value: money(ride.commitmentFrom), name: 'minimum to raise' },
  ],
});

/** The ways to take part, each with its days, miles and money. */
export const participationOptions = (event: components['schemas']['Event']): ParticipationOption[] => [
  ...event.rides.map((ride) => rideOption(ride)),
  {
    value: 'challenger',
    title: 'Take on a challenge',
    text: 'Set your own goal, anywhere: miles, minutes or sessions. Raise what you can.',
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
