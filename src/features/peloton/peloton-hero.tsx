import { fullNameOf } from '#machines/form/person-name.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { Cover, Portrait } from '#src/components/portrait/portrait.tsx';
import { type Peloton, pelotonText } from './peloton-messages.ts';

const Kinship = ({ level, parent }: Pick<Peloton, 'level' | 'parent'>) => {
  if (parent !== null) {
    return (
      <>
        {' '}
        Part of{' '}
        <TextLink to="/peloton/$id" params={{ id: parent.id }}>
          {parent.name}
        </TextLink>
        .
      </>
    );
  }
  return level === 'super' ? ' It includes other pelotons and counts what they raise.' : null;
};

/** The peloton's name, first year and captain. */
export const PelotonHero = ({ peloton }: { peloton: Peloton }) => {
  const { id, name, level, parent, captain, isActive, coverImageUrl, profileImageUrl } = peloton;
  return (
    <Hero
      land={id}
      beside
      cover={<Cover url={coverImageUrl} />}
      portrait={<Portrait id={id} url={profileImageUrl} name={name} size="large" />}
      kicker={`${level === 'super' ? 'Super-peloton' : 'Peloton'} · ${peloton.currentEventName}`}
      title={name}
      lede={
        <>
          {pelotonText(peloton)}
          {captain === null ? null : (
            <>
              {' '}
              Captain:{' '}
              <TextLink to="/profile/$id" params={{ id: captain.publicId }}>
                {fullNameOf(captain)}
              </TextLink>
              .
            </>
          )}
          <Kinship level={level} parent={parent} />
        </>
      }
      actions={isActive ? undefined : <Tag tone="warning">Not riding this year</Tag>}
    />
  );
};
