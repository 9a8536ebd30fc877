import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { css } from '#styled-system/css';

const form = css({ display: 'contents' });

/**
 * Wraps a `submit` button that a person may press before its script is loaded. The document notes the press on the form (`data-pressed`),
 * and the script acts on it later. Not within a form.
 */
export const EarlyForm = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => {
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
