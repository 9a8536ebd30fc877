import { z } from 'zod';
import { type Environment, parseVariables } from '#server/platform/settings/parse-variables.ts';

declare module '#server/platform/settings/settings.ts' {
  interface AreaSettings {
    /** The ids at the identity provider of the people who decide on reports of content and read problem reports. Nobody has the role by default. */
    organizerOids: readonly string[];
  }
}

const variables = z.object({ ORGANIZER_OIDS: z.string().default('') });

/** @throws SettingsError */
export const readOrganizers = (environment: Environment): readonly string[] =>
  parseVariables(variables, environment)
    .ORGANIZER_OIDS.split(',')
    .map((oid) => oid.trim())
    .filter((oid) => oid !== '');
