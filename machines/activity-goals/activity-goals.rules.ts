import * as z from 'zod/mini';
import type { CalendarDay } from '#machines/calendar.ts';
import { activityGoal, dayAmount } from '#machines/form/activity-fields.rules.ts';
import { type Checked, firstErrors } from '#machines/form/field-errors.ts';
import { isDay } from '#machines/form/fields.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { DayDraft, GoalDraft, OwnActivityGoals, OwnGoal } from './activity-goals.types.ts';

/** The most goals that a person can have at a time. */
export const mostGoals = 5;

/**
 * The amount that one press adds to today: one session, or the last amount again. Null if there is no earlier amount, or if the sum would
 * exceed a day's limit.
 */
export const usualAmount = (
  { unit, days }: Pick<OwnGoal, 'unit' | 'days'>,
  today: CalendarDay,
): number | null => {
  const [last] = days;
  const amount = unit === 'times' ? 1 : (last?.amount ?? null);
  if (amount === null) return null;
  const sum = (last?.day === today ? last.amount : 0) + amount;
  return dayAmount(unit).safeParse(String(Math.round(sum * 10) / 10)).success ? amount : null;
};

/** The goal as the API takes it, or what is wrong with it. */
export const checkGoal = (draft: GoalDraft): Checked<Schemas['ActivityGoal']> => {
  const parsed = activityGoal.safeParse(draft);
  return parsed.success
    ? parsed.data
    : { fieldErrors: firstErrors(parsed.error.issues, ['activity', 'amount', 'unit']) };
};

/** The day as the API takes it, or what is wrong with it. */
export const checkDay = (
  draft: DayDraft,
  { today, firstDay }: Pick<OwnActivityGoals, 'today' | 'firstDay'>,
  { unit }: Pick<OwnGoal, 'unit'>,
): Checked<{ day: CalendarDay; amount: number }> => {
  const enter = { error: 'Enter the date: month, day and four-digit year.', abort: true };
  const day = z.custom<CalendarDay>(isDay, enter).check(
    z.refine((value) => value <= today, 'This day is in the future. Enter today or an earlier day.'),
    z.refine((value) => value >= firstDay, 'This is before registration opened. Enter a later day.'),
  );
  const parsed = z.object({ day, amount: dayAmount(unit) }).safeParse(draft);
  return parsed.success ? parsed.data : { fieldErrors: firstErrors(parsed.error.issues, ['day', 'amount']) };
};
