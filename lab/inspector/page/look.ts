import { css, cva } from '#styled-system/css';

export const button = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minWidth: '32px',
    height: '32px',
    paddingInline: '2',
    borderRadius: 'full',
    border: '1px solid transparent',
    color: 'ink',
    textStyle: 'caption',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'surface.raised' },
    _focusVisible: { outline: '3px solid token(colors.ink)', outlineOffset: '1px' },
    _disabled: { opacity: '0.4', cursor: 'default' },
    '& svg': { width: '16px', height: '16px', flex: 'none' },
    '&[aria-pressed="true"], &[aria-selected="true"]': { bg: 'ink', color: 'paper', _hover: { bg: 'ink' } },
  },
  variants: { outlined: { true: { borderColor: 'edge', bg: 'surface' } } },
});

export const field = css({
  height: '32px',
  minWidth: '0',
  paddingInline: '3',
  border: '1px solid token(colors.edge)',
  borderRadius: 'full',
  bg: 'surface',
  color: 'ink',
  textStyle: 'caption',
  _focusVisible: { outline: '3px solid token(colors.ink)', outlineOffset: '1px' },
});

export const code = css({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '12px',
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
});

/** A pane fills its place and scrolls inside. */
export const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  overflow: 'hidden',
});
export const soft = css({ color: 'ink.soft' });
