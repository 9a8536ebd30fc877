/** The widths at which layouts change, as the spec names them. */
export const breakpoints = { xs: '0px', sm: '600px', md: '960px', lg: '1280px', xl: '1920px' };

/**
 * Dark follows the device unless the person chose a scheme (`data-theme` on the root element). `mobile` is the limit of the header and the
 * drawer (1005 px), which is not one of the breakpoints, and touch devices of any width (`src/features/shell/mobile/layout.ts` says the
 * same). `desktop` is everything else.
 */
export const conditions = {
  dark: {
    // Paper is never dark.
    '@media screen and (prefers-color-scheme: dark)': {
      ':root:not([data-theme="light"]) &': '@slot' as const,
    },
    '@media screen': { ':root[data-theme="dark"] &': '@slot' as const },
  },
  mobile: '@media (max-width: 1004.98px), (hover: none) and (pointer: coarse)',
  desktop: '@media (min-width: 1005px) and (not ((hover: none) and (pointer: coarse)))',
  calm: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  contrast: '@media (forced-colors: active)',
};
