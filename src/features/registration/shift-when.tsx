import type { RegistrationSummary } from '#machines/registration/registration.types.ts';
import { dateText } from '#src/components/format/date.ts';
import { Hours } from '#src/components/format/day.tsx';

/** "Saturday, August 28, 2027, 5 – 8 AM, Founders Green" */
export const ShiftWhen = ({
  of: { day, location, ...span },
}: {
  of: RegistrationSummary['shifts'][number];
}) => (
  <>
    {dateText(day, 'weekday')}, <Hours of={span} />, {location}
  </>
);
