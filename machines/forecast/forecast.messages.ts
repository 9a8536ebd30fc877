import type { ForecastMeta } from './forecast.types.ts';

const heading = 'Where this is heading';

const announced = (announce: string): ForecastMeta => ({ heading, focus: 'none', announce });

/** What each state tells a person. Nobody asked for the forecast, so it takes no focus; a what-if is answered where it was asked. */
export const forecastMeta = {
  loading: announced('Loading your forecast.'),
  unavailable: announced('We couldn’t load your forecast.'),
  current: announced(''),
  asking: announced('Working it out.'),
  refused: announced(''),
  failed: announced('We couldn’t work that out. You’re seeing the earlier forecast.'),
} satisfies Record<string, ForecastMeta>;
