import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, type ButtonLook } from '#src/components/button/button.tsx';
import { isChunkMissing } from '#src/components/lazy/until-there.ts';
import { css } from '#styled-system/css';
import type { Shared, ShareStep, Voice } from './share.types.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

export type ShareButtonProps = Pick<ButtonLook, 'tone' | 'size'> & {
  shared: Shared;
  voice: Voice;
  /** What the button says. */
  children: ReactNode;
  /** Hears of what a person does with the page. */
  onStep: (step: ShareStep) => void;
};

type Stage = 'closed' | 'coming' | 'open' | 'missing';

const form = css({ display: 'contents' });
const note = css({ textStyle: 'small', color: 'ink.soft', flexBasis: 'full' });

/**
 * Opens the ways to share a page, whose code comes with the press. On a page that the server rendered a press counts before the script is
 * there: the document notes it on the form.
 */
export const ShareButton = ({ shared, voice, tone, size, children, onStep }: ShareButtonProps) => {
  const box = useRef<HTMLFormElement>(null);
  const [stage, setStage] = useState<Stage>('closed');
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const open = () => {
    setStage('coming');
    import('./share-dialog.tsx').then(
      ({ ShareDialog }) => {
        setDialog(() => ShareDialog);
        setStage('open');
      },
      (error: unknown) => {
        if (!isChunkMissing(error)) throw error;
        setStage('missing');
      },
    );
  };
  const openIfPressed = useEffectEvent(() => {
    if (box.current?.dataset.pressed === undefined) return;
    delete box.current.dataset.pressed;
    open();
  });
  useEffect(() => openIfPressed(), []);
  return (
    <>
      <form
        ref={box}
        method="dialog"
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          delete event.currentTarget.dataset.pressed;
          open();
        }}
      >
        <Button
          type="submit"
          tone={tone}
          size={size}
          aria-haspopup="dialog"
          pending={stage === 'coming'}
          pendingText="One moment"
        >
          {children}
        </Button>
        {stage === 'missing' ? (
          <p role="status" className={note}>
            This needs a connection to open. Press again once you have one, or copy the address of this page
            from your browser.
          </p>
        ) : null}
      </form>
      {Dialog !== null && stage === 'open' ? (
        <Dialog shared={shared} voice={voice} onStep={onStep} onClose={() => setStage('closed')} />
      ) : null}
    </>
  );
};
