import { type ReactNode, useState } from 'react';
import { slots } from '#src/components/style/style.ts';

type FoldProps = {
  /** The visible line that unfolds the rest. */
  title: ReactNode;
  /** The content needs attention: it unfolds by itself, and only the person folds it. */
  isNeeded?: boolean | undefined;
  /** Called when it is unfolded or folded. */
  onFold?: ((isOpen: boolean) => void) | undefined;
  /** The line is a heading of this level. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** Without its own frame, inside an element that has one. */
  bare?: true | undefined;
  children: ReactNode;
};

/** Content that only some people need, behind one line. */
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
