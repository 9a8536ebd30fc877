import type { ReactNode } from 'react';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { look, names, slots } from '#src/components/style/style.ts';

/** Parts of a text side by side, as many as there is room for. Contains `Item`s. */
export const Grid = ({ children }: { children?: ReactNode }) => (
  <div data-wide className={slots('content')('grid')}>
    {children}
  </div>
);

type ItemProps = {
  /** The name of the illustration above it. */
  picture?: string;
  children?: ReactNode;
};

export const Item = ({ picture, children }: ItemProps) => (
  <div className={names(look('prose'), slots('content')('item'))}>
    <Illustration of={picture ?? null} alt="" />
    {children}
  </div>
);
