import { fullNameOf } from '#machines/form/person-name.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { Cover, Portrait } from '#src/components/portrait/portrait.tsx';
import { EditMark } from './page/edit-mark.tsx';
import { editLink, inForText, type Profile, takesDonations } from './profile-messages.ts';

const Peloton = ({ peloton }: Pick<Profile, 'peloton'>) =>
  peloton === null ? null : (
    <>
      {' '}
      Part of{' '}
      <TextLink to="/peloton/$id" params={{ id: peloton.id }}>
        {peloton.name}
      </TextLink>
      .
    </>
  );

type ProfileHeroProps = {
  profile: Profile;
  temporaryImage?: string | null | undefined;
  /** The reader is the person. */
  isOwn?: boolean;
};

/** The person, and their participation. */
export const ProfileHero = ({ profile, temporaryImage, isOwn = false }: ProfileHeroProps) => {
  const { fundraising, publicId, peloton, isAchievementsInvisible, tags } = profile;
  const badges = isAchievementsInvisible ? [] : tags;
  const isHighRoller = fundraising.committedHighRoller && !isAchievementsInvisible;
  const name = fullNameOf(profile);
  return (
    <Hero
      land={publicId}
      beside
      cover={<Cover url={profile.coverImageUrl} />}
      portrait={
        <Portrait id={publicId} url={temporaryImage ?? profile.profileImageUrl} name={name} size="large" />
      }
      kicker={
        isOwn ? (
          <>
            {profile.currentEventName}
            <br />
            <EditMark link={editLink(publicId)} name="Edit your page">
              Edit your page
            </EditMark>
          </>
        ) : (
          profile.currentEventName
        )
      }
      title={name}
      lede={
        <>
          {isOwn && !takesDonations(profile) ? 'You aren’t registered yet.' : inForText(profile)}
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
    />
  );
};
