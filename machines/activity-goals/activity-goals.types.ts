import type { CalendarDay } from '#machines/calendar.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

/** What somebody set out to do as a Challenger, and what they did by day. */
export type OwnActivityGoals = Schemas['OwnActivityGoals'];
export type OwnGoal = Schemas['OwnActivityGoal'];
type Goal = Schemas['ActivityGoal'];

/** As it is typed. */
export type GoalDraft = { activity: string; unit: string; amount: string };
/** As it is typed; `day` as YYYY-MM-DD. */
export type DayDraft = { day: string; amount: string };

/** What is saved, each with a key of its own. An amount of 0 takes the day away. */
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
  /** What is under way, or was refused. */
  change: GoalsChange | null;
  /** Names one sending of the change; null once it was answered, and after something was typed. */
  key: string | null;
  /** What was saved last. */
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
  /** So much more was done today, in the goal’s unit: saved at once. */
  | { type: 'amount.added'; goalId: string; amount: number; key: string }
  | { type: 'day.changed'; changes: Partial<DayDraft> }
  | { type: 'day.submitted'; key: string }
  | { type: 'day.removed'; key: string }
  | { type: 'removal.asked' }
  | { type: 'removal.confirmed'; key: string }
  | { type: 'visibility.changed'; isPublic: boolean; key: string }
  | { type: 'form.dismissed' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type ActivityGoalsMeta = {
  heading: string;
  focus: 'heading' | 'field' | 'button' | 'none';
  announce: string;
};
