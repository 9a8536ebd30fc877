import { eventZone, instantIn } from '#machines/calendar.ts';
import { type CalendarEntry, calendarFile as fileOf } from '#server/platform/calendar/icalendar.ts';
import type { Occasion } from './occasions.ts';

const spanOf = ({ firstDay, lastDay, times }: Occasion): CalendarEntry['span'] =>
  times === null
    ? { firstDay, lastDay }
    : {
        startsAt: instantIn(eventZone, firstDay, times.start),
        endsAt: instantIn(eventZone, lastDay, times.end),
      };

export const calendarFile = (occasion: Occasion, made: { at: Date; publicUrl: string }): string => {
  const { name, year, title, description, place } = occasion;
  const uid = `${name}-${year}@${new URL(made.publicUrl).hostname}`;
  const url = `${made.publicUrl}/${name}`;
  return fileOf([{ uid, span: spanOf(occasion), title, description, place, url }], made.at);
};
