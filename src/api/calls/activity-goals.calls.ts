import type { CalendarDay } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Goal = components['schemas']['ActivityGoal'];

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;

/** What the person set out to do as a Challenger, and what they did by day. */
export const getOwnActivityGoals = () =>
  describeCall({
    endpoint: '/user/activity-goals',
    method: 'get',
    meta,
    types: actionTypes('LOAD_OWN_ACTIVITY_GOALS'),
  });

/** Each change is made once for its key, and answers with all goals as they are then. */
export const addActivityGoal = (key: string, data: Goal) =>
  describeCall({
    endpoint: '/user/activity-goal',
    method: 'post',
    data,
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('ADD_ACTIVITY_GOAL'),
  });

export const changeActivityGoal = (key: string, goalId: string, data: Goal) =>
  describeCall({
    endpoint: '/user/activity-goal',
    method: 'put',
    data,
    config: { query: { goalId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('CHANGE_ACTIVITY_GOAL'),
  });

export const removeActivityGoal = (key: string, goalId: string) =>
  describeCall({
    endpoint: '/user/activity-goal',
    method: 'delete',
    config: { query: { goalId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('REMOVE_ACTIVITY_GOAL'),
  });

type ActivityDay = { goalId: string; day: CalendarDay; amount: number };

/** What was done on a day; 0 takes the day away. */
export const enterActivityDay = (key: string, { goalId, day, amount }: ActivityDay) =>
  describeCall({
    endpoint: '/user/activity-goal/day',
    method: 'put',
    data: { day, amount },
    config: { query: { goalId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('ENTER_ACTIVITY_DAY'),
  });

/** Whether the person’s page shows how far they have come. */
export const showActivities = (key: string, isPublic: boolean) =>
  describeCall({
    endpoint: '/user/activity-goals/visibility',
    method: 'put',
    data: { isPublic },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('SHOW_ACTIVITIES'),
  });
