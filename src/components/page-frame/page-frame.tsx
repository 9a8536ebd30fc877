import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';
import { Wordmark } from './wordmark.tsx';

type PageFrameProps = {
  children: ReactNode;
  /** Right end of the header: who is signed in, "Login", "Save and leave". */
  actions?: ReactNode;
  /** A band under the header over the whole width, such as the stepper. */
  band?: ReactNode;
  /** A `Hero`: the top of the content, over the whole width. */
  hero?: ReactNode;
  /** Where the wordmark leads. */
  home?: string | undefined;
  /** Pages may hide the footer. */
  footer?: boolean | undefined;
};

/** Header, main and footer, with the link that skips to the content. */
export const PageFrame = ({ children, actions, band, hero, home = '/', footer = true }: PageFrameProps) => {
  const at = slots('frame');
  return (
    <div className={at('root')}>
      <a href="#content" className={at('skip')}>
        Skip to the content
      </a>
      <header className={at('header')}>
        <div className={`${at('container')} ${at('bar')}`}>
          <Wordmark href={home} />
          {actions ? <div className={at('nav')}>{actions}</div> : null}
        </div>
      </header>
      {band ? (
        <div className={at('band')}>
          <div className={at('container')}>{band}</div>
        </div>
      ) : null}
      <main id="content" tabIndex={-1} className={at('main')}>
        {hero}
        <div className={at('container')}>{children}</div>
      </main>
      {footer ? (
        <footer className={at('footer')}>
          <div className={`${at('container')} ${at('footerText')}`}>
            <p>100% of participant-raised funds go to innovative cancer research.</p>
            <p>© Product</p>
          </div>
        </footer>
      ) : null}
    </div>
  );
};
