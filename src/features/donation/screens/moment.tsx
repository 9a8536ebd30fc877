import { type ReactNode, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { names, slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

/** On a wide screen the illustration is next to the text; on a phone it is after the first paragraph, or at the end. */
const withScene = css({
  md: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: '16',
    '& > *': { gridColumn: '1' },
  },
});
const picture = css({ md: { gridColumn: '2!', gridRow: '1 / span 6', alignSelf: 'start' } });

type MomentProps = {
  heading: string;
  lede?: ReactNode;
  /** As wide as the page, for two columns. */
  isWide?: boolean;
  /** The name of its illustration: `public/illustrations/`. */
  scene?: string;
  /** On a phone the text comes before the picture. */
  isSceneLast?: boolean;
  children?: ReactNode;
  /** The button that continues comes last. */
  actions?: ReactNode;
};

/** Replaces the form: a heading, the information, and buttons. It takes the focus when it appears, and so is read out. */
export const Moment = ({
  heading,
  lede,
  isWide = false,
  scene,
  isSceneLast = false,
  children,
  actions,
}: MomentProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const at = slots('frame');
  const drawing = scene ? <Illustration of={scene} alt="" size="medium" isFirst className={picture} /> : null;
  useEffect(() => {
    takeFocus(title.current, { preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      className={names(isWide ? slots('donation')('questions') : at('stepMain'), scene && withScene)}
      aria-labelledby="moment-title"
    >
      <div>
        <h2 ref={title} id="moment-title" tabIndex={-1} className={slots('donation')('moment')}>
          {heading}
        </h2>
        {lede ? <div className={at('lede')}>{lede}</div> : null}
      </div>
      {isSceneLast ? null : drawing}
      {children}
      {actions ? <div className={at('actions')}>{actions}</div> : null}
      {isSceneLast ? drawing : null}
    </section>
  );
};
