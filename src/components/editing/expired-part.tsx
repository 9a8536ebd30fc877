import { type ComponentProps, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { ExpiredNotice } from '#src/components/way-back/expired-notice.tsx';

/** The pressed button is gone, and the notice is at the top of a long form, so it takes the focus. */
export const ExpiredPart = (props: ComponentProps<typeof ExpiredNotice>) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(part.current), []);
  return (
    <div ref={part} tabIndex={-1}>
      <ExpiredNotice {...props} />
    </div>
  );
};
