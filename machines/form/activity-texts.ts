import { activities, units } from './activity-fields.rules.ts';

type Activity = (typeof activities)[number];
type Unit = (typeof units)[number];

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const unitNames: Record<Unit, readonly [one: string, many: string]> = {
  miles: ['mile', 'miles'],
  minutes: ['minute', 'minutes'],
  times: ['session', 'sessions'],
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** "Miles", "Sessions": the unit on a form. */
export const unitLabel = (unit: Unit): string => capital(unitNames[unit][1]);

/** "Running"; in the middle of a sentence "running". */
export const activityName = ({ activity }: { activity: Activity }): string =>
  activity === 'other' ? 'Another activity' : capital(activity);

/** "miles", "session": the unit of an amount. */
export const unitName = ({ amount, unit }: { amount: number; unit: Unit }): string =>
  unitNames[unit][amount === 1 ? 0 : 1];

/** "26.2 miles", "1 session". */
export const amountText = (amount: number, unit: Unit): string =>
  `${exact.format(amount)} ${unitName({ amount, unit })}`;

/** Rounded for comparing: whole numbers from ten on, one decimal below. */
export const rounded = (amount: number): number =>
  amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);

/** "60 yoga sessions", "500 miles of cycling", "90 minutes of another activity". */
export const goalText = (goal: { activity: Activity; unit: Unit; amount: number }): string => {
  const { activity, unit, amount } = goal;
  if (activity === 'other') return `${amountText(amount, unit)} of another activity`;
  if (unit !== 'times') return `${amountText(amount, unit)} of ${activity}`;
  return `${exact.format(amount)} ${activity} ${unitNames.times[amount === 1 ? 0 : 1]}`;
};

/** The choices of a form. */
export const activityOptions = activities.map((value) => ({
  value,
  label: activityName({ activity: value }),
}));
export const unitOptions = units.map((value) => ({ value, label: unitLabel(value) }));
