import { type CalendarDay, daysAfter } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';
import { missingOf, standingOf } from '#server/fundraising/fundraising.ts';

type Schemas = components['schemas'];
type NextStep = Schemas['NextStep'];
type Celebration = Schemas['BaseCamp']['celebration'];
type Shift = Extract<NextStep, { kind: 'shift' }>['shift'];
type Clash = Omit<Extract<NextStep, { kind: 'shift-clash' }>, 'kind'>;
type Ride = Extract<NextStep, { kind: 'ride' }>['ride'];
type Requests = Omit<Extract<NextStep, { kind: 'answer-requests' }>, 'kind'>;
type Ahead = Schemas['BaseCamp']['ahead'][number];

/** What the next step depends on. */
export type CampFacts = {
  isParticipant: boolean;
  /** Rides, takes a challenge, or wants to raise money all the same. Who only volunteers is not asked to. */
  isFundraiser: boolean;
  isRegistrationOpen: boolean;
  /** An organizer keeps the person from registering. */
  isBlocked: boolean;
  hasOpenRegistration: boolean;
  /** A recurring donation that the person gives was refused, and waits for another payment method. */
  hasRefusedRecurring: boolean;
  fundraising: Pick<
    Schemas['Fundraising'],
    'committed' | 'committedMet' | 'committedAmount' | 'raised' | 'owed' | 'goalMet'
  >;
  /** Null once fundraising has ended. */
  daysLeft: number | null;
  /** The next shift, and whether it is within a week. */
  shift: Shift | null;
  isShiftSoon: boolean;
  /** A shift of the person, and one at the same time that they lead. */
  clash: Clash | null;
  /** The ride of the person that begins within a week. */
  ride: Ride | null;
  /** What a Challenger set out to do; null for others. */
  goals: Schemas['BaseCamp']['goals'] | null;
  /** Volunteers and has no shift, while some are still to come. */
  lacksShift: boolean;
  /** Who asks to join the peloton that the person leads. */
  requests: Requests | null;
  /** The peloton whose captaincy is offered to the person. */
  offer: { pelotonId: string; pelotonName: string } | null;
  /** The peloton that the person asked to join, and that hasn't answered. */
  request: { pelotonId: string; pelotonName: string } | null;
  hasPeloton: boolean;
  donationCount: number;
  unthankedCount: number;
  donationsThisWeek: number;
  hasPhoto: boolean;
  hasStory: boolean;
};

/** As many days ahead of the deadline as the first warning by e-mail. */
const riskFrom = 30;

type Rule = (facts: CampFacts) => NextStep | null;

const missing = ({ fundraising }: CampFacts): number => missingOf(standingOf(fundraising));

const isShort = ({ fundraising: { committed, committedMet } }: CampFacts): boolean =>
  committed && !committedMet;

const mayRegister = ({ isRegistrationOpen, isBlocked }: CampFacts): boolean =>
  isRegistrationOpen && !isBlocked;

const asks = ({ isFundraiser, daysLeft }: CampFacts): boolean => isFundraiser && daysLeft !== null;

/** A Challenger who has something left to do, and entered nothing since Monday. */
const isBehindThisWeek = ({ goals, daysLeft }: CampFacts): boolean => {
  if (goals === null || daysLeft === null) return false;
  return goals.some(({ done, amount }) => done < amount) && goals.every(({ thisWeek }) => thisWeek === 0);
};

/** For those who are not in yet, and are not asked for more than one thing. */
const forOthers: Rule = (facts) => {
  if (facts.isParticipant) return null;
  if (mayRegister(facts)) return { kind: 'register' };
  return { kind: facts.daysLeft === null ? 'all-done' : 'back-a-rider' };
};

/**
 * The first that applies is the next step. First what is lost by waiting: a place that is held for a registration, money that the person
 * owes or promised, a shift that others count on, people who wait for an answer, a monthly gift without a card, two shifts at once, shifts
 * that fill up. Then what brings the first
 * donation, thanks for what came, a page that is worth a visit, the challenge that a person took, what they wait for, and asking again.
 * Company comes last: nobody needs a peloton.
 */
const rules: readonly Rule[] = [
  (facts) => (facts.hasOpenRegistration && mayRegister(facts) ? { kind: 'continue-registration' } : null),
  (facts) =>
    isShort(facts) && facts.daysLeft === null ? { kind: 'commitment-missed', amount: missing(facts) } : null,
  (facts) =>
    isShort(facts) && facts.daysLeft !== null && facts.daysLeft <= riskFrom
      ? { kind: 'commitment-at-risk', amount: missing(facts) }
      : null,
  ({ shift, isShiftSoon }) => (shift !== null && isShiftSoon ? { kind: 'shift', shift } : null),
  ({ ride }) => (ride === null ? null : { kind: 'ride', ride }),
  ({ offer }) => (offer === null ? null : { kind: 'answer-captaincy', ...offer }),
  ({ requests }) => (requests === null ? null : { kind: 'answer-requests', ...requests }),
  ({ hasRefusedRecurring }) => (hasRefusedRecurring ? { kind: 'mend-recurring-donation' } : null),
  ({ clash }) => (clash === null ? null : { kind: 'shift-clash', ...clash }),
  forOthers,
  ({ lacksShift }) => (lacksShift ? { kind: 'take-shift' } : null),
  (facts) =>
    asks(facts) && facts.donationCount === 0 && facts.fundraising.raised === 0
      ? { kind: 'first-donation' }
      : null,
  ({ unthankedCount }) => (unthankedCount === 0 ? null : { kind: 'thank', count: unthankedCount }),
  (facts) => (asks(facts) && !facts.hasPhoto ? { kind: 'add-photo' } : null),
  (facts) => (asks(facts) && !facts.hasStory ? { kind: 'add-story' } : null),
  ({ goals }) => (goals !== null && goals.length === 0 ? { kind: 'set-activity-goal' } : null),
  (facts) => (isBehindThisWeek(facts) ? { kind: 'enter-activity' } : null),
  ({ request }) => (request === null ? null : { kind: 'await-answer', ...request }),
  // Who only volunteers is here for their shift, however far off it is; the clash has named the one that is to be swapped.
  ({ shift, isFundraiser, clash }) =>
    shift === null || isFundraiser || (clash?.title === shift.title && clash.day === shift.day)
      ? null
      : { kind: 'shift', shift },
  (facts) =>
    asks(facts) && !facts.fundraising.goalMet && facts.donationsThisWeek === 0
      ? { kind: 'share-again' }
      : null,
  ({ hasPeloton, request, daysLeft }) =>
    hasPeloton || request !== null || daysLeft === null ? null : { kind: 'find-peloton' },
];

const stepsOf = (facts: CampFacts): NextStep[] => rules.flatMap((rule) => rule(facts) ?? []);

/** The first thing that the person should do next. */
export const nextStepOf = (facts: CampFacts): NextStep => stepsOf(facts)[0] ?? { kind: 'all-done' };

/** The page offers to share it in any case. */
const asking: readonly NextStep['kind'][] = ['commitment-at-risk', 'first-donation', 'share-again'];

/** So many things wait beside the first one; more would be read by nobody. */
const fewFurther = 2;

/** What else waits for a participant, each kind once. */
export const furtherStepsOf = (facts: CampFacts): NextStep[] => {
  if (!facts.isParticipant) return [];
  const steps = stepsOf(facts);
  return steps
    .filter(
      ({ kind }, at) =>
        at > 0 && !asking.includes(kind) && steps.findIndex((one) => one.kind === kind) === at,
    )
    .slice(0, fewFurther);
};

type Reached = Pick<
  Schemas['Fundraising'],
  'goal' | 'goalMet' | 'committed' | 'committedAmount' | 'committedMet' | 'seenSuccess'
>;

/**
 * What is to be celebrated: the goal, else the commitment on the way to it. Each once, and again only where it is higher than what was
 * celebrated before.
 * @param celebrated the highest goal or commitment whose celebration the person saw, in cents
 */
export const celebrationOf = (reached: Reached, celebrated: number): Celebration => {
  const { goal, goalMet, seenSuccess, committed, committedAmount, committedMet } = reached;
  if (goalMet) return seenSuccess || goal <= celebrated ? null : { success: 'goal', amount: goal };
  return committed && committedMet && committedAmount > celebrated
    ? { success: 'commitment', amount: committedAmount }
    : null;
};

/** So many things are told ahead. */
const fewAhead = 4;

/** One work on one day, however many shifts it takes. */
const workOf = ({ kind, day, title, place }: Ahead): string => JSON.stringify([kind, day, title, place]);

const firstOf = (entries: readonly Ahead[], few: number): Ahead[] => {
  const works = new Set([...new Set(entries.map(workOf))].slice(0, few));
  return entries.filter((entry) => works.has(workOf(entry)));
};

/** The next of these and the deadline, by day. The deadline comes last on its day, and is always among them. */
export const aheadWith = (rows: readonly Ahead[], deadline: CalendarDay | null): Ahead[] => {
  const signedUp = rows.map(({ kind, day, title, place, startTime }) => ({
    kind,
    day,
    title,
    place,
    startTime,
  }));
  if (deadline === null) return firstOf(signedUp, fewAhead);
  const isBefore = signedUp.filter(({ day }) => day <= deadline);
  const entry: Ahead = { kind: 'deadline', day: deadline, title: null, place: null, startTime: null };
  const later = signedUp.slice(isBefore.length);
  return firstOf([...firstOf(isBefore, fewAhead - 1), entry, ...later], fewAhead);
};

/** The last day, counted from `today`, of a shift or a ride that is the next step. */
export const shiftsUntil = (today: CalendarDay): CalendarDay => daysAfter(today, 6);
