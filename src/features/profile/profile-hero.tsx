import { TextLink } from '#src/components/button/text-link.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { inForText, type Profile } from './profile-words.ts';

const Peloton = ({ peloton }: Pick<Profile, 'peloton'>) =>
  peloton === null ? null : (
    <>
      {' '}
      Part of <TextLink href={`/peloton/${peloton.id}`}>{peloton.name}</TextLink>.
    </>
  );

/** Who this is, what they are in for, and how far they have climbed. */
export const ProfileHero = ({ profile }: { profile: Profile }) => {
  const { fundraising, publicId, peloton, isAchievementsInvisible, tags } = profile;
  const badges = isAchievementsInvisible ? [] : tags;
  const isHighRoller = fundraising.committedHighRoller && !isAchievementsInvisible;
  const hasGoal = fundraising.goal > 0;
  return (
    <Hero
      land={publicId}
      scenery={!hasGoal}
      kicker={profile.currentEventName}
      title={`${profile.firstName} ${profile.lastName}`}
      lede={
        <>
          {inForText(profile)}
          <Peloton peloton={peloton} />
        </>
      }
      actions={
        isHighRoller || badges.length > 0 ? (
          <>
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
