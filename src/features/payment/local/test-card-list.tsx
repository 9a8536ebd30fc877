import { css } from '#styled-system/css';
import { groupedNumber } from './card-brand.ts';
import { testCards } from './test-cards.ts';

const summary = css({ cursor: 'pointer', py: '2.5', fontWeight: 'bold' });
const choice = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  justifyContent: 'space-between',
  columnGap: '4',
  width: 'full',
  minHeight: 'touch',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  borderTop: '1px solid token(colors.line)',
  fontVariantNumeric: 'tabular-nums',
  _hover: { textDecoration: 'underline' },
});

type TestCardListProps = { onChoose: (number: string) => void };

/** The test cards of a trial site, each a click away, so that people don't use their own. */
export const TestCardList = ({ onChoose }: TestCardListProps) => (
  <details
    className={css({ border: '1px solid token(colors.line)', borderRadius: 'card', px: '5', py: '2' })}
  >
    <summary className={summary}>Test cards</summary>
    <p className={css({ textStyle: 'small', color: 'ink.soft', pb: '3' })}>
      This is a trial site: no money moves. Choose a card to fill the form.
    </p>
    <ul className={css({ listStyle: 'none', p: '0', m: '0' })}>
      {testCards.map(({ number, does }) => (
        <li key={number}>
          <button type="button" className={choice} onClick={() => onChoose(number)}>
            <span>{groupedNumber(number)}</span>
            <span className={css({ color: 'ink.soft' })}>{does}</span>
          </button>
        </li>
      ))}
    </ul>
  </details>
);
