import { defineSlotRecipe } from '@pandacss/dev';
import { night } from '../night.ts';

const quietLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  color: 'ink',
  borderRadius: 'sm',
  textDecoration: 'none',
  textUnderlineOffset: '0.35em',
  textDecorationThickness: '2px',
  '&:is(:hover, [aria-current])': { textDecoration: 'underline' },
} as const;

/** The hills at the end of the page: only their outline matters, the colour is the footer's. */
const ridge =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1440 80' preserveAspectRatio='none'%3E%3Cpath d='M0 80V58c90-4 150-22 230-22s130 26 220 24S600 12 690 8s130 40 220 44 140-20 210-20 120 22 180 22 90-14 140-14v40z'/%3E%3C/svg%3E\")";

export const siteFooter = defineSlotRecipe({
  className: 'site-footer',
  slots: [
    'root',
    'top',
    'statement',
    'links',
    'link',
    'networks',
    'network',
    'funders',
    'funderList',
    'funder',
    'end',
  ],
  base: {
    root: {
      ...night,
      position: 'relative',
      mt: { base: '20', md: '28' },
      bg: 'paper.deep',
      color: 'ink',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        // A pixel below the edge, so that no line of paper shows between.
        insetBlockEnd: 'calc(100% - 1px)',
        height: { base: '3rem', md: '5rem' },
        bg: 'paper.deep',
        mask: ridge,
        maskSize: '100% 100%',
        pointerEvents: 'none',
      },
    },
    top: {
      display: 'grid',
      gap: { base: '6', lg: '16' },
      pt: { base: '6', md: '8' },
      pb: { base: '8', md: '10' },
      lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
    },
    statement: { textStyle: 'heading', maxWidth: '17.4em' },
    links: { columnCount: '2', columnGap: '6', '& li': { breakInside: 'avoid' } },
    link: { ...quietLink, fontWeight: 'medium' },
    networks: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '6' },
    network: {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'full',
      border: '1.5px solid token(colors.edge)',
      color: 'ink',
      _hover: { bg: 'ink', color: 'paper', borderColor: 'ink' },
      '& svg': { width: '1.25rem', height: '1.25rem' },
    },
    funders: {
      py: { base: '6', md: '7' },
      borderBlock: '1px solid token(colors.line)',
      '& h2': { textStyle: 'small', fontWeight: 'bold', color: 'ink.soft', mb: '3' },
    },
    funderList: {
      display: { base: 'grid', lg: 'flex' },
      // With a large text size, six don't fit in one row.
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      // Two side by side, three where there is room, fewer with a large text size.
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(max(9rem, 40%), 1fr))',
        sm: 'repeat(auto-fill, minmax(max(9rem, 30%), 1fr))',
      },
      justifyContent: 'space-between',
    },
    funder: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '3rem',
      color: 'ink',
      textDecoration: 'none',
      borderRadius: 'sm',
      _hover: { textDecoration: 'underline' },
      textUnderlineOffset: '0.3em',
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
      py: '4',
      textStyle: 'small',
      '& p': { color: 'ink.soft', me: 'auto' },
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
      '& button': { ...quietLink, fontWeight: 'medium' },
    },
  },
});
