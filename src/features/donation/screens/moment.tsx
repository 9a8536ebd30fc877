import { type ReactNode, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { slots } from '#src/components/style/style.ts';

type MomentProps = {
  heading: string;
  lede?: ReactNode;
  /** Whether it takes the focus as it comes, and so is read out. */
  isFocused?: boolean;
  /** As wide as the page, for what stands in two columns. */
  isWide?: boolean;
  children?: ReactNode;
  /** The one that goes on comes last. */
  actions?: ReactNode;
};

/** What stands in the form's place: a heading, what there is to know, where to go on. */
export const Moment = ({
  heading,
  lede,
  isFocused = true,
  isWide = false,
  children,
  actions,
}: MomentProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const at = slots('frame');
  useEffect(() => {
    if (!isFocused) return;
    takeFocus(title.current, { preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isFocused]);
  return (
    <section
      className={isWide ? slots('donation')('questions') : at('stepMain')}
      aria-labelledby="moment-title"
    >
      <div>
        <h2 ref={title} id="moment-title" tabIndex={-1} className={slots('donation')('moment')}>
          {heading}
        </h2>
        {lede ? <div className={at('lede')}>{lede}</div> : null}
      </div>
      {children}
      {actions ? <div className={at('actions')}>{actions}</div> : null}
    </section>
  );
};
