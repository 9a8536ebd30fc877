const grouping = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** With grouping and at most one decimal: "1,250", "12.5". */
export const plainNumber = (value: number) => exact.format(value);

/** Rounded to an integer, with grouping: "12,480". */
export const whole = (value: number) => grouping.format(value);

/** Only 1 is singular: "1 place", "0 places", "1.5 miles". */
export const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** "1 place", "12 places". */
export const counted = (count: number, one: string, many?: string) =>
  `${whole(count)} ${plural(count, one, many)}`;

/** "62 miles". */
export const miles = (distance: number) => counted(Math.round(distance), 'mile');

/** "4,250 ft": short, for cards. */
export const feet = (climb: number) => `${whole(climb)} ft`;
