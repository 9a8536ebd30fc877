import { oneOf } from './one-of.ts';

/** What every first page is made of. */
export const first = oneOf(
  'src/main\\.',
  'src/routes/((index|\\$)\\.tsx(?!\\?)|__root\\.)',
  'src/routeTree\\.gen',
  'src/app/root-actor/(app-handle|use-opened-app)\\.',
  'src/app/router/(create-router|load-content-page|own-document|search-params)\\.',
  'src/app/(hydration/(deferred-(part|search-form)|take-over)|errors/lazy-error-pages|session/(header-account|session-m\\w+)|shell/(drawer-button|loading-page))\\.',
  'src/api/(call-listener|log|page-data)\\.',
  // Small modules, which cost more in a file of their own.
  'src/app/entities/came-with\\.',
  'src/features/(peloton/peloton-id|profile/public-id)\\.',
  'src/components/(button/(button|link-button)|page-frame/(page-frame|use-page-title|wordmark)|partner-logo|skeleton/|style|trusted|visually-hidden)',
  'src/features/content/content\\.',
  'src/features/shell/(current|icons|menu|outside|place-link|search-\\w+|sign-in-\\w+|site-\\w+|top-menu|visitor-links)\\.',
  'src/features/shell/mobile/(drawer-parts|menu-button)\\.',
  'machines/(registration/registration\\.steps|search/search-query)',
);
