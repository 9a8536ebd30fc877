import type { ReactNode } from 'react';
import { Notice } from '#src/components/notice/notice.tsx';

/** What must not be overlooked. */
export const Callout = ({ title, children }: { title?: ReactNode; children?: ReactNode }) => (
  <Notice title={title}>{children}</Notice>
);
