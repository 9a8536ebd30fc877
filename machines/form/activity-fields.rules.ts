import * as z from 'zod/mini';

/*
 * The activities and their units, the same for every form. The contract says the same in `openapi/registration.yaml`.
 */

export const activities = ['cycling', 'running', 'walking', 'swimming', 'rowing', 'yoga', 'other'] as const;
export const units = ['miles', 'minutes', 'times'] as const;

const goalRange = 'Enter a number from 1 to 100,000, such as 500 or 12.5.';

const oneDecimal = /^\d{1,6}(?:\.\d)?$/;
const wholeNumber = /^\d{1,6}$/;

/** An amount as typed, with one decimal at most; a number in the request. */
const typedAmount = (least: number, most: number, problem: string, form = oneDecimal) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.regex(form, problem),
      z.refine((value) => Number(value) >= least && Number(value) <= most, problem),
    ),
    z.transform((value: string) => Number(value)),
  );

/** The contract's `ActivityGoal`. */
export const activityGoal = z.object({
  activity: z.enum(activities, 'Choose an activity.'),
  unit: z.enum(units, 'Choose what you count.'),
  amount: typedAmount(1, 100_000, goalRange),
});

/** The amount of one day; a day has 1,440 minutes. */
export const dayAmount = (unit: (typeof units)[number]) => {
  switch (unit) {
    case 'minutes':
      return typedAmount(0.1, 1_440, 'Enter the minutes of one day, from 1 to 1,440.');
    case 'times':
      return typedAmount(1, 100_000, 'Enter a whole number of sessions, such as 1 or 3.', wholeNumber);
    case 'miles':
      return typedAmount(0.1, 100_000, 'Enter a number above 0, such as 5 or 12.5.');
  }
};
