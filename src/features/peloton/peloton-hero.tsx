import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { nextSummit } from '#src/components/climb/next-summit.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { Cover, Portrait } from '#src/components/portrait/portrait.tsx';
import { donateHref, type Peloton, pelotonText } from './peloton-messages.ts';

const Kinship = ({ level, parent }: Pick<Peloton, 'level' | 'parent'>) => {
  if (parent !== null) {
    return (
      <>
        {' '}
        Part of <TextLink href={`/peloton/${parent.id}`}>{parent.name}</TextLink>.
      </>
    );
  }
  return level === 'super' ? ' It holds other pelotons, and counts what they raise.' : null;
};

type PelotonHeroProps = { peloton: Peloton; join?: ReactNode; share?: ReactNode };

/** Who they are, and how far they have climbed together. */
export const PelotonHero = ({ peloton, join, share }: PelotonHeroProps) => {
  const { id, name, level, parent, fundraising } = peloton;
  return (
    <Hero
      land={id}
      cover={<Cover url={peloton.coverImageUrl} />}
      portrait={<Portrait id={id} url={peloton.profileImageUrl} name={name} />}
      kicker={`${level === 'super' ? 'Super-peloton' : 'Peloton'} · ${peloton.currentEventName}`}
      title={name}
      lede={
        <>
          {pelotonText(peloton)}
          <Kinship level={level} parent={parent} />
        </>
      }
      actions={
        <>
          {peloton.isActive ? (
            <LinkButton size="lg" href={donateHref(id)}>
              Give to the peloton
            </LinkButton>
          ) : (
            <Tag tone="warning">Not riding this year</Tag>
          )}
          {join}
          {share}
          {peloton.acceptingNewMembers ? (
            <Tag tone="success">Takes new members</Tag>
          ) : (
            <Tag tone="soft">Takes no new members</Tag>
          )}
        </>
      }
      drawing={
        <Climb
          id={id}
          raised={fundraising.raised}
          goal={nextSummit(fundraising.raised)}
          goalName="the next summit"
          size="hero"
        />
      }
    />
  );
};
