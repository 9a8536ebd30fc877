import { linkOptions } from '@tanstack/react-router';
import { Suspense } from 'react';
import { wholeMoney } from '#machines/money.ts';
import { whose } from '#machines/whose.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { Late, RiddenWith } from './about.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '4',
  '& > .portrait__avatar': { width: '3.5rem' },
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '2',
  mt: '4',
});

/** Known only to the person: their peloton, or the one that they asked to join. */
export type OwnPeloton = { id: string; name: string; isPending: boolean } | null;

const takesPart = ({ isChallenger, isVolunteer, registeredRides }: Profile['participantTypes']): boolean =>
  isChallenger || isVolunteer || registeredRides.length > 0;

/** For a person without a peloton. */
const OwnWay = ({ asked }: { asked: OwnPeloton }) => (
  <SideCard title="Your peloton">
    <h3 className={css({ textStyle: 'label' })}>
      {asked === null ? 'You don’t have a peloton yet' : `You asked to join ${asked.name}`}
    </h3>
    <p className={soft}>
      {asked === null
        ? 'Do it together. What you raise stays on your page and counts for the whole peloton.'
        : 'Nobody has answered yet. We’ll e-mail you as soon as they do.'}
    </p>
    <div className={ways}>
      <LinkButton
        tone="plain"
        {...(asked === null
          ? linkOptions({ to: '/search', search: { type: 'Peloton' } })
          : linkOptions({ to: '/peloton/$id', params: { id: asked.id }, search: { join: 'yes' } }))}
      >
        {asked === null ? 'Find a peloton' : 'See your request'}
      </LinkButton>
      {asked === null ? <TextLink to="/peloton/new">Start your own</TextLink> : null}
    </div>
  </SideCard>
);

/** The peloton's total and number of members; an empty line until they are loaded. */
const Together = ({ peloton }: { peloton: Late<RiddenWith> }) => {
  const known = useArrived(peloton);
  return known === null
    ? null
    : `${wholeMoney(known.fundraising.raised)} raised by ${counted(known.membersCount, 'person', 'people')}`;
};

type PelotonPartProps = {
  profile: Profile;
  peloton: Late<RiddenWith>;
  /** On the person's own page; left out on others’. */
  own?: { peloton: OwnPeloton } | undefined;
};

/** A person's peloton, its progress, and whether people can join it. */
export const PelotonPart = ({ profile, peloton: late, own }: PelotonPartProps) => {
  const { peloton, firstName, participantTypes } = profile;
  const isOwn = own !== undefined;
  const isAsking = own?.peloton?.isPending === true;
  if (peloton === null)
    return isOwn && (isAsking || takesPart(participantTypes)) ? (
      <OwnWay asked={isAsking ? own.peloton : null} />
    ) : null;
  const { id, name, acceptingNewMembers } = peloton;
  return (
    <SideCard title={isOwn ? 'Your peloton' : `${whose(firstName)} peloton`}>
      <div className={row}>
        <Portrait id={id} url={null} name={name} size="small" />
        <div>
          <h3 className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>
            {isOwn ? (
              <TextLink to="/peloton/$id" params={{ id }}>
                {name}
              </TextLink>
            ) : (
              name
            )}
          </h3>
          <p className={soft}>
            <Suspense fallback={<>&nbsp;</>}>
              <Together peloton={late} />
            </Suspense>
          </p>
          {isOwn ? null : (
            <p className={soft}>
              {acceptingNewMembers
                ? 'Anyone taking part can ask to join.'
                : 'New members by invitation only.'}
            </p>
          )}
        </div>
      </div>
      <div className={ways}>
        {isOwn ? (
          <TextLink to="/fund-sharing/$id" params={{ id }} search={{ from: 'self' }}>
            See the peloton’s fund sharing
          </TextLink>
        ) : (
          <LinkButton tone="plain" to="/peloton/$id" params={{ id }}>
            {acceptingNewMembers ? 'Meet the peloton' : 'See the peloton'}
          </LinkButton>
        )}
      </div>
    </SideCard>
  );
};
