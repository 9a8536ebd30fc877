import type { ReactNode } from 'react';
import { look } from '#src/components/style/style.ts';

type TagProps = {
  tone?: 'plain' | 'accent' | 'success' | 'warning' | 'error' | 'soft' | undefined;
  children: ReactNode;
};

/** A short label: "Full", "High Roller". */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={look('tag', { tone })}>{children}</span>
);
