/** The one look of panels with choices: the places of the top menu, of an account, found names. */
export const menuPanel = {
  p: '2',
  bg: 'surface',
  color: 'ink',
  border: '2px solid token(colors.ink)',
  borderRadius: 'card',
  zIndex: 'overlay',
} as const;

const chosen = { bg: 'ink', color: 'paper', '& *': { color: 'inherit' } } as const;

/** A line in it: one highlight for pointer and keyboard, with an edge in forced colours. */
export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  px: '3',
  borderRadius: 'field',
  fontWeight: 'medium',
  color: 'ink',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: chosen,
  '&:is([data-highlighted], [aria-selected="true"])': {
    ...chosen,
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
} as const;
