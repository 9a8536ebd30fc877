import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

type PageFrameProps = {
  children: ReactNode;
  /** A full-width band at the top, such as the stepper. */
  band?: ReactNode;
  /** The page keeps a minimum height while it loads, so that the footer doesn't jump. */
  isLoading?: boolean;
  /** A `Hero` at the top of the content, at full width. */
  hero?: ReactNode;
};

/** The page between the site's header and footer (`SiteFrame`). */
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
