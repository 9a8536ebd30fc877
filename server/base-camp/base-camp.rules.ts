import { type CalendarDay, daysAfter } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { commitmentProgressOf, missingOf } from '#server/fundraising/fundraising.ts';

type NextStep = Schemas['NextStep'];
type Ahead = Schemas['BaseCamp']['ahead'][number];

/** The facts that decide the next step. */
export type CampFacts = {
  isParticipant: boolean;
  /** Rides, takes a challenge, or wants to raise money anyway. People who only volunteer are not asked to. */
  isFundraiser: boolean;
  isRegistrationOpen: boolean;
  /** The staff keeps the person from registering. */
  isBlocked: boolean;
  hasOpenRegistration: boolean;
  /** The person's recurring donation was declined, and waits for another payment method. */
  hasRefusedRecurring: boolean;
  fundraising: Pick<
    Schemas['Fundraising'],
    'committed' | 'committedMet' | 'committedAmount' | 'raised' | 'owed' | 'goalMet'
  >;
  /** Null once fundraising has ended. */
  daysLeft: number | null;
  /** The next shift, and whether it is within a week. */
  shift: Extract<NextStep, { kind: 'shift' }>['shift'] | null;
  isShiftSoon: boolean;
  /** A shift of the person, and one at the same time that they lead. */
  clash: Omit<Extract<NextStep, { kind: 'shift-clash' }>, 'kind'> | null;
  /** The ride of the person that begins within a week. */
  ride: Extract<NextStep, { kind: 'ride' }>['ride'] | null;
  /** A Challenger's goals; null for others. */
  goals: Schemas['BaseCamp']['goals'] | null;
  /** Volunteers and has no shift, while some are still to come. */
  needsShift: boolean;
  /** Requests to join the peloton that the person leads. */
  requests: Omit<Extract<NextStep, { kind: 'answer-requests' }>, 'kind'> | null;
  /** The peloton whose captaincy is offered to the person. */
  offer: { pelotonId: string; pelotonName: string } | null;
  /** The person's unanswered request to join a peloton. */
  request: { pelotonId: string; pelotonName: string } | null;
  hasPeloton: boolean;
  donationCount: number;
  unthankedCount: number;
  donationsThisWeek: number;
  hasPhoto: boolean;
  hasStory: boolean;
};

/** Days before the deadline, the same as the first warning by e-mail. */
const riskFrom = 30;

type Rule = (facts: CampFacts) => NextStep | null;

const missing = ({ fundraising }: CampFacts): number => missingOf(commitmentProgressOf(fundraising));

const isShort = ({ fundraising: { committed, committedMet } }: CampFacts): boolean =>
  committed && !committedMet;

const mayRegister = ({ isRegistrationOpen, isBlocked }: CampFacts): boolean =>
  isRegistrationOpen && !isBlocked;

const asks = ({ isFundraiser, daysLeft }: CampFacts): boolean => isFundraiser && daysLeft !== null;

/** A Challenger who has not reached a goal, and entered nothing since Monday. */
const isBehindThisWeek = ({ goals, daysLeft }: CampFacts): boolean => {
  if (goals === null || daysLeft === null) return false;
  return goals.some(({ done, amount }) => done < amount) && goals.every(({ thisWeek }) => thisWeek === 0);
};

/** For people who are not registered, and should do only one thing. */
const forOthers: Rule = (facts) => {
  if (facts.isParticipant) return null;
  if (mayRegister(facts)) return { kind: 'register' };
  return { kind: facts.daysLeft === null ? 'all-done' : 'back-a-rider' };
};

/**
 * The first rule that applies gives the next step.
 * Steps that cannot wait come first:
 * - a place held for a registration, money owed or promised, a shift that others count on;
 * - people who wait for an answer, a recurring donation without a card, two shifts at once, shifts that fill up.
 * Then come the first donation, thanks, a better profile, the challenge, pending requests, and asking again. Pelotons come last: nobody
 * needs one.
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
  ({ needsShift }) => (needsShift ? { kind: 'take-shift' } : null),
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
  // For people who only volunteer, the shift is the next step, however far off; `clash` has named the one to swap.
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

/** How many further steps follow the first one; people would not read more. */
const fewFurther = 2;

/** Further steps of a participant, each kind once. */
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
 * What to celebrate: the goal, else the commitment on the way to it. Each once, and again only where it is higher than the last celebrated
 * one.
 * @param celebrated the highest goal or commitment whose celebration the person saw, in cents
 */
export const celebrationOf = (reached: Reached, celebrated: number): Schemas['BaseCamp']['celebration'] => {
  const { goal, goalMet, seenSuccess, committed, committedAmount, committedMet } = reached;
  if (goalMet) return seenSuccess || goal <= celebrated ? null : { success: 'goal', amount: goal };
  return committed && committedMet && committedAmount > celebrated
    ? { success: 'commitment', amount: committedAmount }
    : null;
};

/** The most coming entries that are shown. */
const fewAhead = 4;

/** One job on one day, for any number of shifts. */
const workOf = ({ kind, day, title, place }: Ahead): string => JSON.stringify([kind, day, title, place]);

const firstOf = (entries: readonly Ahead[], few: number): Ahead[] => {
  const works = new Set([...new Set(entries.map(workOf))].slice(0, few));
  return entries.filter((entry) => works.has(workOf(entry)));
};

/** The next entries and the deadline, by day. The deadline comes last on its day, and is always among them. */
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

/** The last day, from `today`, of a shift or ride that counts as the next step. */
export const shiftsUntil = (today: CalendarDay): CalendarDay => daysAfter(today, 6);
