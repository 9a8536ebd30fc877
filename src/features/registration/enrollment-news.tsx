import { useEffect, useRef } from 'react';
import type { EnrollmentChange } from '#machines/registration/enrollment.types.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';

const titleOf = (made: EnrollmentChange): string => {
  if (made.kind === 'convert') return 'You’re a Challenger now';
  if (made.choice.type === 'Volunteer') return 'Your shifts are canceled';
  if (made.choice.type === 'Challenger') return 'Your challenge is canceled';
  return made.choice.rideType === 'gravel' ? 'Gravel Day is canceled' : 'Ride Weekend is canceled';
};

/** The last change. It takes the focus of the question before it. */
export const EnrollmentNews = ({ made }: { made: EnrollmentChange | null }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made !== null) takeFocus(place.current);
  }, [made]);
  if (made === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" role="status" title={titleOf(made)}>
        We’ve sent you an e-mail about it.
      </Notice>
    </div>
  );
};
