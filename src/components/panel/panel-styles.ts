import { css } from '#styled-system/css';

/** A panel within a page's form that works on its own: its box, its buttons and its small print. */
export const panelStyles = {
  box: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    p: { base: '4', sm: '5' },
    bg: 'surface',
    border: '1px solid token(colors.line)',
    borderRadius: 'card',
    overflowWrap: 'anywhere',
    '&[data-over]': { borderColor: 'forest', borderStyle: 'dashed' },
  }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  note: css({ textStyle: 'small', color: 'ink.soft', maxWidth: 'measure' }),
};
