import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

type EventDateProps = {
  /** The day or days; null before they are set. */
  day: string | null;
  /** The event and its place. */
  children: ReactNode;
};

/** A date in large type, with event and place below; a message before it is set. */
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
