import { LinkButton } from '#src/components/button/link-button.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { type Profile, takesDonations } from '#src/features/profile/profile-messages.ts';
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
const way = css({ gridColumn: { base: '1 / -1', sm: 'auto' }, display: 'grid' });

type PelotonPartProps = { profile: Profile; isOwn: boolean };

/** For somebody who takes part on their own: how they get a peloton. */
const NoPeloton = () => (
  <Part title="Your peloton">
    <div className={row}>
      <p className={css({ gridColumn: '1 / -1', color: 'ink.soft', maxWidth: 'measure' })}>
        You ride on your own so far. Five people make a peloton, and you can be the first of yours.
      </p>
      <div className={way}>
        <LinkButton tone="plain" href="/peloton/new">
          Found a peloton
        </LinkButton>
      </div>
    </div>
  </Part>
);

/** The peloton that somebody is in, and whether one can join it. */
export const PelotonPart = ({ profile, isOwn }: PelotonPartProps) => {
  const { peloton, firstName } = profile;
  if (peloton === null) return isOwn && takesDonations(profile) ? <NoPeloton /> : null;
  const { id, name, acceptingNewMembers } = peloton;
  return (
    <Part title={isOwn ? 'Your peloton' : `${firstName} isn’t alone`}>
      <div className={row}>
        <Portrait id={id} url={null} name={name} size="small" />
        <div>
          <h3 className={css({ textStyle: 'label' })}>{name}</h3>
          <p className={css({ color: 'ink.soft' })}>
            {acceptingNewMembers
              ? 'The peloton takes new members. Everybody who takes part can join.'
              : 'The peloton takes no new members at the moment.'}
          </p>
        </div>
        <div className={way}>
          <LinkButton tone="plain" href={`/peloton/${id}`}>
            {acceptingNewMembers && !isOwn ? 'Meet them and join' : 'To the peloton'}
          </LinkButton>
        </div>
      </div>
    </Part>
  );
};
