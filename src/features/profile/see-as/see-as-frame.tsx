import { type ReactNode, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { css } from '#styled-system/css';
import { PreviewPage } from './preview-page.tsx';
import type { SeeAsSession } from './see-as-problem.tsx';
import type { SeeAs } from './use-see-as.ts';

type SeeAsFrameProps = { seeAs: SeeAs; session: SeeAsSession; children: ReactNode };

/** The form, or its preview. The form stays mounted meanwhile, with its unsaved values. */
export const SeeAsFrame = ({ seeAs, session, children }: SeeAsFrameProps) => {
  const form = useRef<HTMLDivElement>(null);
  const isShown = seeAs.shown !== null;
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) takeFocus(form.current?.querySelector<HTMLElement>('#see-as button'));
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <>
      {isShown ? <PreviewPage seeAs={seeAs} session={session} /> : null}
      <div ref={form} hidden={isShown} className={isShown ? undefined : css({ display: 'contents' })}>
        {children}
      </div>
    </>
  );
};
