import type { ForecastMeta } from './forecast.types.ts';

const heading = 'Where this is heading';

const told = (announce: string): ForecastMeta => ({ heading, focus: 'none', announce });

/** What each state tells a person. Nobody asked for the forecast, so it takes no focus; a what-if is answered where it was asked. */
export const forecastMeta = {
  loading: told('Loading your forecast.'),
  unavailable: told('We couldn’t load your forecast.'),
  current: told(''),
  asking: told('Working it out.'),
  refused: told(''),
  failed: told('We couldn’t work that out. You’re seeing the earlier forecast.'),
} satisfies Record<string, ForecastMeta>;
