import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from './notice.tsx';

type UnavailableNoticeProps = {
  title: string;
  /** What is wrong, and what helps. */
  children: ReactNode;
  onRetry: () => void;
};

/** Something couldn’t be loaded, and can be tried again. */
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
