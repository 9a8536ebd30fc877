import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { slots } from '#src/components/style/style.ts';

type DialogProps = {
  open: boolean;
  /** Escape, the cross or a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons; the one that goes on comes last. */
  actions?: ReactNode;
  /** `alertdialog` for what must be answered; it has no cross, and a click beside it does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** What is in it is too much to be read out as it opens. */
  isLong?: true | undefined;
  /** What was asked for is under way: the cross waits for its end. */
  isBusy?: boolean | undefined;
  /** Room for two columns, and as long. */
  wide?: true | undefined;
};

/**
 * A question in front of the page. The browser's own modal dialog: it holds focus, makes the page behind inert, closes on
 * Escape and gives focus back, at no cost on the first screen.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  isLong,
  isBusy,
  wide,
}: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const at = slots('dialog', { wide });
  const mustAnswer = role === 'alertdialog';

  useEffect(() => {
    const dialog = box.current;
    // Where there is no modal dialog (old browsers, test DOMs) it opens in the page's flow.
    if (!dialog || dialog.open === open) return;
    if ('showModal' in dialog) open ? dialog.showModal() : dialog.close();
    else (dialog as HTMLElement).toggleAttribute('open', open);
  }, [open]);

  // An owner that goes while its dialog is open leaves it to the dialog to give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    return () => {
      if (dialog?.open && 'close' in dialog) dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={box}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={wide || isLong ? undefined : `${id}-body`}
      className={at('root')}
      onCancel={(event) => {
        // The owner decides what is open; closing comes back as the `open` property.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== box.current || mustAnswer) return;
        // Or the press would take the focus away from where the dialog gives it back to.
        event.preventDefault();
        onClose();
      }}
    >
      {open ? (
        <div className={at('panel')}>
          <h2 id={`${id}-title`} className={at('title')}>
            {title}
          </h2>
          <div id={`${id}-body`} className={at('body')}>
            {children}
          </div>
          {actions ? <div className={at('actions')}>{actions}</div> : null}
          {mustAnswer ? null : (
            <button
              type="button"
              aria-label="Close"
              disabled={isBusy}
              className={at('close')}
              onClick={onClose}
            >
              <X aria-hidden />
            </button>
          )}
        </div>
      ) : null}
    </dialog>
  );
};
