import type { ComponentProps } from 'react';
import { GivePage } from '#src/features/donation/give/give-page.tsx';
import { Boards } from '#src/features/leaderboard/leaderboards.tsx';
import { type LeaderboardData, useLeaderboards } from '#src/features/leaderboard/use-leaderboards.ts';

type GiveViewProps = Omit<ComponentProps<typeof GivePage>, 'leaderboards' | 'nearSummit' | 'ranked'> & {
  came: LeaderboardData | null;
};

/** The page of `/give`, with people near their goal, leading pelotons, and people on the road. */
export const GiveView = ({ came, ...props }: GiveViewProps) => {
  const known = useLeaderboards(came);
  const nearSummit = known?.nearSummit ?? [];
  const ranked = known?.pelotons ?? [];
  return (
    <GivePage
      {...props}
      nearSummit={nearSummit}
      ranked={ranked}
      leaderboards={<Boards known={known} without={{ climbers: nearSummit.length > 0, pelotons: true }} />}
    />
  );
};
