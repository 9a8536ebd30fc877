import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../global.ts';

const mark = {
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: '2px solid token(colors.edge)',
  bg: 'surface',
  color: 'jersey.ink',
  transition: 'background-color 150ms, border-color 150ms',
  // Hidden, not transparent: forced colours would paint a transparent tick.
  '& svg': { width: '1.15rem', height: '1.15rem', strokeWidth: '3.5px', visibility: 'hidden' },
} as const;

/** A single choice is a dot in a circle, a multiple choice has ticks in boxes. */
const dot = {
  borderRadius: 'full',
  '& svg': { display: 'none' },
  // The payment methods draw their own dot.
  '&:has(svg)::after': {
    content: '""',
    width: '0.7rem',
    height: '0.7rem',
    borderRadius: 'full',
    bg: 'currentcolor',
    visibility: 'hidden',
  },
} as const;

export const choiceGroup = defineSlotRecipe({
  className: 'choice-group',
  slots: ['list', 'item', 'input', 'mark', 'text', 'hint'],
  base: {
    list: { display: 'flex', flexDirection: 'column', gap: '1', mt: '1' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      py: '2',
      minHeight: 'touch',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'ink.soft' },
    },
    input: {
      position: 'absolute',
      opacity: '0',
      width: '1.75rem',
      height: '1.75rem',
      m: '0',
      cursor: 'inherit',
    },
    mark: {
      ...mark,
      borderRadius: '8px',
      'input[type="radio"] + &': dot,
      'input[type="radio"]:checked + &::after': { visibility: 'visible' },
      'input:checked + &': { bg: 'jersey', borderColor: 'ink' },
      'input:checked + & svg': { visibility: 'visible' },
      'input:focus-visible + &': focusRing,
      'input[aria-invalid="true"] + &': { borderColor: 'brick' },
      'input:disabled + &': { borderColor: 'line', bg: 'paper.deep', color: 'ink.soft' },
    },
    text: { flex: '1', pt: '0.5', minWidth: '0' },
    hint: { display: 'block', textStyle: 'small', color: 'ink.soft', textWrap: 'pretty' },
  },
  variants: {
    layout: {
      column: {},
      row: { list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '7' } },
    },
  },
});

export const choiceCard = defineSlotRecipe({
  className: 'choice-card',
  slots: [
    'list',
    'root',
    'input',
    'mark',
    'head',
    'body',
    'title',
    'text',
    'fact',
    'tags',
    'drawing',
    'figures',
    'figure',
    'value',
    'name',
  ],
  base: {
    list: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'touch',
      bg: 'surface',
      border: '1.5px solid token(colors.edge)',
      borderRadius: 'card',
      overflow: 'hidden',
      // The content of the card follows the card's own width.
      containerType: 'inline-size',
      cursor: 'pointer',
      transition: 'border-color 150ms, background-color 150ms',
      _hover: { borderColor: 'ink', bg: 'surface.raised' },
      '&:has(:checked)': { borderColor: 'ink', bg: 'surface' },
      // The thicker border overlaps the figures, so that nothing moves when a card is chosen.
      '&:has(:checked)::after': {
        content: '""',
        position: 'absolute',
        inset: '0',
        border: '1.5px solid token(colors.ink)',
        borderRadius: '12px',
        pointerEvents: 'none',
      },
      '&:has(:focus-visible)': focusRing,
      '&:has([aria-invalid="true"]):not(:has(:checked))': { borderColor: 'brick' },
      '&:has(:disabled)': { cursor: 'not-allowed', bg: 'paper.deep', borderColor: 'line', color: 'ink.soft' },
      '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      opacity: '0',
      m: '0',
      cursor: 'inherit',
    },
    head: { display: 'flex', gap: '3.5', p: '5', alignItems: 'flex-start' },
    mark: {
      ...mark,
      borderRadius: '8px',
      '[data-kind="radio"] > * > &': dot,
      '[data-kind="radio"] > :checked ~ * > &::after': { visibility: 'visible' },
      ':checked ~ * > &': { bg: 'jersey', borderColor: 'ink' },
      ':checked ~ * > & svg': { visibility: 'visible' },
      ':disabled ~ * > &': { borderColor: 'line', bg: 'paper.deep', color: 'ink.soft' },
    },
    body: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    title: { textStyle: 'label', pt: '0.5' },
    text: { color: 'ink.soft', textStyle: 'small', maxWidth: '36em', textWrap: 'pretty' },
    fact: {
      display: 'flex',
      gap: '1.5',
      textStyle: 'small',
      fontWeight: 'medium',
      '& svg': { flexShrink: '0', width: '1.15em', height: '1.15em', mt: '0.16em' },
    },
    tags: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '1.5', _empty: { display: 'none' } },
    drawing: {
      display: 'block',
      order: '-1',
      borderBottom: '1px solid token(colors.line)',
      pointerEvents: 'none',
    },
    figures: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '@container (min-width: 30rem)': {
        '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
      mt: 'auto',
      // Each cell draws the lines above and before it; those at the card's edge are cut off.
      ms: '-1px',
      pointerEvents: 'none',
    },
    figure: {
      display: 'flex',
      flexDirection: 'column',
      px: { base: '3', sm: '4' },
      py: '3',
      // Content at the card's edge is aligned with its text.
      '&:first-child, &:nth-child(3):nth-last-child(2)': { ps: '5' },
      borderTop: '1px solid token(colors.line)',
      borderInlineStart: '1px solid token(colors.line)',
    },
    value: { textStyle: 'label', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    name: { textStyle: 'caption', color: 'ink.soft' },
  },
  variants: {
    columns: {
      one: {},
      two: { list: { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      // As many columns as fit, with room for each card's figures.
      upToThree: {
        list: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
      },
      three: { list: { md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    },
  },
});
