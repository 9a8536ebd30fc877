import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { Cover, Portrait } from '#src/components/portrait/portrait.tsx';
import { donateHref, inForText, type Profile, takesDonations } from './profile-messages.ts';

const Peloton = ({ peloton }: Pick<Profile, 'peloton'>) =>
  peloton === null ? null : (
    <>
      {' '}
      Part of <TextLink href={`/peloton/${peloton.id}`}>{peloton.name}</TextLink>.
    </>
  );

type ProfileHeroProps = {
  profile: Profile;
  temporaryImage?: string | null | undefined;
  /** Nobody is asked to give to themselves. */
  isOwn: boolean;
  share?: ReactNode;
};

/** Who this is, what they are in for, and how far they have climbed. */
export const ProfileHero = ({ profile, temporaryImage, isOwn, share }: ProfileHeroProps) => {
  const { fundraising, publicId, peloton, isAchievementsInvisible, tags } = profile;
  const badges = isAchievementsInvisible ? [] : tags;
  const isHighRoller = fundraising.committedHighRoller && !isAchievementsInvisible;
  const hasGoal = fundraising.goal > 0;
  const canGive = !isOwn && takesDonations(profile);
  return (
    <Hero
      land={publicId}
      scenery={!hasGoal}
      cover={<Cover url={profile.coverImageUrl} />}
      portrait={<Portrait id={publicId} url={temporaryImage ?? profile.profileImageUrl} />}
      kicker={profile.currentEventName}
      title={`${profile.firstName} ${profile.lastName}`}
      lede={
        <>
          {inForText(profile)}
          <Peloton peloton={peloton} />
        </>
      }
      actions={
        canGive || share || isHighRoller || badges.length > 0 ? (
          <>
            {canGive ? (
              <LinkButton size="lg" href={donateHref(publicId)}>
                Give to {profile.firstName}
              </LinkButton>
            ) : null}
            {share}
            {isHighRoller ? <Tag tone="accent">High Roller</Tag> : null}
            {badges.map((badge) => (
              <Tag key={badge} tone="success">
                {badge}
              </Tag>
            ))}
          </>
        ) : undefined
      }
      drawing={
        hasGoal ? (
          <Climb
            id={publicId}
            raised={fundraising.raised}
            goal={fundraising.goal}
            committed={fundraising.committedAmount}
            size="hero"
          />
        ) : undefined
      }
    />
  );
};
