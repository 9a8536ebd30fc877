import type { z } from 'zod';
import { SettingsError } from './settings-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables of `schema`. An empty one counts as not set, except in `mayBeEmpty`.
 * @throws SettingsError for the first wrong one
 */
export const parseVariables = <Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
  mayBeEmpty: readonly string[] = [],
): z.output<Schema> => {
  const given = Object.entries(environment).filter(
    ([name, value]) => value?.trim() || mayBeEmpty.includes(name),
  );
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingsError(String(issue?.path[0] ?? 'A setting'), issue?.message ?? 'is wrong');
};
