import type { ComponentProps } from 'react';
import { DonorsPage, PrivateDonorsPage } from '#src/features/peloton/donors-page.tsx';

type Shown = ComponentProps<typeof DonorsPage>;

export type DonorsViewProps = Omit<Shown, 'donations'> & {
  /** Null if the reader may not see them. */
  donations: Shown['donations'] | null;
};

/** The page of `/peloton/{id}/donations`. */
export const DonorsView = ({ peloton, donations, isLeader }: DonorsViewProps) =>
  donations === null ? (
    <PrivateDonorsPage peloton={peloton} />
  ) : (
    <DonorsPage peloton={peloton} donations={donations} isLeader={isLeader} />
  );
