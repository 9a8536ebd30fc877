type DateStyle = 'long' | 'short' | 'brief' | 'weekday';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  brief: { weekday: 'short', month: 'short', day: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
};

/**
 * A calendar date ("2027-08-07") or an instant ("2027-08-07T14:00:00Z") as "August 7, 2027". A calendar date is the
 * same day everywhere; an instant is shown in the reader's own time zone.
 */
export const dateText = (iso: string, style: DateStyle = 'long') => {
  const calendar = iso.length === 10;
  const format = new Intl.DateTimeFormat('en-US', {
    ...options[style],
    ...(calendar ? { timeZone: 'UTC' } : {}),
  });
  return format.format(new Date(iso));
};

/** Two calendar dates as "Aug 28 – 29", one alone as "Aug 28"; `long` as "August 28 – 29, 2027". */
export const dateRange = (first: string, last: string, style: 'short' | 'long' = 'short') =>
  new Intl.DateTimeFormat('en-US', { ...options[style], timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );

/** A time of day ("06:30") as "6:30 AM", which no line breaks apart. */
export const timeOfDay = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00A0${hours < 12 ? 'AM' : 'PM'}`;
};

/** "2 days" until a date, counted from another; 0 on the day itself, negative when it is past. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);

/** Whether year, month and day name a real day: "2027-02-29" doesn't. */
export const isCalendarDate = (iso: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
};
