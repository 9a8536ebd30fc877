import { type ComponentProps, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { ExpiredNotice } from '#src/components/way-back/expired-notice.tsx';

/** The button that was pressed is gone, and the way on stands at the top of a long form: focus goes there. */
export const ExpiredPart = (props: ComponentProps<typeof ExpiredNotice>) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(part.current), []);
  return (
    <div ref={part} tabIndex={-1}>
      <ExpiredNotice {...props} />
    </div>
  );
};
