import { linkOptions } from '@tanstack/react-router';
import { raisesNothing } from '#machines/base-camp/base-camp.rules.ts';
import type { BaseCamp, NextStep, Success } from '#machines/base-camp/base-camp.types.ts';
import { type CalendarDay, eventZone, lastDayIn, zoneName } from '#machines/calendar.ts';
import { money, wholeMoney } from '#machines/money.ts';
import { shortened } from '#machines/shortened.ts';
import { type AppLink, contentLink } from '#src/components/button/app-link.ts';
import { dateText, timeOfDay, today, unbroken } from '#src/components/format/date.ts';
import { counted, whole } from '#src/components/format/numbers.ts';

/** "205 days left to raise money, until October 1, 2027", "Today is the last day, October 1, 2027". */
export const daysText = ({ daysLeft, fundraisingDeadline }: BaseCamp): string => {
  const deadline = unbroken(dateText(fundraisingDeadline));
  if (daysLeft === null) return `Fundraising ended on ${deadline}`;
  if (daysLeft === 0) return `Today is the last day, ${deadline}`;
  return `${counted(daysLeft, 'day')} left to raise money, until ${deadline}`;
};

/** A person without a commitment, goal and donations: base camp shows no money. */
export const isWithoutMoney = ({ fundraising, donationCount }: BaseCamp): boolean =>
  raisesNothing(fundraising) && donationCount === 0;

/** The goal or commitment that the raised money is compared with; null without one. */
export const ofWhatText = ({ fundraising }: Pick<BaseCamp, 'fundraising'>): string | null => {
  const { goal, goalMet, committed, committedAmount, committedMet } = fundraising;
  if (goal === 0) return null;
  const commitment =
    !committed || committedAmount === goal
      ? ''
      : committedMet
        ? ' Your commitment is met.'
        : ` Your commitment is ${money(committedAmount)}.`;
  const aim = committed && committedAmount === goal ? 'goal and commitment' : 'goal';
  return goalMet
    ? `raised. You reached your ${aim} of ${money(goal)}.`
    : `raised of your ${money(goal)} ${aim}.${commitment}`;
};

export type StepText = {
  title: string;
  text: string;
  /** Null without a button. */
  action: string | null;
  /** The button's target; `share` opens the share dialog of the person's page. */
  link: AppLink | 'share' | null;
};

const dayAndTime = ({ day, startTime }: { day: CalendarDay; startTime: string }, timeZone: string): string =>
  `${unbroken(dateText(day, 'brief'))}, ${timeOfDay(startTime)} ${zoneName(timeZone)}`;

/** "Sat, Aug 28, 8:00 AM: Field parking" */
export const aheadText = ({
  day,
  startTime,
  title,
}: Pick<BaseCamp['ahead'][number], 'day' | 'startTime' | 'title'>): string =>
  `${[unbroken(dateText(day, 'brief')), startTime === null ? [] : timeOfDay(startTime)].flat().join(', ')}: ${title}`;

const peloton = (name: string): string => shortened(name, 40);

const clashText = ({ title, others, ledTitle, day }: Extract<NextStep, { kind: 'shift-clash' }>): string => {
  const on = `on ${unbroken(dateText(day, 'brief'))}`;
  const what =
    others === 0
      ? `“${title}” ${on} overlaps`
      : `${others === 1 ? 'Two' : whole(others + 1)} of your shifts ${on} overlap`;
  return `${what} “${ledTitle},” which you lead.`;
};

const requestsText = ({
  pelotonName,
  answerUntil,
  count,
}: Extract<NextStep, { kind: 'answer-requests' }>): string => {
  const lastDay = lastDayIn(eventZone, answerUntil);
  const what = count === 1 ? 'answer' : 'answer the first one';
  return lastDay <= today()
    ? `Today is the last day to ${what}.`
    : `${peloton(pelotonName)} has until ${unbroken(dateText(lastDay, 'brief'))} to ${what}.`;
};

/** The next step's title, reason and button. */
export const stepText = (
  step: NextStep,
  { publicId, timeZone, daysLeft, fundraising, donationCount }: BaseCamp,
): StepText => {
  const edit = linkOptions({ to: '/profile/$id/edit', params: { id: publicId } });
  switch (step.kind) {
    case 'continue-registration':
      return {
        title: 'Finish your registration',
        text: 'Everything you entered is saved. Pick up where you left off.',
        action: 'Continue registering',
        link: { to: '/registration' },
      };
    case 'mend-recurring-donation':
      return {
        title: 'Your monthly gift was declined',
        text: 'The card or account didn’t work. Choose another one, and your gift continues.',
        action: 'Choose how to pay',
        link: { to: '/edit-donation' },
      };
    case 'commitment-missed':
      return {
        title: `You’re ${money(step.amount)} short of your commitment`,
        text: 'The deadline has passed. If the charge didn’t work or you need time, write to us.',
        action: 'Write to us',
        link: contentLink('/contact'),
      };
    case 'commitment-at-risk':
      return {
        title: `${money(step.amount)} to go to meet your commitment`,
        text:
          daysLeft === 0
            ? 'Today is the last day. Ask once more: a friendly reminder often does it.'
            : `${counted(daysLeft ?? 0, 'day')} left. Ask once more: a friendly reminder often does it.`,
        action: 'Share your page',
        link: 'share',
      };
    case 'shift':
      return {
        title: step.shift.title,
        text: `Your shift: ${dayAndTime(step.shift, timeZone)}, ${step.shift.location}.`,
        action: 'See your shifts',
        link: { to: '/volunteer-edit' },
      };
    case 'ride':
      return {
        title: step.ride.name,
        text: `You’re on ${step.ride.route}, ${unbroken(dateText(step.ride.day, 'brief'))}. Get some sleep.`,
        action: 'See your ride',
        link: { to: '/ride-route/edit' },
      };
    case 'set-activity-goal':
      return {
        title: 'Set your first goal',
        text: 'Pick something you can count: miles, minutes or sessions. Then watch it add up.',
        action: 'Set a goal',
        link: { to: '/activity-goals/edit' },
      };
    case 'enter-activity':
      return {
        title: 'How’s your week going?',
        text: 'You haven’t logged anything since Monday. It takes ten seconds.',
        action: 'Log an activity',
        link: { to: '/activity-goals/edit' },
      };
    case 'shift-clash':
      return {
        title: 'You’re booked twice',
        text: clashText(step),
        action: 'Swap a shift',
        link: { to: '/volunteer-edit' },
      };
    case 'take-shift':
      return {
        title: 'Choose your shift',
        text: 'You’re registered to volunteer and don’t have a shift yet. The popular ones fill up first.',
        action: 'Find a shift',
        link: { to: '/volunteer-edit' },
      };
    case 'answer-requests':
      return {
        title: `Answer ${counted(step.count, 'request')} to join`,
        text: requestsText(step),
        action: step.count === 1 ? 'See the request' : 'See the requests',
        link: { to: '/peloton/$id/members', params: { id: step.pelotonId } },
      };
    case 'answer-captaincy':
      return {
        title: 'Will you be the captain?',
        text: `The captain of ${peloton(step.pelotonName)} would like you to take over.`,
        action: 'Answer the offer',
        link: { to: '/peloton/$id', params: { id: step.pelotonId }, search: { join: 'yes' } },
      };
    case 'await-answer':
      return {
        title: 'Your request is waiting',
        text: `${peloton(step.pelotonName)} hasn’t answered yet. We’ll e-mail you when they do.`,
        action: 'See your request',
        link: { to: '/peloton/$id', params: { id: step.pelotonId }, search: { join: 'yes' } },
      };
    case 'find-peloton':
      return {
        title: 'Join or start a peloton',
        text: 'A peloton raises money together. Ask one to take you in, or start your own.',
        action: 'Find a peloton',
        link: { to: '/search', search: { type: 'Peloton' } },
      };
    case 'register':
      return {
        title: 'Take part this year',
        text: 'Ride, take on a challenge or lend a hand.',
        action: 'Register',
        link: { to: '/register' },
      };
    case 'back-a-rider':
      return {
        title: 'Back someone',
        text: 'Find a rider or a peloton, and give them a push.',
        action: 'Find someone to give to',
        link: { to: '/give' },
      };
    case 'first-donation':
      return {
        title: 'Ask for your first gift',
        text: 'Start with three people who’d be glad to hear from you.',
        action: 'Share your page',
        link: 'share',
      };
    case 'thank':
      return {
        title: step.count === 1 ? 'Thank one donor' : `Say thanks for ${whole(step.count)} gifts`,
        text: 'Write one e-mail in your own words, and we’ll send it.',
        action: 'Write your thanks',
        link: { to: '/profile/$id/thank', params: { id: publicId } },
      };
    case 'add-photo':
      return {
        title: 'Show your face',
        text: 'People give to people. A picture takes a minute.',
        action: 'Add a picture',
        link: edit,
      };
    case 'add-story':
      return {
        title: 'Say why you do this',
        text: 'Two or three sentences are enough. They are what donors remember.',
        action: 'Write your story',
        link: edit,
      };
    case 'share-again':
      return {
        title: 'Share your page again',
        text: `A quiet week so far. ${wholeMoney(fundraising.goal - fundraising.raised)} to go to your goal.`,
        action: 'Share your page',
        link: 'share',
      };
    case 'all-done':
      return {
        title: 'Nothing left to do today',
        text:
          donationCount === 0
            ? 'Your page is ready, and no one is waiting for an answer. Go for a ride.'
            : 'You’ve thanked everyone, and your page is ready. Go for a ride.',
        action: null,
        link: null,
      };
    default:
      return step satisfies never;
  }
};

const difference = (current: number, previous: number): string => {
  if (current === previous) return 'as much as last week';
  const more = current > previous;
  return `${money(Math.abs(current - previous))} ${more ? 'more' : 'less'} than last week`;
};

/** "2 gifts, $150 more than last week": from Monday until now, compared with the whole last week. */
export const weekText = ({
  weeks: { current, previous },
  daysLeft,
}: Pick<BaseCamp, 'weeks' | 'daysLeft'>): string => {
  if (current.donations === 0 && previous.donations === 0)
    return daysLeft === null
      ? 'No gifts this week, and none last week.'
      : 'Two quiet weeks. Ask one person today.';
  if (current.donations === 0)
    return `No gifts yet this week. Last week brought ${counted(previous.donations, 'gift')}.`;
  const came = counted(current.donations, 'gift');
  if (previous.donations === 0) return `${came}, after a week without any.`;
  return `${came}, ${difference(current.amount, previous.amount)}.`;
};

/** The celebration's texts; the second continues from the raised amount. */
export const celebrationText = (
  { success, amount }: Success,
  { fundraising, donationCount }: Pick<BaseCamp, 'fundraising' | 'donationCount'>,
): { title: string; text: string } => {
  const people = donationCount === 0 ? '' : `from ${counted(donationCount, 'gift')} `;
  if (success === 'goal')
    return {
      title: 'You’re on the summit.',
      text: `${people}for cancer research. Your goal was ${money(amount)}, and you reached it.`,
    };
  return {
    title: 'Your commitment is met.',
    text: `${people}for cancer research. You’ve raised the ${money(amount)} you promised. Everything from here is a bonus on the way to ${money(fundraising.goal)}.`,
  };
};
