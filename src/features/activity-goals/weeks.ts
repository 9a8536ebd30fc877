type Day = { day: string; amount: number };
type Week = { monday: string; amount: number };

const dayLength = 24 * 60 * 60 * 1000;
/** As many as fit beside each other on a phone. */
const weeksShown = 8;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The Monday of a day’s week; days are YYYY-MM-DD. */
const mondayOf = (day: string): string => {
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  return dayOf(timeOf(day) - sinceMonday * dayLength);
};

/** What was done in each of the last weeks, this week last. */
export const weeksUntil = (today: string, days: readonly Day[]): Week[] => {
  const thisMonday = timeOf(mondayOf(today));
  const byMonday = Map.groupBy(days, ({ day }) => mondayOf(day));
  return Array.from({ length: weeksShown }, (_, at) => {
    const monday = dayOf(thisMonday - (weeksShown - 1 - at) * 7 * dayLength);
    const amount = (byMonday.get(monday) ?? []).reduce((sum, one) => sum + one.amount, 0);
    return { monday, amount: Math.round(amount * 10) / 10 };
  });
};
