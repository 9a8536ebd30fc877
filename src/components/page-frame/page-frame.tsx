import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

type PageFrameProps = {
  children: ReactNode;
  /** A band on top over the whole width, such as the stepper. */
  band?: ReactNode;
  /** Something else will be here: until then the page keeps its height, so that the footer doesn't jump. */
  isLoading?: boolean;
  /** A `Hero`: the top of the content, over the whole width. */
  hero?: ReactNode;
};

/** A page's own part of the screen; header and footer are the site's (`SiteFrame`). */
export const PageFrame = ({ children, band, hero, isLoading }: PageFrameProps) => {
  const at = slots('frame');
  return (
    <>
      {band ? (
        <div className={at('band')}>
          <div className={at('container')}>{band}</div>
        </div>
      ) : null}
      <main id="content" tabIndex={-1} aria-busy={isLoading} className={at('main')}>
        {hero}
        <div className={at('container')}>{children}</div>
      </main>
    </>
  );
};
