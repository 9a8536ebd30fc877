import { type ReactNode, useState } from 'react';
import { slots } from '#src/components/style/style.ts';

type FoldProps = {
  /** The line that is always there and unfolds the rest. */
  title: ReactNode;
  /** Something in it needs to be seen: it unfolds by itself, and folds only when a person folds it. */
  isNeeded?: boolean | undefined;
  /** Hears of it being unfolded and folded. */
  onFold?: ((isOpen: boolean) => void) | undefined;
  /** The line is a heading of the page. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** Without a frame of its own, where something else has one. */
  bare?: true | undefined;
  children: ReactNode;
};

/** What only some people need, behind one line. */
export const Fold = ({ title, isNeeded = false, onFold, heading, bare, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(isNeeded);
  const Title = heading ?? 'span';
  const at = slots('fold', { bare });
  return (
    <details
      open={isOpen || isNeeded}
      className={at('root')}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        onFold?.(open);
      }}
    >
      <summary className={at('title')}>
        <Title>{title}</Title>
      </summary>
      <div className={at('content')}>{children}</div>
    </details>
  );
};
