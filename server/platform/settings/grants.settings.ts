import { z } from 'zod';
import { SettingsError, type WithMode } from './settings-error.ts';

/** Who brings grants from donor-advised funds: a stand-in of Chariot's API in this process, Chariot, or nobody. */
export type GrantsSettings =
  | { by: 'sandbox' }
  | { by: 'nobody' }
  | {
      by: 'chariot';
      /** Without a slash at the end. */
      apiUrl: string;
      apiKey: string;
      /** Opens the funds' windows in a browser: no secret. */
      connectId: string;
      webhookSecret: string;
    };

export const grantsVariables = {
  CHARIOT_ENVIRONMENT: z
    .enum(['sandbox', 'production'], 'must be sandbox or production')
    .default('production'),
  CHARIOT_API_KEY: z.string().optional(),
  CHARIOT_CONNECT_ID: z.string().optional(),
  CHARIOT_WEBHOOK_SECRET: z.string().optional(),
};

const addresses = {
  sandbox: 'https://sandboxapi.givechariot.com',
  production: 'https://api.givechariot.com',
} as const;

/** Chariot is an offer: a site without its keys takes no grants, and doesn’t offer them. */
export const readGrants = (
  values: WithMode<z.output<z.ZodObject<typeof grantsVariables>>>,
): GrantsSettings => {
  const keys = {
    CHARIOT_API_KEY: values.CHARIOT_API_KEY,
    CHARIOT_CONNECT_ID: values.CHARIOT_CONNECT_ID,
    CHARIOT_WEBHOOK_SECRET: values.CHARIOT_WEBHOOK_SECRET,
  };
  const given = Object.values(keys).filter((value) => value !== undefined).length;
  if (given === 0) return { by: values.MODE === 'sandbox' ? 'sandbox' : 'nobody' };
  const missing = Object.entries(keys).find(([, value]) => value === undefined);
  if (missing) throw new SettingsError(missing[0], 'is needed when another CHARIOT_ key is set');
  return {
    by: 'chariot',
    apiUrl: addresses[values.CHARIOT_ENVIRONMENT],
    apiKey: keys.CHARIOT_API_KEY ?? '',
    connectId: keys.CHARIOT_CONNECT_ID ?? '',
    webhookSecret: keys.CHARIOT_WEBHOOK_SECRET ?? '',
  };
};

/** What a browser opens the funds' window with: `local` for the stand-in's own, null where no grants are taken. */
export const connectIdOf = (grants: GrantsSettings): string | null => {
  if (grants.by === 'chariot') return grants.connectId;
  return grants.by === 'sandbox' ? 'local' : null;
};
