import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonLook } from '#src/components/button/button.tsx';
import { EarlyForm } from '#src/components/button/early-form.tsx';
import { usePressedDialog } from '#src/components/lazy/use-pressed-dialog.ts';
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

const loadDialog = async (): Promise<ComponentType<ShareDialogProps>> =>
  (await import('./share-dialog.tsx')).ShareDialog;

/** Opens the share dialog, whose code loads with the press. */
export const ShareButton = (props: ShareButtonProps) => {
  const { shared, voice, isEarly, tone, size, children, onStep } = props;
  const { Dialog, isComing, isMissing, open, close } = usePressedDialog(loadDialog);
  const button = (
    <Button
      {...(isEarly ? { type: 'submit' } : { onClick: open })}
      tone={tone}
      size={size}
      aria-haspopup="dialog"
      pending={isComing}
      pendingText="One moment"
    >
      {children}
    </Button>
  );
  return (
    <>
      {isEarly ? <EarlyForm onPress={open}>{button}</EarlyForm> : button}
      {isMissing ? (
        <p role="status" className={css({ textStyle: 'small', color: 'ink.soft', flexBasis: 'full' })}>
          This needs a connection to open. Press again once you have one, or copy the address of this page
          from your browser.
        </p>
      ) : null}
      {Dialog !== null
        ? // At the end of the page: a form around the button takes no part in it.
          createPortal(
            <Dialog shared={shared} voice={voice} onStep={onStep} onClose={close} />,
            document.body,
          )
        : null}
    </>
  );
};
