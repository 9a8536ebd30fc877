import { type ReactNode, type Ref, useId } from 'react';
import { slots } from '#src/components/style/style.ts';

type StepLayoutProps = {
  title: ReactNode;
  /** A short text under the title. */
  lede?: ReactNode;
  /** Above the title: "Ride Weekend · Saturday". */
  kicker?: ReactNode;
  children?: ReactNode;
  /** The buttons: the primary one last in reading order, "Back" first. */
  actions?: ReactNode;
  /** Next to the question on a wide screen, below it on a phone. */
  aside?: ReactNode;
  /** The aside as one line under the lede. It replaces the aside where there is no room. */
  asideLine?: ReactNode;
  /** Cards take the page's full width where there is no aside. */
  wide?: boolean | undefined;
  /** The direction in which the step slides in. */
  motion?: 'forward' | 'back' | undefined;
  /** The heading takes focus when a step is entered (`titleRef.current.focus()`), and so is read out. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** One step of a flow: a large question, its content and its buttons. */
export const StepLayout = ({
  title,
  lede,
  kicker,
  children,
  actions,
  aside,
  asideLine,
  wide,
  motion,
  titleRef,
}: StepLayoutProps) => {
  const ledeId = useId();
  const at = slots('frame', {
    motion,
    folded: asideLine ? true : undefined,
    wide: wide && !aside ? true : undefined,
    aside: aside ? true : undefined,
  });
  return (
    <div className={at('step')}>
      <div className={at('stepMain')}>
        <div>
          {kicker ? <p className={at('kicker')}>{kicker}</p> : null}
          <h1
            ref={titleRef}
            tabIndex={-1}
            aria-describedby={lede ? ledeId : undefined}
            className={at('title')}
          >
            {title}
          </h1>
          {lede ? (
            <p id={ledeId} className={at('lede')}>
              {lede}
            </p>
          ) : null}
        </div>
        {asideLine ? <div className={at('stepLine')}>{asideLine}</div> : null}
        {children}
        {actions ? <div className={at('actions')}>{actions}</div> : null}
      </div>
      {aside ? <aside className={at('stepAside')}>{aside}</aside> : null}
    </div>
  );
};
