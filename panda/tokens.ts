import { defineTokens } from '@pandacss/dev';

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 52,
];

/** The 4 px grid: `4` is 16 px. In rem, so that it grows with the reader's own text size. */
const grid = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** Raw values. Colours are in `semantic-tokens.ts`, because each has a light and a dark value. */
export const tokens = defineTokens({
  spacing: grid,
  sizes: {
    ...grid,
    touch: { value: '2.75rem' },
    field: { value: '3rem' },
    measure: { value: '66ch' },
    page: { value: '75rem' },
    form: { value: '38rem' },
    full: { value: '100%' },
  },
  radii: {
    sm: { value: '6px' },
    field: { value: '10px' },
    card: { value: '14px' },
    full: { value: '999px' },
  },
  fonts: {
    display: {
      value: "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Arial Black', system-ui, sans-serif",
    },
    text: { value: "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif" },
  },
  fontWeights: {
    normal: { value: '430' },
    medium: { value: '540' },
    bold: { value: '650' },
    display: { value: '760' },
    black: { value: '800' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: 'clamp(1rem, 0.97rem + 0.15vw, 1.125rem)' },
    lg: { value: 'clamp(1.125rem, 1.08rem + 0.25vw, 1.3125rem)' },
    xl: { value: 'clamp(1.3125rem, 1.22rem + 0.45vw, 1.625rem)' },
    '2xl': { value: 'clamp(1.5625rem, 1.38rem + 0.9vw, 2.125rem)' },
    '3xl': { value: 'clamp(1.9375rem, 1.6rem + 1.6vw, 3rem)' },
    '4xl': { value: 'clamp(2.4375rem, 1.8rem + 3vw, 4.25rem)' },
    '5xl': { value: 'clamp(3rem, 1.6rem + 6vw, 6.5rem)' },
  },
  lineHeights: {
    none: { value: '1' },
    tight: { value: '1.05' },
    snug: { value: '1.25' },
    text: { value: '1.55' },
  },
  letterSpacings: {
    tight: { value: '-0.02em' },
    tighter: { value: '-0.03em' },
    wide: { value: '0.04em' },
  },
  borderWidths: { hair: { value: '1px' }, field: { value: '1.5px' }, bold: { value: '2px' } },
  durations: { quick: { value: '150ms' }, calm: { value: '250ms' }, climb: { value: '1400ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: { header: { value: 10 }, overlay: { value: 40 }, snackbar: { value: 60 }, skip: { value: 80 } },
});
