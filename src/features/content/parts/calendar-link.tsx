import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { useContentData } from '#src/features/content/content-data.ts';

const files = {
  signature: { name: 'Ride Weekend', href: '/calendar/ride-weekend.ics' },
  gravel: { name: 'Gravel Day', href: '/calendar/gravel-day.ics' },
  'opening-ceremony': { name: 'the Opening Ceremony', href: '/calendar/opening-ceremony.ics' },
  'impact-celebration': { name: 'the Impact Celebration', href: '/calendar/impact-celebration.ics' },
} as const;

export type CalendarFile = keyof typeof files;

export const calendarHref = (day: CalendarFile): string => files[day].href;

/** A link to a calendar file; nothing without dates. */
export const CalendarLink = ({ ride: day }: { ride: CalendarFile }) => {
  const { event } = useContentData();
  if (event === null) return null;
  const { name, href } = files[day];
  return (
    <p>
      <ButtonAnchor href={href} tone="plain" icon={<CalendarPlus aria-hidden />}>
        Add {name} to your calendar
      </ButtonAnchor>
    </p>
  );
};
