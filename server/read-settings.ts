import { readOrganizers } from '#server/moderation/moderation.settings.ts';
import type { Environment } from '#server/platform/settings/parse-variables.ts';
import { readPlatformSettings, type Settings } from '#server/platform/settings/settings.ts';
import { readCharity } from '#server/receipt/receipt.settings.ts';

/** Reads the environment once: the platform's settings, and those of the areas. Throws `SettingsError` for the first wrong one. */
export const readSettings = (environment: Environment): Settings => {
  const settings = readPlatformSettings(environment);
  return {
    ...settings,
    charity: readCharity(environment, settings.mode),
    organizerOids: readOrganizers(environment),
  };
};
