import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const activityGoalsProblem = problemsOf({
  'not-a-challenger': {
    status: 409,
    title: 'You’re not a Challenger this year',
    detail: 'Goals are for Challengers. Register as one, and set your goals there.',
  },
  'too-many-goals': {
    status: 409,
    title: 'You have five goals',
    detail: 'You can have up to five goals. Change one of them, or remove one first.',
  },
  'goal-not-found': {
    status: 404,
    title: 'This goal is gone',
    detail: 'The goal was removed in the meantime. Reload your goals.',
  },
  'goal-begun': {
    status: 409,
    title: 'You have entered days for this goal',
    detail: 'You can’t change what you count once you’ve entered a day. Set another goal for something else.',
  },
  'day-out-of-range': {
    status: 422,
    title: 'This day can’t be entered',
    detail: 'Enter a day between the opening of this year’s registration and today.',
  },
  'day-too-long': {
    status: 422,
    title: 'A day has 1,440 minutes',
    detail: 'Enter at most 1,440 minutes for one day.',
  },
});
