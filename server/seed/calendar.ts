import type { CalendarDay } from '#machines/calendar.ts';
import type { Random } from './random.ts';

/** The seed ends on this day; it has nothing later. */
export const today = new Date('2026-11-19T21:00:00Z');

/** One event and its dates, all in the event's own year but the opening. */
export type Season = {
  year: 2025 | 2026 | 2027;
  opens: Date;
  closes: Date;
  deadline: CalendarDay;
  saturday: CalendarDay;
  sunday: CalendarDay;
  gravelDay: CalendarDay;
  /** In cents: the common goal. */
  goal: number;
  donations: number;
};

export const seasons: readonly Season[] = [
  {
    year: 2025,
    opens: new Date('2024-10-01T14:00:00Z'),
    closes: new Date('2025-08-10T23:00:00Z'),
    deadline: '2025-10-15',
    saturday: '2025-08-23',
    sunday: '2025-08-24',
    gravelDay: '2025-09-20',
    goal: 10_000_000,
    donations: 650,
  },
  {
    year: 2026,
    opens: new Date('2025-10-01T14:00:00Z'),
    closes: new Date('2026-08-15T23:00:00Z'),
    deadline: '2026-10-15',
    saturday: '2026-08-29',
    sunday: '2026-08-30',
    gravelDay: '2026-09-26',
    goal: 15_000_000,
    donations: 950,
  },
  {
    year: 2027,
    opens: new Date('2026-10-01T14:00:00Z'),
    closes: new Date('2027-08-15T23:00:00Z'),
    deadline: '2027-10-15',
    saturday: '2027-08-28',
    sunday: '2027-08-29',
    gravelDay: '2027-09-25',
    goal: 20_000_000,
    donations: 400,
  },
];

export type Year = Season['year'];
export const currentYear: Year = 2027;

export const seasonOf = (year: Year): Season => {
  const season = seasons.find((each) => each.year === year);
  if (!season) throw new RangeError(`There is no season ${year}`);
  return season;
};

const day = 24 * 60 * 60 * 1000;

export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * day);

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** A whole second between two times. */
export const timeBetween = (random: Random, from: Date, to: Date): Date => {
  const seconds = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));
  return new Date(from.getTime() + random.whole(0, seconds) * 1000);
};
