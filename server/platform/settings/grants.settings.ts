import { z } from 'zod';
import { SettingsError, type WithMode } from './parse-variables.ts';

/** Where the server requests grants of funds: a simulator of Chariot's API in this process, Chariot, or nowhere. */
export type GrantsSettings =
  | { by: 'sandbox' }
  | { by: 'nobody' }
  | {
      by: 'chariot';
      /** Without a trailing slash. */
      apiUrl: string;
      apiKey: string;
      /** Opens the funds' windows in a browser: no secret. */
      connectId: string;
      webhookSecret: string;
    };

export const grantsVariables = {
  /** The default follows the mode: only production takes real grants. */
  CHARIOT_ENVIRONMENT: z.enum(['sandbox', 'production'], 'must be sandbox or production').optional(),
  CHARIOT_API_KEY: z.string().optional(),
  CHARIOT_CONNECT_ID: z.string().optional(),
  CHARIOT_WEBHOOK_SECRET: z.string().optional(),
};

const addresses = {
  sandbox: 'https://sandboxapi.givechariot.com',
  production: 'https://api.givechariot.com',
} as const;

type Values = WithMode<z.output<z.ZodObject<typeof grantsVariables>>>;

/** Throws where the mode and Chariot’s environment do not match. */
const refuseByMode = ({ MODE, CHARIOT_ENVIRONMENT }: Values, hasKeys: boolean): void => {
  if (MODE === 'production' && CHARIOT_ENVIRONMENT === 'sandbox')
    throw new SettingsError(
      'CHARIOT_ENVIRONMENT',
      'must be production when MODE is production: grants would be made in Chariot’s sandbox only',
    );
  const isLive = CHARIOT_ENVIRONMENT === 'production' || (hasKeys && CHARIOT_ENVIRONMENT === undefined);
  if (MODE === 'sandbox' && isLive)
    throw new SettingsError(
      'CHARIOT_ENVIRONMENT',
      'must be sandbox in the sandbox, which takes no real grant: set MODE=production for real grants',
    );
};

/** Chariot is optional: a site without its keys neither takes nor offers grants. */
export const readGrants = (values: Values): GrantsSettings => {
  const keys = {
    CHARIOT_API_KEY: values.CHARIOT_API_KEY,
    CHARIOT_CONNECT_ID: values.CHARIOT_CONNECT_ID,
    CHARIOT_WEBHOOK_SECRET: values.CHARIOT_WEBHOOK_SECRET,
  };
  const given = Object.values(keys).filter((value) => value !== undefined).length;
  refuseByMode(values, given > 0);
  if (given === 0) return { by: values.MODE === 'sandbox' ? 'sandbox' : 'nobody' };
  const missing = Object.entries(keys).find(([, value]) => value === undefined);
  if (missing) throw new SettingsError(missing[0], 'is needed when another CHARIOT_ key is set');
  return {
    by: 'chariot',
    apiUrl: addresses[values.MODE],
    apiKey: keys.CHARIOT_API_KEY ?? '',
    connectId: keys.CHARIOT_CONNECT_ID ?? '',
    webhookSecret: keys.CHARIOT_WEBHOOK_SECRET ?? '',
  };
};

/** The browser's id for the funds' window: `local` for the simulator, null if no grants are taken. */
export const connectIdOf = (grants: GrantsSettings): string | null => {
  if (grants.by === 'chariot') return grants.connectId;
  return grants.by === 'sandbox' ? 'local' : null;
};
