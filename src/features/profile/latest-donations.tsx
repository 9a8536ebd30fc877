import { Suspense, use } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { DonationList } from '#src/components/donation-list/donation-list.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import type { Donations } from './donors-page.tsx';
import { donorsHref, type Profile } from './profile-messages.ts';

type LatestDonationsProps = {
  profile: Profile;
  isOwn: boolean;
  /** It may come later: the page stands without it. Null where the list is private or can’t be had. */
  donations: Donations | null | Promise<Donations | null>;
};

const Shown = ({ profile, isOwn, donations }: LatestDonationsProps) => {
  const latest = donations instanceof Promise ? use(donations) : donations;
  const { firstName, publicId } = profile;
  if (isOwn && !profile.isDonorListVisible) {
    return (
      <p>
        <TextLink href={donorsHref(publicId)}>See who gave to you</TextLink>: your list is private, so only
        you can.
      </p>
    );
  }
  if (latest === null || latest.pagination.total === 0) return null;
  const { total } = latest.pagination;
  const isMore = total > latest.items.length;
  return (
    <Part
      title={isOwn ? 'Who gave to you' : `Who gave to ${firstName}`}
      aside={
        <TextLink href={donorsHref(publicId)}>
          {isMore ? `See all ${counted(total, 'gift')}` : 'See all who gave'}
        </TextLink>
      }
    >
      <DonationList label="The latest gifts" donations={latest.items} />
    </Part>
  );
};

/** The newest few donations, on the page of somebody who lets them be seen. */
export const LatestDonations = (props: LatestDonationsProps) => (
  <Suspense fallback={null}>
    <Shown {...props} />
  </Suspense>
);
