import { wholeMoney } from '#machines/money.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { css } from '#styled-system/css';
import type { FamilyPeloton } from './about.ts';

export const familyList = css({ listStyle: 'none', p: '0', m: '0' });
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

/** A sub-peloton: its picture, its riders, and the amount raised. */
export const FamilyRow = ({
  peloton: { id, name, profileImageUrl, membersCount, raised, isActive },
}: {
  peloton: FamilyPeloton;
}) => (
  <li className={row}>
    <Portrait id={id} url={profileImageUrl} name={name} size="small" />
    <div>
      <h3 className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>
        <TextLink to="/peloton/$id" params={{ id }}>
          {name}
        </TextLink>
      </h3>
      <p className={soft}>{isActive ? counted(membersCount, 'person', 'people') : 'Not riding this year'}</p>
    </div>
    <p className={sum}>{wholeMoney(raised)}</p>
  </li>
);
