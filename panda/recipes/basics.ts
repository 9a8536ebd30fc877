import { defineRecipe } from '@pandacss/dev';
import { focusRing } from '../global.ts';

/** In each tone, because a rule of the base is in an earlier layer and loses to the tones. Doubled, so that it wins over hover. */
const unpressable = {
  bg: 'climb.ahead',
  color: 'ink.soft',
  borderColor: { base: 'climb.ahead', _dark: 'climb.ahead' },
};

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: 'touch',
    px: '6',
    py: '2.5',
    borderRadius: 'full',
    border: '2px solid transparent',
    fontFamily: 'text',
    fontWeight: 'bold',
    fontSize: 'md',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    // Next to text that may break anywhere, its own words stay whole.
    overflowWrap: 'break-word',
    cursor: 'pointer',
    position: 'relative',
    overflow: 'hidden',
    transitionProperty: 'background-color, color, border-color, transform',
    transitionDuration: 'quick',
    transitionTimingFunction: 'out',
    _focusVisible: focusRing,
    _active: { transform: 'translateY(1px)' },
    '& svg': { flexShrink: '0', width: '1.25em', height: '1.25em' },
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&[data-pending]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '0',
      insetInlineStart: '0',
      width: '30%',
      height: '4px',
      bg: 'currentcolor',
      animation: 'roll 1.1s linear infinite',
    },
  },
  variants: {
    tone: {
      primary: {
        bg: 'jersey',
        color: 'jersey.ink',
        borderColor: 'jersey.ink',
        _dark: { borderColor: 'jersey' },
        _hover: { bg: 'jersey.hover' },
        '&&:disabled': unpressable,
      },
      plain: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'edge',
        _hover: { borderColor: 'ink', bg: 'surface.raised' },
        '&&:disabled': unpressable,
      },
      quiet: {
        bg: 'transparent',
        color: 'ink',
        minWidth: 'touch',
        px: '3',
        mx: '-3',
        textDecoration: 'underline',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '0.25em',
        _hover: { bg: 'surface.raised' },
        // It stays plain text also while it is disabled.
        '&&:disabled': { bg: 'transparent', color: 'ink.soft' },
      },
      danger: {
        bg: 'transparent',
        color: 'brick',
        borderColor: 'brick',
        _hover: { bg: 'brick.tint' },
        '&&:disabled': unpressable,
      },
    },
    size: {
      md: {},
      lg: { minHeight: '3.5rem', px: '8', fontSize: 'lg' },
    },
    wide: { true: { width: 'full' }, phone: { width: 'full', sm: { width: 'auto' } } },
  },
});

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'forest',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.2em',
    borderRadius: '3px',
    _hover: { textDecorationThickness: '3px' },
    _focusVisible: focusRing,
  },
});

export const notice = defineRecipe({
  className: 'notice',
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3.5',
    p: '5',
    borderRadius: 'card',
    border: '1.5px solid',
    color: 'ink',
    '& > svg': { width: '1.5em', height: '1.5em', mt: '0.05em' },
    '& strong': { fontWeight: 'bold' },
    '& h2, & h3': { textStyle: 'label', mb: '1' },
  },
  variants: {
    tone: {
      info: { bg: 'surface', borderColor: 'edge', '& > svg': { color: 'ink' } },
      success: { bg: 'forest.tint', borderColor: 'forest', '& > svg': { color: 'forest' } },
      warning: { bg: 'amber.tint', borderColor: 'amber', '& > svg': { color: 'amber' } },
      error: { bg: 'brick.tint', borderColor: 'brick', '& > svg': { color: 'brick' } },
    },
  },
});

export const tag = defineRecipe({
  className: 'tag',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    border: '1.5px solid',
    textStyle: 'caption',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    '& svg': { width: '1.1em', height: '1.1em' },
  },
  variants: {
    tone: {
      plain: { color: 'ink', borderColor: 'edge' },
      accent: { color: 'jersey.ink', bg: 'jersey', borderColor: 'jersey.ink' },
      success: { color: 'forest', borderColor: 'forest' },
      warning: { color: 'amber', borderColor: 'amber' },
      error: { color: 'brick', borderColor: 'brick' },
      soft: { color: 'ink.soft', borderColor: 'line' },
    },
  },
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    bg: 'line',
    borderRadius: 'sm',
    minHeight: '1em',
    animation: 'pulse 1.8s ease-in-out infinite',
  },
  variants: {
    shape: {
      line: { height: '1em', my: '0.3em' },
      title: { height: '2.5rem', borderRadius: 'field' },
      field: { height: 'field', borderRadius: 'field' },
      card: { height: '9rem', borderRadius: 'card' },
      round: { borderRadius: 'full', aspectRatio: '1' },
    },
  },
});

export const unseen = defineRecipe({
  className: 'unseen',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    p: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: '0',
  },
});
