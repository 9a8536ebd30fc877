import { randomUUID } from 'node:crypto';
import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent, type EventRow } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { ownPerson } from '#server/user/user.ts';
import { activityGoalsProblem } from './activity-goals.problems.ts';
import {
  findChallenger,
  type GoalRow,
  goalsDone,
  goalsSince,
  goalsWithDays,
  lockChallenger,
} from './activity-goals.queries.ts';

type Deps = { db: Db; clock: Clock };
type Owner = { personId: string; eventId: string };

const mostGoals = 5;
const minutesOfDay = 24 * 60;

/** The store keeps one decimal. */
const rounded = (amount: number): number => Math.round(amount * 10) / 10;

const bare = ({ activity, unit, amount }: Omit<GoalRow, 'days'>): Schemas['ActivityGoal'] => ({
  activity,
  unit,
  amount,
});

/** A Challenger's goals in an event, by activity. */
export const activityGoalsOf = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<Schemas['ActivityGoal'][]> => (await goalsDone(db, { personId, eventId })).map(bare);

/** A Challenger's goals with their progress, in total and since this week's Monday. Null for a person without a challenge. */
export const activityProgressOf = async (
  db: Db,
  owner: { personId: string; eventId: string },
  monday: CalendarDay,
): Promise<Schemas['BaseCamp']['goals'] | null> => {
  if ((await findChallenger(db, owner)) === undefined) return null;
  const goals = await goalsSince(db, owner, monday);
  return goals.map((goal) => ({ ...bare(goal), done: goal.done, thisWeek: goal.thisWeek }));
};

/** The public form of the same: with progress only where the person shows it. */
export const publicActivityGoals = async (
  db: Db,
  personId: string,
  eventId: string,
): Promise<Schemas['PublicActivityGoal'][]> => {
  const owner = { personId, eventId };
  const place = await findChallenger(db, owner);
  if (place === undefined) return [];
  const goals = await goalsDone(db, owner);
  return goals.map((goal) => ({ ...bare(goal), done: place.showsActivities ? goal.done : null }));
};

const firstDayOf = ({ registrationOpensAt }: Pick<EventRow, 'registrationOpensAt'>): CalendarDay =>
  dayIn(eventZone, registrationOpensAt);

const viewOf = async (
  db: Db | Trx,
  clock: Clock,
  event: EventRow,
  personId: string,
): Promise<Schemas['OwnActivityGoals']> => {
  const owner = { personId, eventId: event.id };
  const [place, goals] = [await findChallenger(db, owner), await goalsWithDays(db, owner)];
  return {
    currentEventName: event.name,
    isChallenger: place !== undefined,
    isPublic: place?.showsActivities ?? false,
    today: clock.today(),
    firstDay: firstDayOf(event),
    fundraisingDeadline: event.fundraisingDeadline,
    goals,
  };
};

type Changing = {
  trx: Trx;
  owner: Owner;
  event: EventRow;
  /** The person’s locked place as a Challenger. */
  placeId: string;
};

/** Changes the caller's data as a Challenger, and answers with all of it after the change. */
const change = <Status extends 200 | 201>(
  { db, clock }: Deps,
  call: Parameters<typeof withIdempotency>[1] & Parameters<typeof signedIn>[0],
  status: Status,
  work: (changing: Changing) => Promise<void>,
) => {
  const { personId } = signedIn(call);
  return withIdempotency({ db, clock }, call, async (trx) => {
    const event = await currentEvent(trx);
    const owner = { personId, eventId: event.id };
    const place = await lockChallenger(trx, owner);
    if (place === undefined) throw activityGoalsProblem('not-a-challenger');
    await work({ trx, owner, event, placeId: place.id });
    return { status, body: await viewOf(trx, clock, event, personId) };
  });
};

const goalOf = async ({ trx, owner }: Changing, goalId: string): Promise<GoalRow> => {
  const goal = (await goalsWithDays(trx, owner)).find(({ id }) => id === goalId);
  if (goal === undefined) throw activityGoalsProblem('goal-not-found');
  return goal;
};

const add = (deps: Deps, call: Call<'addActivityGoal'>) =>
  change(deps, call, 201, async ({ trx, owner }) => {
    if ((await goalsDone(trx, owner)).length >= mostGoals) throw activityGoalsProblem('too-many-goals');
    await trx
      .insertInto('activityGoal')
      .values({ id: randomUUID(), ...owner, ...call.body, amount: rounded(call.body.amount) })
      .execute();
  });

const alter = (deps: Deps, call: Call<'changeActivityGoal'>) =>
  change(deps, call, 200, async (changing) => {
    const { activity, unit, amount } = call.body;
    const goal = await goalOf(changing, call.query.goalId);
    const isOther = goal.activity !== activity || goal.unit !== unit;
    if (isOther && goal.days.length > 0) throw activityGoalsProblem('goal-begun');
    await changing.trx
      .updateTable('activityGoal')
      .set({ activity, unit, amount: rounded(amount) })
      .where('id', '=', goal.id)
      .execute();
  });

const remove = (deps: Deps, call: Call<'removeActivityGoal'>) =>
  change(deps, call, 200, async (changing) => {
    const { id } = await goalOf(changing, call.query.goalId);
    await changing.trx.deleteFrom('activityGoal').where('id', '=', id).execute();
  });

const enter = (deps: Deps, call: Call<'enterActivityDay'>) =>
  change(deps, call, 200, async (changing) => {
    const { goalId } = call.query;
    const { day } = call.body;
    const { trx, event } = changing;
    const goal = await goalOf(changing, goalId);
    const amount = rounded(call.body.amount);
    if (day > deps.clock.today() || day < firstDayOf(event)) throw activityGoalsProblem('day-out-of-range');
    if (goal.unit === 'minutes' && amount > minutesOfDay) throw activityGoalsProblem('day-too-long');
    if (amount === 0)
      await trx.deleteFrom('activityDay').where('goalId', '=', goalId).where('day', '=', day).execute();
    else {
      const entered = { amount, loggedAt: deps.clock.now() };
      await trx
        .insertInto('activityDay')
        .values({ goalId, day, ...entered })
        .onConflict((conflict) => conflict.columns(['goalId', 'day']).doUpdateSet(entered))
        .execute();
    }
  });

const show = (deps: Deps, call: Call<'showActivities'>) =>
  change(deps, call, 200, async ({ trx, placeId }) => {
    await trx
      .updateTable('participation')
      .set({ showsActivities: call.body.isPublic })
      .where('id', '=', placeId)
      .execute();
  });

export const activityGoalsOperations = (deps: Deps) => {
  const { db, clock } = deps;
  const read = async (personId: string) => ({
    status: 200 as const,
    body: await viewOf(db, clock, await currentEvent(db), personId),
  });
  return {
    getOwnActivityGoals: (call) => read(signedIn(call).personId),
    getUserActivityGoals: async (call) => read((await ownPerson(db, call)).personId),
    addActivityGoal: (call) => add(deps, call),
    changeActivityGoal: (call) => alter(deps, call),
    removeActivityGoal: (call) => remove(deps, call),
    enterActivityDay: (call) => enter(deps, call),
    showActivities: (call) => show(deps, call),
  } satisfies Partial<Handlers>;
};
