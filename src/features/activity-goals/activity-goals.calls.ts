import type { CalendarDay } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';

type Goal = components['schemas']['ActivityGoal'];

/** The person's goals as a Challenger, and their amounts by day. */
export const getOwnActivityGoals = () => get('/user/activity-goals', 'LOAD_OWN_ACTIVITY_GOALS');

/** Each change is made once for its key, and returns all goals after it. */
export const addActivityGoal = (key: string, data: Goal) =>
  post('/user/activity-goal', 'ADD_ACTIVITY_GOAL', { data, key });

export const changeActivityGoal = (key: string, goalId: string, data: Goal) =>
  put('/user/activity-goal', 'CHANGE_ACTIVITY_GOAL', { query: { goalId }, data, key });

export const removeActivityGoal = (key: string, goalId: string) =>
  del('/user/activity-goal', 'REMOVE_ACTIVITY_GOAL', { query: { goalId }, key });

type ActivityDay = { goalId: string; day: CalendarDay; amount: number };

/** The amount of a day; 0 removes the day. */
export const enterActivityDay = (key: string, { goalId, day, amount }: ActivityDay) =>
  put('/user/activity-goal/day', 'ENTER_ACTIVITY_DAY', { query: { goalId }, data: { day, amount }, key });

/** Whether the person’s profile shows their progress. */
export const showActivities = (key: string, isPublic: boolean) =>
  put('/user/activity-goals/visibility', 'SHOW_ACTIVITIES', { data: { isPublic }, key });
