import type { OwnActivityGoals, OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';

export const running: OwnGoal = {
  id: 'e0000000-0000-4000-8000-000000000001',
  activity: 'running',
  unit: 'miles',
  amount: 100,
  done: 5,
  days: [{ day: '2027-03-01', amount: 5 }],
};

const others: OwnGoal[] = ['cycling', 'rowing', 'walking', 'yoga'].map((activity, at) => ({
  id: `e0000000-0000-4000-8000-00000000000${at + 2}`,
  activity: activity as OwnGoal['activity'],
  unit: 'times',
  amount: 10 + at,
  done: 0,
  days: [],
}));

const common = {
  currentEventName: 'Product 2027',
  isChallenger: true,
  isPublic: false,
  today: '2027-03-01',
  firstDay: '2026-10-01',
  fundraisingDeadline: '2027-10-01',
} as const;

export const oneGoal: OwnActivityGoals = { ...common, goals: [running] };
export const fiveGoals: OwnActivityGoals = { ...common, goals: [running, ...others] };
export const noChallenger: OwnActivityGoals = { ...common, isChallenger: false, goals: [] };
