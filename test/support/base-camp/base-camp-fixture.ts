import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { maya } from '#test/support/profile/profile-fixture.ts';
import { unthanked } from '#test/support/thank-you/thank-you-fixture.ts';

/** Somebody on the way up, with three donations, two of them this week. */
export const campOnTheWay: BaseCamp = {
  publicId: 'tess-larkspur',
  firstName: 'Tess',
  timeZone: 'America/New_York',
  currentEventName: 'Product 2027',
  isParticipant: true,
  fundraisingDeadline: '2027-10-01',
  daysLeft: 42,
  fundraising: {
    ...maya.fundraising,
    raised: 20_000,
    goal: 0,
    committedAmount: 0,
    committed: false,
    committedMet: true,
    allTimeRaised: 20_000,
    version: '"1"',
  },
  nextStep: { kind: 'thank', count: 3 },
  furtherSteps: [{ kind: 'find-peloton' }],
  newest: [...unthanked],
  donationCount: 3,
  weeks: {
    current: { from: '2027-03-08', donations: 2, amount: 15_000 },
    previous: { from: '2027-03-01', donations: 1, amount: 2_500 },
  },
  ahead: [
    { kind: 'shift', day: '2027-08-07', title: 'Water stop', place: 'the mill', startTime: '06:30' },
    { kind: 'deadline', day: '2027-10-01', title: null, place: null, startTime: null },
  ],
  goals: [],
  celebration: null,
};

/** A base camp whose goal, in cents, is met and not celebrated yet. */
export const campAtTop = (camp: BaseCamp, goal: number): BaseCamp => ({
  ...camp,
  fundraising: { ...camp.fundraising, goal, goalMet: true, complete: true },
  celebration: { success: 'goal', amount: goal },
});
