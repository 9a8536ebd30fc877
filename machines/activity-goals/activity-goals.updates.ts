import type { CalendarDay } from '#machines/calendar.ts';
import { type FlowError, isRefusal } from '#machines/flow-error.ts';
import { type Checked, errorsOf } from '#machines/form/field-errors.ts';
import { isDay } from '#machines/form/fields.ts';
import { failureOf, mended, noFailure } from '#machines/form/form-failure.ts';
import { checkDay, checkGoal } from './activity-goals.rules.ts';
import type {
  ActivityGoalsContext,
  DayDraft,
  GoalDraft,
  GoalsChange,
  OwnActivityGoals,
  OwnGoal,
} from './activity-goals.types.ts';

type Update = Partial<ActivityGoalsContext>;

const emptyGoal: GoalDraft = { activity: '', unit: 'miles', amount: '' };
const emptyDay: DayDraft = { day: '', amount: '' };

export const initialContext = (): ActivityGoalsContext => ({
  ...noFailure,
  own: null,
  goalId: null,
  goalDraft: emptyGoal,
  dayDraft: emptyDay,
  change: null,
  key: null,
  done: null,
});

/** The goal that the person has opened. */
export const goalOf = ({ own, goalId }: Pick<ActivityGoalsContext, 'own' | 'goalId'>): OwnGoal | null =>
  own?.goals.find(({ id }) => id === goalId) ?? null;

const atRest: Update = { goalId: null, change: null, key: null };

/** Keeps the problem that caused the reload, so that the person can read it. */
export const loaded = (own: OwnActivityGoals): Update => ({ ...atRest, own });

export const begun = (): Update => ({ ...noFailure, ...atRest, goalDraft: emptyGoal, done: null });

export const opened = ({ own }: ActivityGoalsContext, goalId: string): Update => {
  const goal = goalOf({ own, goalId });
  const draft =
    goal === null ? emptyGoal : { activity: goal.activity, unit: goal.unit, amount: String(goal.amount) };
  return { ...noFailure, ...atRest, goalId, goalDraft: draft, done: null };
};

/** Opens a day with the amount that was saved for it; without a day, today. */
export const dayOpened = (
  { own }: ActivityGoalsContext,
  { goalId, day }: { goalId: string; day: CalendarDay | null },
): Update => {
  const at = day ?? own?.today ?? '';
  const before = goalOf({ own, goalId })?.days.find((one) => one.day === at);
  return {
    ...noFailure,
    ...atRest,
    goalId,
    dayDraft: { day: at, amount: before === undefined ? '' : String(before.amount) },
    done: null,
  };
};

export const goalTyped = (context: ActivityGoalsContext, changes: Partial<GoalDraft>): Update => ({
  ...mended(context, Object.keys(changes)),
  goalDraft: { ...context.goalDraft, ...changes },
  key: null,
});

export const dayTyped = (context: ActivityGoalsContext, changes: Partial<DayDraft>): Update => ({
  ...mended(context, Object.keys(changes)),
  dayDraft: { ...context.dayDraft, ...changes },
  key: null,
});

const checkedDay = (context: ActivityGoalsContext): Checked<{ day: CalendarDay; amount: number }> => {
  const { own, dayDraft } = context;
  const goal = goalOf(context);
  return own === null || goal === null ? { fieldErrors: {} } : checkDay(dayDraft, own, goal);
};

export const goalErrors = ({ goalDraft }: ActivityGoalsContext) => errorsOf(checkGoal(goalDraft));
export const dayErrors = (context: ActivityGoalsContext) => errorsOf(checkedDay(context));

/** The same change keeps its key, so that it is made once however often it is sent. */
const sent = (before: ActivityGoalsContext, change: GoalsChange, key: string): Update => ({
  ...noFailure,
  change,
  key: JSON.stringify(before.change) === JSON.stringify(change) ? (before.key ?? key) : key,
  done: null,
});

export const goalSent = (context: ActivityGoalsContext, key: string): Update => {
  const { goalId } = context;
  const goal = checkGoal(context.goalDraft);
  if ('fieldErrors' in goal) return {};
  return sent(context, goalId === null ? { kind: 'add', goal } : { kind: 'alter', goalId, goal }, key);
};

export const daySent = (context: ActivityGoalsContext, key: string): Update => {
  const day = checkedDay(context);
  return 'fieldErrors' in day
    ? {}
    : sent(context, { kind: 'enter', goalId: context.goalId ?? '', ...day }, key);
};

/** Adds to today's amount. After a refusal the day opens with the sum in its field. */
export const amountAdded = (
  context: ActivityGoalsContext,
  { goalId, amount, key }: { goalId: string; amount: number; key: string },
): Update => {
  const opened = { ...context, ...dayOpened(context, { goalId, day: null }) };
  const sum = Math.round((Number(opened.dayDraft.amount) + amount) * 10) / 10;
  const dayDraft = { ...opened.dayDraft, amount: String(sum) };
  return { goalId, dayDraft, ...daySent({ ...opened, dayDraft }, key) };
};

/** Removes the open day. */
export const dayTakenAway = (context: ActivityGoalsContext, key: string): Update => {
  const { goalId, dayDraft } = context;
  const { day } = dayDraft;
  return isDay(day) ? sent(context, { kind: 'enter', goalId: goalId ?? '', day, amount: 0 }, key) : {};
};

export const removalAsked = ({ goalId }: ActivityGoalsContext): Update => ({
  ...noFailure,
  ...atRest,
  goalId,
  done: null,
});

export const removalSent = (context: ActivityGoalsContext, key: string): Update =>
  sent(context, { kind: 'remove', goalId: context.goalId ?? '' }, key);

export const visibilitySent = (context: ActivityGoalsContext, isPublic: boolean, key: string): Update =>
  sent(context, { kind: 'show', isPublic }, key);

export const saved = ({ change }: ActivityGoalsContext, own: OwnActivityGoals): Update => ({
  ...noFailure,
  ...atRest,
  own,
  done: change,
});

/** Keeps the refused change and the key of an attempt that may continue. */
export const failed = ({ key }: ActivityGoalsContext, error: FlowError): Update => ({
  ...failureOf(error),
  key: isRefusal(error) ? null : key,
});

/** Where no form is open, the change is dropped and not sent again. */
export const failedAtRest = (error: FlowError): Update => ({ ...failureOf(error), ...atRest });

export const dismissed = (): Update => ({ ...noFailure, ...atRest });
