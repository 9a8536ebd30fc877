import { sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** A goal with its amounts by day, the newest day first. */
export type GoalRow = Schemas['OwnActivityGoal'];

type Owner = { personId: string; eventId: string };

const dayList = sql<GoalRow['days']>`coalesce(
  jsonb_agg(jsonb_build_object('day', activity_day.day, 'amount', activity_day.amount) order by activity_day.day desc)
    filter (where activity_day.day is not null), '[]')`;
const doneSum = sql<number>`coalesce(sum(activity_day.amount), 0)::float8`;

const goals = (db: Db | Trx, { personId, eventId }: Owner) =>
  db
    .selectFrom('activityGoal')
    .leftJoin('activityDay', 'activityDay.goalId', 'activityGoal.id')
    .select(['activityGoal.id', 'activity', 'unit', 'activityGoal.amount'])
    .select(doneSum.as('done'))
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .groupBy('activityGoal.id')
    .orderBy('activity')
    .orderBy('unit')
    .orderBy('activityGoal.id');

/** The goals of a person in an event, by activity, with all their days. */
export const goalsWithDays = (db: Db | Trx, owner: Owner): Promise<GoalRow[]> =>
  goals(db, owner).select(dayList.as('days')).$narrowType<GoalRow>().execute();

/** The goals without days, with the progress. */
export const goalsDone = (db: Db | Trx, owner: Owner): Promise<Omit<GoalRow, 'days'>[]> =>
  goals(db, owner).$narrowType<Omit<GoalRow, 'days'>>().execute();

/** The goals with their amounts in total, and since the day `from`. */
export const goalsSince = (
  db: Db,
  owner: Owner,
  from: CalendarDay,
): Promise<(Omit<GoalRow, 'days'> & { thisWeek: number })[]> =>
  goals(db, owner)
    .select(
      sql<number>`coalesce(sum(activity_day.amount) filter (where activity_day.day >= ${from}), 0)::float8`.as(
        'thisWeek',
      ),
    )
    .$narrowType<Omit<GoalRow, 'days'> & { thisWeek: number }>()
    .execute();

const challenger = (db: Db | Trx, { personId, eventId }: Owner) =>
  db
    .selectFrom('participation')
    .select(['id', 'showsActivities'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('kind', '=', 'Challenger')
    .where('state', '=', 'registered');

/** The person’s place as a Challenger; undefined if there is none. */
export const findChallenger = (db: Db | Trx, owner: Owner) => challenger(db, owner).executeTakeFirst();

/** Finds the person’s place as a Challenger, and locks their goals until the transaction ends. */
export const lockChallenger = (trx: Trx, owner: Owner) =>
  challenger(trx, owner).forUpdate().executeTakeFirst();
