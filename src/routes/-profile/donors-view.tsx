import { fullNameOf } from '#machines/form/person-name.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { DonorsPage, PrivateDonorsPage } from '#src/features/profile/donors-page.tsx';
import type { Donations } from '#src/features/profile/page/about.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';

export type DonorsViewProps = {
  profile: Profile;
  /** Null if the reader may not see them. */
  donations: Donations | null;
  isOwn: boolean;
  /** The number of donations that the recipient has not sent thanks for. */
  unthanked?: number;
};

/** The page of `/profile/{id}/donations`. */
export const DonorsView = ({ profile, donations, isOwn, unthanked = 0 }: DonorsViewProps) => {
  usePageTitle(`Who gave to ${fullNameOf(profile)}`);
  return donations === null ? (
    <PrivateDonorsPage profile={profile} />
  ) : (
    <DonorsPage profile={profile} donations={donations} isOwn={isOwn} unthanked={unthanked} />
  );
};
