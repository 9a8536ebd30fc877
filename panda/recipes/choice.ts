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
  color: 'transparent',
  transition: 'background-color 150ms, border-color 150ms',
  '& svg': { width: '1.15rem', height: '1.15rem', strokeWidth: '3.5px' },
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
    input: { position: 'absolute', opacity: '0', width: '1.75rem', height: '1.75rem', m: '0', cursor: 'inherit' },
    mark: {
      ...mark,
      borderRadius: '8px',
      'input[type="radio"] + &': { borderRadius: 'full' },
      'input:checked + &': { bg: 'jersey', color: 'jersey.ink', borderColor: 'ink' },
      'input:focus-visible + &': focusRing,
      'input[aria-invalid="true"] + &': { borderColor: 'brick' },
      'input:disabled + &': { borderColor: 'line', bg: 'paper.deep' },
      '@media (forced-colors: active)': { 'input:checked + &': { bg: 'Highlight' } },
    },
    text: { flex: '1', pt: '0.5', minWidth: '0' },
    hint: { display: 'block', textStyle: 'small', color: 'ink.soft' },
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
  slots: ['list', 'root', 'input', 'mark', 'head', 'body', 'title', 'text', 'tags', 'drawing', 'figures', 'figure', 'value', 'name'],
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
      overflow: 'clip',
      overflowClipMargin: '8px',
      cursor: 'pointer',
      transition: 'border-color 150ms, background-color 150ms',
      _hover: { borderColor: 'ink', bg: 'surface.raised' },
      '&:has(:checked)': { borderColor: 'ink', boxShadow: 'inset 0 0 0 1.5px token(colors.ink)', bg: 'surface' },
      '&:has(:focus-visible)': focusRing,
      '&:has([aria-invalid="true"]):not(:has(:checked))': { borderColor: 'brick' },
      '&:has(:disabled)': { cursor: 'not-allowed', bg: 'paper.deep', borderColor: 'line', color: 'ink.soft' },
      '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
    input: { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', m: '0', cursor: 'inherit' },
    head: { display: 'flex', gap: '3.5', p: '5', alignItems: 'flex-start' },
    mark: {
      ...mark,
      borderRadius: '8px',
      '[data-kind="radio"] > * > &': { borderRadius: 'full' },
      ':checked ~ * > &': { bg: 'jersey', color: 'jersey.ink', borderColor: 'ink' },
      ':disabled ~ * > &': { borderColor: 'line', bg: 'paper.deep' },
    },
    body: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    title: { textStyle: 'label', pt: '0.5' },
    text: { color: 'ink.soft', textStyle: 'small', maxWidth: '54ch' },
    tags: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '1.5', _empty: { display: 'none' } },
    drawing: { display: 'block', order: '-1', borderBottom: '1px solid token(colors.line)', pointerEvents: 'none' },
    figures: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
      borderTop: '1px solid token(colors.line)',
      mt: 'auto',
      // The hairlines between cells are the row's own background seen through a 1 px gap.
      gap: '1px',
      bg: 'line',
      pointerEvents: 'none',
    },
    figure: { display: 'flex', flexDirection: 'column', px: '5', py: '3', bg: 'surface', '.choice-card__root:hover &': { bg: 'surface.raised' }, '.choice-card__root:has(:checked) &': { bg: 'surface' }, '.choice-card__root:has(:disabled) &': { bg: 'paper.deep' } },
    value: { textStyle: 'label', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    name: { textStyle: 'caption', color: 'ink.soft' },
  },
  variants: {
    columns: {
      one: {},
      two: { list: { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      three: { list: { md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    },
  },
});
