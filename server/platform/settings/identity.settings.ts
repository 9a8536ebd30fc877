import { z } from 'zod';
import { SettingsError, type WithMode } from './settings-error.ts';

/** `local` is the OpenID provider in this process, which speaks Azure AD B2C's policies. */
export type IdentitySettings =
  | { provider: 'local'; tenant: string; clientId: string }
  | { provider: 'b2c'; tenant: string; clientId: string };

export const identityVariables = {
  B2C_TENANT: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name before .b2clogin.com')
    .optional(),
  B2C_CLIENT_ID: z.uuid('must be the application id of the app registration').optional(),
};

const localTenant = 'product';
const localClientId = '7d1f1a1e-6f3c-4c53-9a43-0d6e5f0c2a11';

export const readIdentity = (
  values: WithMode<z.output<z.ZodObject<typeof identityVariables>>>,
): IdentitySettings => {
  const tenant = values.B2C_TENANT;
  const clientId = values.B2C_CLIENT_ID;
  if (tenant && clientId) return { provider: 'b2c', tenant, clientId };
  if (values.MODE === 'sandbox' && !tenant && !clientId)
    return { provider: 'local', tenant: localTenant, clientId: localClientId };
  throw new SettingsError(
    tenant ? 'B2C_CLIENT_ID' : 'B2C_TENANT',
    'is needed when MODE is production or another B2C_ setting is set',
  );
};
