import type { ReactNode } from 'react';
import { counted } from '#src/components/format/numbers.ts';
import { look } from '#src/components/style/style.ts';

/** The limits below which few places are left. */
const few = { route: 20, shift: 3 };

/** The number of places left: of a shift always, of a route when few are left. */
export const PlacesTag = ({ of, left }: { of: keyof typeof few; left: number }) => {
  if (left === 0) return <Tag tone="warning">Full</Tag>;
  const places = counted(left, 'place');
  if (left <= few[of]) return <Tag tone="warning">Only {places} left</Tag>;
  return of === 'shift' ? <Tag tone="soft">{places} left</Tag> : null;
};

type TagProps = {
  tone?: 'plain' | 'accent' | 'success' | 'warning' | 'error' | 'soft' | undefined;
  children: ReactNode;
};

/** A short label: "Full", "High Roller". */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={look('tag', { tone })}>{children}</span>
);
