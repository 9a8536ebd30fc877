import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from './notice.tsx';

type UnavailableNoticeProps = {
  title: string;
  /** The problem, and what to do. */
  children: ReactNode;
  onRetry: () => void;
};

/** A load failed, with a button to try again. */
export const UnavailableNotice = ({ title, children, onRetry }: UnavailableNoticeProps) => (
  <Notice
    tone="error"
    role="alert"
    title={title}
    action={
      <Button tone="plain" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    <p>{children}</p>
  </Notice>
);
