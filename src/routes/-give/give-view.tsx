import type { ComponentProps } from 'react';
import { GivePage } from '#src/features/donation/give/give-page.tsx';
import { Boards } from '#src/features/leaderboard/leaderboards.tsx';
import { type LeaderboardData, useLeaderboards } from '#src/features/leaderboard/use-leaderboards.ts';

type GiveViewProps = Omit<ComponentProps<typeof GivePage>, 'leaderboards' | 'nearSummit'> & {
  came: LeaderboardData | null;
};

/** The page of `/give`, with who is near their summit and who is on the road. */
export const GiveView = ({ came, ...props }: GiveViewProps) => {
  const known = useLeaderboards(came);
  const nearSummit = known?.nearSummit ?? [];
  return (
    <GivePage
      {...props}
      nearSummit={nearSummit}
      leaderboards={<Boards known={known} withoutClimbers={nearSummit.length > 0} />}
    />
  );
};
