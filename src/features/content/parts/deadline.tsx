import { dateText } from '#src/components/format/date.ts';
import { useContentData } from '#src/features/content/content-data.ts';

/** The day until whose end money counts, in a sentence. */
export const Deadline = () => {
  const day = useContentData().event?.fundraisingDeadline;
  return day === undefined ? 'a date still to be named' : <time dateTime={day}>{dateText(day)}</time>;
};
