import type { CalendarDay } from '#machines/calendar.ts';
import { dateText } from '#src/components/format/date.ts';
import { useContentData } from '#src/features/content/content-data.ts';

const Day = ({ day }: { day: CalendarDay | undefined }) =>
  day === undefined ? 'a date still to be named' : <time dateTime={day}>{dateText(day)}</time>;

/** The last day on which money counts, within a sentence. */
export const Deadline = () => <Day day={useContentData().event?.fundraisingDeadline} />;

/** The last day on which members of a peloton share raised money, within a sentence. */
export const SharingEnds = () => <Day day={useContentData().event?.fundSharingEnds} />;
