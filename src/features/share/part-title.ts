import { css } from '#styled-system/css';

/** Headings in the dialog look like the labels of its fields. */
export const partTitle = css({
  fontFamily: 'text',
  fontSize: 'md',
  fontWeight: 'bold',
  lineHeight: 'snug',
  letterSpacing: 'normal',
});
