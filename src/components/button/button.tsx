import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { look } from '#src/components/style/style.ts';

export type ButtonLook = {
  /** `primary` is the jersey: one a screen. */
  tone?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'lg' | undefined;
  /** As wide as its column: always, or on a phone only. */
  wide?: boolean | 'phone' | undefined;
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Work is under way: the button stays focusable, swallows clicks and tells a screen reader to wait. */
    pending?: boolean | undefined;
    /** What a screen reader hears meanwhile; whoever has to wait reads it in the button's place. */
    pendingText?: string | undefined;
    /** Pressed while work is under way: a chance to say so. */
    onRefused?: (() => void) | undefined;
    icon?: ReactNode;
  };

/** The class of a button, for a router's link that should look like one: `<Link className={buttonLook({})}>`. */
export const buttonLook = ({ tone = 'primary', size = 'md', wide }: ButtonLook) =>
  look('button', { tone, size, wide: wide === true ? 'true' : wide || undefined });

/** Long enough that a person begins to wonder, in milliseconds. */
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
          // A disabled button would drop focus and leave the keyboard nowhere; this one only refuses to act twice.
          if (!pending) return onClick?.(event);
          event.preventDefault();
          onRefused?.();
        }}
      >
        {icon}
        {isLong && pendingText ? pendingText : children}
      </button>
      {/* Beside the button, not in it: what is inside a button is only its name, and never read out by itself. */}
      <span role="status" className={look('unseen')}>
        {pending ? pendingText || 'One moment, please' : null}
      </span>
    </>
  );
};
