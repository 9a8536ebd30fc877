import { fullNameOf } from '#machines/form/person-name.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { css } from '#styled-system/css';
import type { Peloton } from './peloton-messages.ts';

type Leader = NonNullable<Peloton['captain']>;

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: 'touch',
  py: '2',
  '& > .portrait__avatar': { width: '2.75rem' },
  '& > p': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
});

const Row = ({ person, part }: { person: Leader; part: string }) => (
  <li className={row}>
    <Portrait id={person.publicId} url={null} name={fullNameOf(person)} size="small" />
    <p>
      <TextLink to="/profile/$id" params={{ id: person.publicId }}>
        {fullNameOf(person)}
      </TextLink>
    </p>
    <span className={css({ textStyle: 'small', color: 'ink.soft' })}>{part}</span>
  </li>
);

/** Captain and admins, as contacts. */
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
