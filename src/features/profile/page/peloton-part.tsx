import { whose } from '#machines/whose.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '5',
  rowGap: '4',
  p: { base: '5', sm: '6' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});
const way = css({
  gridColumn: { base: '1 / -1', sm: 'auto' },
  display: 'grid',
  gap: '3',
  justifyItems: 'center',
});

/** What only the person knows: the peloton that they ride with, or asked to join. */
export type OwnPeloton = { id: string; name: string; isPending: boolean } | null;

const takesPart = ({ isChallenger, isVolunteer, registeredRides }: Profile['participantTypes']): boolean =>
  isChallenger || isVolunteer || registeredRides.length > 0;

/** For somebody who rides with no peloton yet. */
const OwnWay = ({ asked }: { asked: OwnPeloton }) => (
  <Part title="Your peloton">
    <div className={row}>
      <Portrait id={asked?.id ?? 'peloton'} url={null} name={asked?.name ?? 'Peloton'} size="small" />
      <div>
        <h3 className={css({ textStyle: 'label' })}>
          {asked === null ? 'You don’t have a peloton yet' : `You asked to join ${asked.name}`}
        </h3>
        <p className={css({ color: 'ink.soft' })}>
          {asked === null
            ? 'In a peloton, what you raise stays on your page, and counts for everyone in it.'
            : 'The captain and admins haven’t answered yet. We’ll e-mail you as soon as they do.'}
        </p>
      </div>
      <div className={way}>
        <LinkButton
          tone="plain"
          href={asked === null ? '/search?type=Peloton' : `/peloton/${asked.id}?join=yes`}
        >
          {asked === null ? 'Find a peloton' : 'See your request'}
        </LinkButton>
        {asked === null ? <TextLink href="/peloton/new">Start your own</TextLink> : null}
      </div>
    </div>
  </Part>
);

type PelotonPartProps = {
  profile: Profile;
  /** On one's own page; left out on others’. */
  own?: { peloton: OwnPeloton } | undefined;
};

/** The peloton that somebody is in, and whether one can join it. */
export const PelotonPart = ({ profile, own }: PelotonPartProps) => {
  const { peloton, firstName, participantTypes } = profile;
  const isOwn = own !== undefined;
  const isAsking = own?.peloton?.isPending === true;
  if (peloton === null)
    return isOwn && (isAsking || takesPart(participantTypes)) ? (
      <OwnWay asked={isAsking ? own.peloton : null} />
    ) : null;
  const { id, name, acceptingNewMembers } = peloton;
  return (
    <Part title={isOwn ? 'Your peloton' : `${whose(firstName)} peloton`}>
      <div className={row}>
        <Portrait id={id} url={null} name={name} size="small" />
        <div>
          <h3 className={css({ textStyle: 'label' })}>{name}</h3>
          <p className={css({ color: 'ink.soft' })}>
            {isOwn
              ? 'What you raise stays on your page, and counts for everyone in it.'
              : acceptingNewMembers
                ? 'The peloton is open to new members. Anyone taking part can ask to join.'
                : 'The peloton takes new members by invitation only right now.'}
          </p>
        </div>
        <div className={way}>
          <LinkButton tone="plain" href={`/peloton/${id}`}>
            {acceptingNewMembers && !isOwn ? 'Meet them and join' : 'See the peloton'}
          </LinkButton>
          {isOwn ? <TextLink href={`/fund-sharing/${id}?from=self`}>Share what you raised</TextLink> : null}
        </div>
      </div>
    </Part>
  );
};
