import { useEffect, useState } from 'react';
import { Climb } from '#src/components/climb/climb.tsx';
import type { RecipientView } from '#src/features/donation/recipient/recipient-view.ts';

/** Milliseconds in which the earlier climb is shown. */
const pause = 1_600;

type MovedClimbProps = {
  view: RecipientView;
  /** The donation's amount in cents; 0 for none. */
  added: number;
};

/** The climb before the donation, and then with it. */
export const MovedClimb = ({ view, added }: MovedClimbProps) => {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (added === 0) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setMoved(true), isCalm ? 0 : pause);
    return () => clearTimeout(timer);
  }, [added]);
  const raised = isMoved ? view.climb.raised : Math.max(view.climb.raised - added, 0);
  return <Climb id={view.id} size="hero" {...view.climb} raised={raised} />;
};
