import { css } from '#styled-system/css';

/** Styles of cards and rows: text, with buttons next to it. */
export const group = css({ textStyle: 'subheading', fontSize: 'xl', mb: '3' });
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  listStyle: 'none',
  p: '0',
  m: '0',
});
export const card = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  p: '5',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  '& > :first-child': { flex: '1 1 16rem', minWidth: '0' },
});
export const texts = css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' });
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
export const soft = css({ color: 'ink.soft', textStyle: 'small', fontVariantNumeric: 'tabular-nums' });
export const name = css({ textStyle: 'label' });
