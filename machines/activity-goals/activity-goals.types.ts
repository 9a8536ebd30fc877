import type { CalendarDay } from '#machines/calendar.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** A Challenger's goals, and what they did on each day. */
export type OwnActivityGoals = Schemas['OwnActivityGoals'];
export type OwnGoal = Schemas['OwnActivityGoal'];
type Goal = Schemas['ActivityGoal'];

/** The goal's fields, as typed. */
export type GoalDraft = { activity: string; unit: string; amount: string };
/** The day's fields, as typed; `day` is YYYY-MM-DD. */
export type DayDraft = { day: string; amount: string };

/** What is saved, each change with its own key. An amount of 0 removes the day. */
export type GoalsChange =
  | { kind: 'add'; goal: Goal }
  | { kind: 'alter'; goalId: string; goal: Goal }
  | { kind: 'remove'; goalId: string }
  | { kind: 'enter'; goalId: string; day: CalendarDay; amount: number }
  | { kind: 'show'; isPublic: boolean };

export type ActivityGoalsContext = FormFailure & {
  own: OwnActivityGoals | null;
  /** The goal that is changed, removed, or that a day is entered for; null for a new one. */
  goalId: string | null;
  goalDraft: GoalDraft;
  dayDraft: DayDraft;
  /** The change that is being saved, or that was refused. */
  change: GoalsChange | null;
  /** Idempotency key of the change; null after the answer, and after the person typed something. */
  key: string | null;
  /** The last saved change. */
  done: GoalsChange | null;
};

export type ActivityGoalsEvent =
  | { type: 'load.retried' }
  | { type: 'goal.begun' }
  | { type: 'goal.opened'; goalId: string }
  | { type: 'goal.changed'; changes: Partial<GoalDraft> }
  /** Each `key` is a fresh UUID. */
  | { type: 'goal.submitted'; key: string }
  /** `day` is one that was entered before; null for today. */
  | { type: 'day.opened'; goalId: string; day: CalendarDay | null }
  /** Adds to today's amount, in the goal's unit. It is saved at once. */
  | { type: 'amount.added'; goalId: string; amount: number; key: string }
  | { type: 'day.changed'; changes: Partial<DayDraft> }
  | { type: 'day.submitted'; key: string }
  | { type: 'day.removed'; key: string }
  | { type: 'removal.asked' }
  | { type: 'removal.confirmed'; key: string }
  | { type: 'visibility.changed'; isPublic: boolean; key: string }
  | { type: 'form.dismissed' }
  | { type: 'session.restored' };

export type ActivityGoalsMeta = StateMeta<'heading' | 'field' | 'button'>;
