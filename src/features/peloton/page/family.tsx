import { TextLink } from '#src/components/button/text-link.tsx';
import { wholeMoney } from '#src/components/format/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';
import type { AboutPeloton, FamilyPeloton } from './about.ts';

const list = css({ listStyle: 'none', p: '0', m: '0' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '4',
  alignItems: 'center',
  py: '4',
  borderTop: '1px solid token(colors.line)',
  _first: { borderTop: '2px solid token(colors.ink)' },
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });
const sum = css({ textStyle: 'figure', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' });

const Row = ({
  peloton: { id, name, profileImageUrl, membersCount, raised, isActive },
}: {
  peloton: FamilyPeloton;
}) => (
  <li className={row}>
    <Portrait id={id} url={profileImageUrl} name={name} size="small" />
    <div>
      <h3 className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>
        <TextLink href={`/peloton/${id}`}>{name}</TextLink>
      </h3>
      <p className={soft}>{isActive ? counted(membersCount, 'person', 'people') : 'Not riding this year'}</p>
    </div>
    <p className={sum}>{wholeMoney(raised)}</p>
  </li>
);

/** The pelotons of a super-peloton, or the super-peloton that a peloton belongs to. */
export const FamilyPart = ({
  peloton,
  family: late,
}: { peloton: Peloton } & Pick<AboutPeloton, 'family'>) => {
  const family = useArrived(late);
  const { level, parent, name } = peloton;
  if (parent !== null)
    return (
      <Part title={`Part of ${parent.name}`}>
        <p className={css({ maxWidth: 'measure' })}>
          Several pelotons ride under that name. What {name} raises counts for both.{' '}
          <TextLink href={`/peloton/${parent.id}`}>Meet all of {parent.name}</TextLink>
        </p>
      </Part>
    );
  if (level !== 'super') return null;
  const total = family?.pagination.total ?? 0;
  const more = total - (family?.items.length ?? 0);
  return (
    <Part
      title="The pelotons in it"
      lede={
        total === 0
          ? 'No peloton belongs to it yet. A captain can ask for it, or be invited.'
          : `${counted(total, 'peloton')} under one name. The total counts everybody once.`
      }
    >
      {family === null || total === 0 ? null : (
        <ul className={list} aria-label={`The pelotons of ${name}`}>
          {family.items.map((one) => (
            <Row key={one.id} peloton={one} />
          ))}
        </ul>
      )}
      {more > 0 ? <p className={css({ mt: '4' })}>And {counted(more, 'more', 'more')}.</p> : null}
    </Part>
  );
};
