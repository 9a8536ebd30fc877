import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { slots } from '#src/components/style/style.ts';

type DialogProps = {
  open: boolean;
  /** Called for Escape, the cross or a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons; the one that continues comes last. */
  actions?: ReactNode;
  /** `alertdialog` requires an answer: no cross, and a click outside does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The content is too long to be read out when the dialog opens. */
  isLong?: true | undefined;
  /** An action is running, so the cross is disabled. */
  isBusy?: boolean | undefined;
  /** Wide enough for two columns, and for long content. */
  wide?: true | undefined;
};

/**
 * A modal dialog above the page. It uses the browser's `<dialog>`, which costs no code on the first screen. The browser holds the focus,
 * makes the page inert, closes on Escape and restores the focus.
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
    // Without modal dialogs (old browsers, test DOMs) it opens in the page's flow.
    if (!dialog || dialog.open === open) return;
    if ('showModal' in dialog) open ? dialog.showModal() : dialog.close();
    else (dialog as HTMLElement).toggleAttribute('open', open);
  }, [open]);

  // When its owner unmounts while the dialog is open, the dialog closes and restores the focus.
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
        // The owner closes the dialog through the `open` property.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== box.current || mustAnswer) return;
        // Otherwise the press would take the focus from the element that the dialog restores it to.
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
