import { fullNameOf } from '#machines/form/person-name.ts';
import { wholeMoney } from '#machines/money.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';
import type { AboutPeloton, Roster } from './about.ts';
import { familyMarks, memberMarks } from './marks.ts';
import { TeamClimb } from './team-climb.tsx';

type Member = Roster['members'][number];

/** The number of people in a complete peloton. */
const complete = 5;

/** The number of members shown; the link above leads to all. */
const mostTiles = 9;

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(13rem, 1fr))' },
  columnGap: { base: '3', sm: '5' },
  rowGap: { base: '3', md: '5' },
  listStyle: 'none',
  p: '0',
  m: '0',
  mt: { base: '6', md: '8' },
});
const tile = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: { base: '2', sm: '3' },
  alignItems: 'center',
  '& > .portrait__avatar, & > span': { width: { base: '2.5rem', sm: '3rem' } },
});
const name = css({ textStyle: 'small', fontWeight: 'bold', lineHeight: '1.3', overflowWrap: 'anywhere' });
const soft = css({ textStyle: 'small', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' });
const free = css({ aspectRatio: '1', borderRadius: 'full', border: '2px dashed token(colors.edge)' });

const roles = { captain: 'Captain', admin: 'Admin', member: null } as const;

const Tile = ({ member }: { member: Member }) => {
  const { publicId, profileImageUrl, role, raised } = member;
  return (
    <li className={tile}>
      <Portrait id={publicId} url={profileImageUrl} name={fullNameOf(member)} size="small" />
      <div>
        <p className={name}>
          <TextLink to="/profile/$id" params={{ id: publicId }}>
            {fullNameOf(member)}
          </TextLink>
        </p>
        {roles[role] === null ? null : <p className={soft}>{roles[role]}</p>}
        <p className={soft}>{raised === 0 ? 'Just started' : wholeMoney(raised)}</p>
      </div>
    </li>
  );
};

/** The free places until the peloton is complete. */
const FreePlaces = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one free place from the next
    <li key={`free ${index}`} className={tile} aria-hidden>
      <span className={free} />
      <p className={soft}>A free place</p>
    </li>
  ));

const completeText = (members: number): string =>
  `${members} of ${complete}: ${counted(complete - members, 'more', 'more')} ${complete - members === 1 ? 'makes' : 'make'} the peloton complete. Members can ride and raise money before that, too.`;

type RosterPartProps = { peloton: Peloton } & Pick<AboutPeloton, 'roster' | 'family'>;

/** The members' common climb, and the members. */
export const RosterPart = ({ peloton, roster: late, family: lateFamily }: RosterPartProps) => {
  const roster = useArrived(late);
  const family = useArrived(lateFamily);
  const { id, membersCount, level, isActive } = peloton;
  const marks =
    family !== null && family.items.length > 0
      ? familyMarks(peloton, family)
      : roster === null
        ? []
        : memberMarks(peloton, roster);
  const isGrowing = isActive && level === 'peloton' && membersCount > 0 && membersCount < complete;
  const shown = roster?.members.slice(0, mostTiles) ?? [];
  const hidden = roster?.members.slice(mostTiles) ?? [];
  const rest = hidden.length + (roster?.rest.members ?? 0);
  const restRaised = hidden.reduce((sum, { raised }) => sum + raised, roster?.rest.raised ?? 0);
  return (
    <Part
      title="One climb, together"
      lede={isGrowing ? completeText(membersCount) : undefined}
      aside={
        membersCount === 0 ? null : (
          <TextLink to="/peloton/$id/members" params={{ id }}>
            See {membersCount === 1 ? 'its one member' : `all ${counted(membersCount, 'member')}`}
          </TextLink>
        )
      }
    >
      <TeamClimb peloton={peloton} marks={marks} />
      {isActive && membersCount === 0 ? (
        <p className={css({ mt: '6', maxWidth: 'measure' })}>
          No one has joined yet this year. Be the first.
        </p>
      ) : null}
      {shown.length === 0 ? null : (
        <>
          <ul className={grid} aria-label="Members">
            {shown.map((member) => (
              <Tile key={member.publicId} member={member} />
            ))}
            {isGrowing ? <FreePlaces count={complete - membersCount} /> : null}
          </ul>
          {rest === 0 ? null : (
            <p className={css({ mt: '5' })}>
              <TextLink to="/peloton/$id/members" params={{ id }}>
                And {counted(rest, 'more', 'more')}
              </TextLink>
              , who raised {wholeMoney(restRaised)}.
            </p>
          )}
        </>
      )}
    </Part>
  );
};
