import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { css } from '#styled-system/css';

const form = css({ display: 'contents' });

type EarlyFormProps = { onPress: () => void; children: ReactNode };

/**
 * Around a button of the type `submit` that somebody may press before its script is there: the document notes that on the form
 * (`data-pressed`), and the press counts once the script has come. Not within a form.
 */
export const EarlyForm = ({ onPress, children }: EarlyFormProps) => {
  const box = useRef<HTMLFormElement>(null);
  const heard = useEffectEvent(() => {
    if (box.current?.dataset.pressed === undefined) return;
    delete box.current.dataset.pressed;
    onPress();
  });
  useEffect(() => heard(), []);
  return (
    <form
      ref={box}
      method="dialog"
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        delete event.currentTarget.dataset.pressed;
        onPress();
      }}
    >
      {children}
    </form>
  );
};
