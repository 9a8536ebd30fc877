import { css } from '#styled-system/css';

/** As many cards side by side as there is room for. */
export const donationCards = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  listStyle: 'none',
  p: '0',
  m: '0',
});
