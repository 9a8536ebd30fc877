import type { ComponentProps } from 'react';
import { GivePage } from '#src/features/donation/give/give-page.tsx';
import { Leaderboards } from '#src/features/leaderboard/leaderboards.tsx';

type GiveViewProps = Omit<ComponentProps<typeof GivePage>, 'leaderboards'> &
  ComponentProps<typeof Leaderboards>;

/** The page of `/give`, with who is on the road. */
export const GiveView = ({ came, ...props }: GiveViewProps) => (
  <GivePage {...props} leaderboards={<Leaderboards came={came} />} />
);
