import { fullNameOf } from '#machines/form/person-name.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';
import type { Peloton } from './peloton-messages.ts';

type Leader = NonNullable<Peloton['captain']>;

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  minHeight: 'touch',
  py: '3',
  borderTop: '1px solid token(colors.line)',
});

const Row = ({ person, part }: { person: Leader; part: string }) => (
  <li className={row}>
    <TextLink href={`/profile/${person.publicId}`}>{fullNameOf(person)}</TextLink>
    <span className={css({ color: 'ink.soft' })}>{part}</span>
  </li>
);

/** Captain and admins: whom to ask. */
export const PelotonPeople = ({ captain, admins }: Pick<Peloton, 'captain' | 'admins'>) => {
  if (captain === null && admins.length === 0) {
    return <p className={css({ color: 'ink.soft' })}>This peloton has no captain right now.</p>;
  }
  return (
    <ul className={css({ listStyle: 'none', p: '0', m: '0' })}>
      {captain === null ? null : <Row person={captain} part="Captain" />}
      {admins.map((admin) => (
        <Row key={admin.publicId} person={admin} part="Admin" />
      ))}
    </ul>
  );
};
