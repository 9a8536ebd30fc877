import type { ReactNode } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { dateRange } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { useContentData } from '#src/features/content/content-data.ts';
import { type CalendarFile, calendarHref } from '#src/features/content/parts/calendar-link.tsx';
import { eveningDay, lastDay, rideHref, rideOf } from '#src/features/content/rides.ts';
import { Part } from './part.tsx';

type DayProps = {
  first: CalendarDay;
  last?: CalendarDay;
  title: string;
  href: string;
  file?: CalendarFile;
  children: ReactNode;
};

const isPast = (day: CalendarDay, today: CalendarDay | null): boolean => today !== null && day < today;

/** A past day isn't announced any more. */
const Day = ({ first, last = first, title, href, file, children }: DayProps) =>
  isPast(last, useContentData().today) ? null : (
    <li className={slots('home')('day')}>
      <time dateTime={first}>{dateRange(first, last)}</time>
      <div>
        <h3>
          <TextAnchor href={href}>{title}</TextAnchor>
        </h3>
        <p>{children}</p>
      </div>
      {file === undefined ? null : (
        <TextAnchor href={calendarHref(file)}>
          Add to calendar<VisuallyHidden>: {title}</VisuallyHidden>
        </TextAnchor>
      )}
    </li>
  );

/** The year's dates in order, each with a calendar file. */
export const Days = () => {
  const data = useContentData();
  const { event } = data;
  if (event === null) return null;
  const [ceremony, celebration] = [
    eveningDay(data, 'opening-ceremony'),
    eveningDay(data, 'impact-celebration'),
  ];
  if (celebration === null || isPast(celebration, data.today)) return null;
  const [weekend, gravel] = [rideOf(data, 'signature'), rideOf(data, 'gravel')];
  return (
    <Part id="days" title={`The days of ${event.year}`}>
      <ol className={slots('home')('days')}>
        {ceremony === null ? null : (
          <Day first={ceremony} title="Opening Ceremony" href="/opening-ceremony" file="opening-ceremony">
            The evening before, on Founders Green. Everyone is welcome.
          </Day>
        )}
        {weekend === null ? null : (
          <Day
            first={weekend.startsOn}
            last={lastDay(data, weekend)}
            title={weekend.name}
            href={rideHref.signature}
            file="signature"
          >
            {weekend.summary}
          </Day>
        )}
        {gravel === null ? null : (
          <Day first={gravel.startsOn} title={gravel.name} href={rideHref.gravel} file="gravel">
            {gravel.summary}
          </Day>
        )}
        <Day first={event.fundraisingDeadline} title="Fundraising deadline" href="/rides-events#the-deadline">
          Gifts count until the end of this day.
        </Day>
        <Day
          first={celebration}
          title="Impact Celebration"
          href="/impact-celebration"
          file="impact-celebration"
        >
          The year’s total, and what the labs have done with the last one.
        </Day>
      </ol>
    </Part>
  );
};
