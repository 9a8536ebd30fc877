import { z } from 'zod';
import { SettingsError, type WithMode } from './parse-variables.ts';

/** Where page views are sent: nowhere, to the event log that /sandbox shows, or to an analytics tag. */
export type AnalyticsSettings =
  | { sink: 'off'; tagUrl: null }
  | { sink: 'log'; tagUrl: null }
  | { sink: 'tag'; tagUrl: string };

export const analyticsVariables = {
  ANALYTICS: z.enum(['off', 'log', 'tag'], 'must be off, log or tag').optional(),
  ANALYTICS_TAG_URL: z.url({ protocol: /^https$/, error: 'must be an https address of a script' }).optional(),
};

export const readAnalytics = (
  values: WithMode<z.output<z.ZodObject<typeof analyticsVariables>>>,
): AnalyticsSettings => {
  const isProduction = values.MODE === 'production';
  const sink = values.ANALYTICS ?? (isProduction ? 'off' : 'log');
  if (sink === 'tag') {
    if (!values.ANALYTICS_TAG_URL)
      throw new SettingsError('ANALYTICS_TAG_URL', 'is needed when ANALYTICS is tag');
    return { sink, tagUrl: values.ANALYTICS_TAG_URL };
  }
  // A tag without this setting would silently never load.
  if (values.ANALYTICS_TAG_URL)
    throw new SettingsError('ANALYTICS_TAG_URL', 'does nothing unless ANALYTICS is tag');
  if (sink === 'log' && isProduction)
    throw new SettingsError(
      'ANALYTICS',
      'must be off or tag when MODE is production: the event log is read at /sandbox',
    );
  return { sink, tagUrl: null };
};
