import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonLook } from '#src/components/button/button.tsx';
import { EarlyForm } from '#src/components/button/early-form.tsx';
import { isChunkMissing } from '#src/components/lazy/lazy-component.ts';
import { css } from '#styled-system/css';
import type { Shared, ShareStep, Voice } from './share.types.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

export type ShareButtonProps = Pick<ButtonLook, 'tone' | 'size'> & {
  shared: Shared;
  voice: Voice;
  /** On a server-rendered page, where a person may press before the script is loaded. Not within a form. */
  isEarly?: true;
  /** The button's text. */
  children: ReactNode;
  /** Called for each action of a person with the page. */
  onStep: (step: ShareStep) => void;
};

type Stage = 'closed' | 'coming' | 'open' | 'missing';

/** Opens the share dialog, whose code loads with the press. */
export const ShareButton = (props: ShareButtonProps) => {
  const { shared, voice, isEarly, tone, size, children, onStep } = props;
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
  const button = (
    <Button
      {...(isEarly ? { type: 'submit' } : { onClick: open })}
      tone={tone}
      size={size}
      aria-haspopup="dialog"
      pending={stage === 'coming'}
      pendingText="One moment"
    >
      {children}
    </Button>
  );
  return (
    <>
      {isEarly ? <EarlyForm onPress={open}>{button}</EarlyForm> : button}
      {stage === 'missing' ? (
        <p role="status" className={css({ textStyle: 'small', color: 'ink.soft', flexBasis: 'full' })}>
          This needs a connection to open. Press again once you have one, or copy the address of this page
          from your browser.
        </p>
      ) : null}
      {Dialog !== null && stage === 'open'
        ? // At the end of the page: a form around the button takes no part in it.
          createPortal(
            <Dialog shared={shared} voice={voice} onStep={onStep} onClose={() => setStage('closed')} />,
            document.body,
          )
        : null}
    </>
  );
};
