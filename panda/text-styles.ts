import { defineTextStyles } from '@pandacss/dev';

const display = {
  fontFamily: 'display',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  textWrap: 'balance',
} as const;

/** The site's text styles. Use these before single font properties. */
export const textStyles = defineTextStyles({
  hero: {
    value: { ...display, fontWeight: 'black', fontSize: '5xl', lineHeight: '0.96', letterSpacing: 'tighter' },
  },
  title: { value: { ...display, fontSize: '4xl', lineHeight: 'none' } },
  heading: { value: { ...display, fontSize: '3xl' } },
  subheading: { value: { ...display, fontSize: '2xl', lineHeight: '1.1' } },
  label: { value: { ...display, fontSize: 'lg', lineHeight: 'snug', letterSpacing: '-0.01em' } },
  figure: {
    value: {
      ...display,
      fontWeight: 'black',
      fontSize: '3xl',
      lineHeight: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  lede: { value: { fontFamily: 'text', fontSize: 'lg', lineHeight: '1.5', textWrap: 'balance' } },
  body: { value: { fontFamily: 'text', fontSize: 'md', lineHeight: 'text' } },
  small: { value: { fontFamily: 'text', fontSize: 'sm', lineHeight: '1.5' } },
  caption: { value: { fontFamily: 'text', fontSize: 'xs', lineHeight: '1.4', fontWeight: 'medium' } },
});
