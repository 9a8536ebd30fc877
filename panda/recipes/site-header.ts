import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { night } from '../night.ts';

export const icon = defineRecipe({
  className: 'icon',
  base: {
    flexShrink: '0',
    width: '1.125em',
    height: '1.125em',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: '2.25',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

const bar = { display: 'flex', alignItems: 'center' } as const;

/** The frame on top of each page: a bar in the brand's dark colours, and below it the name and the places of the site. */
export const siteHeader = defineSlotRecipe({
  className: 'site-header',
  slots: [
    'root',
    'desk',
    'utility',
    'utilityBar',
    'links',
    'link',
    'name',
    'account',
    'bar',
    'phone',
    'give',
  ],
  base: {
    root: {
      position: 'relative',
      zIndex: 'header',
      bg: 'paper',
      _mobile: {
        position: 'sticky',
        insetBlockStart: '0',
        borderBottom: '1px solid token(colors.line)',
        transition: 'transform token(durations.calm) token(easings.out)',
        // The header's machine decides when it hides.
        '[data-header-away] &': { transform: 'translateY(-101%)' },
      },
    },
    desk: { display: 'none', _desktop: { display: 'block' }, borderBottom: '1px solid token(colors.line)' },
    utility: { ...night, bg: 'paper.deep', color: 'ink' },
    // They wrap where a large text size leaves no room for one row.
    utilityBar: { ...bar, flexWrap: 'wrap', columnGap: '6', minHeight: '3.25rem' },
    links: { ...bar, flexWrap: 'wrap', flex: '1', ms: '-3' },
    name: {
      maxWidth: { base: '8rem', sm: '14rem' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    link: {
      ...bar,
      gap: '1',
      minHeight: 'touch',
      px: '3',
      borderRadius: 'sm',
      textStyle: 'small',
      fontWeight: 'medium',
      color: 'ink',
      textDecoration: 'none',
      textUnderlineOffset: '0.35em',
      textDecorationThickness: '2px',
      '&:is(:hover, [aria-current])': { textDecoration: 'underline' },
    },
    account: { ...bar, minHeight: 'touch', ms: 'auto' },
    phone: { ...bar, flexWrap: 'wrap', columnGap: '2', minHeight: '4rem', _desktop: { display: 'none' } },
    give: {
      ...bar,
      minHeight: 'touch',
      ms: 'auto',
      px: '5',
      borderRadius: 'full',
      border: '2px solid token(colors.ink)',
      color: 'ink',
      fontWeight: 'bold',
      fontSize: 'sm',
      textDecoration: 'none',
    },
    bar: { ...bar, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6', minHeight: '5.5rem' },
  },
});
