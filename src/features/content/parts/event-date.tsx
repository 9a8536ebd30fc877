import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

type EventDateProps = {
  /** The day or days; null before they are set. */
  day: string | null;
  /** What is on then, and where. */
  children: ReactNode;
};

/** When something is, large, and below it what and where; what is said before that is known. */
export const EventDate = ({ day, children }: EventDateProps) => {
  const at = slots('content');
  if (day === null) return <p className={at('dates')}>This year’s dates aren’t set yet.</p>;
  return (
    <p className={at('dates')}>
      <b>{day}</b>
      <span>{children}</span>
    </p>
  );
};
