import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { look } from '#src/components/style/style.ts';

export type ButtonLook = {
  /** `primary` is the jersey color: one on each screen. */
  tone?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Full column width: always, or on a phone only. */
  wide?: boolean | 'phone' | undefined;
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** An action is running: the button stays focusable, ignores clicks and tells a screen reader to wait. */
    pending?: boolean | undefined;
    /** The text for a screen reader while the action runs; after a moment it replaces the button's text. */
    pendingText?: string | undefined;
    /** Called for a press while the action runs. */
    onRefused?: (() => void) | undefined;
    icon?: ReactNode;
  };

/** The class of a button, for another element that looks like one. */
export const buttonLook = ({ tone = 'primary', size = 'md', wide }: ButtonLook) =>
  look('button', { tone, size, wide: wide === true ? 'true' : wide || undefined });

/** Milliseconds after which a person begins to wonder. */
const noticeable = 400;

const useLonger = (isOn: boolean) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLong(true), noticeable);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOn]);
  return isOn && isLong;
};

export const Button = ({
  tone,
  size,
  wide,
  pending = false,
  pendingText,
  onRefused,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const isLong = useLonger(pending);
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonLook({ tone, size, wide })}
        aria-disabled={pending || undefined}
        data-pending={pending || undefined}
        onClick={(event) => {
          // A disabled button would lose the focus, so this one only ignores the second press.
          if (!pending) return onClick?.(event);
          event.preventDefault();
          onRefused?.();
        }}
      >
        {icon}
        {isLong && pendingText ? pendingText : children}
      </button>
      {/* Next to the button: content inside a button is only its name, and not read out by itself. */}
      <span role="status" className={look('unseen')}>
        {pending ? pendingText || 'One moment, please' : null}
      </span>
    </>
  );
};
