/** The settings that a production server needs, for one process on the embedded database and without a proxy. */
export const productionVariables = {
  MODE: 'production',
  PUBLIC_URL: 'https://ride.example',
  TRUSTED_PROXIES: 'none',
  DATABASE: 'embedded',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Ride <hello@ride.example>',
  IDENTITY: 'oidc',
  IDENTITY_AUTHORITY: 'https://login.example/tenant',
  IDENTITY_CLIENT_ID: 'client',
  IDENTITY_AUDIENCE: 'api',
  IDENTITY_API_SCOPE: 'access',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  CHARITY_NAME: 'Ride, Inc.',
  CHARITY_EIN: '00-1234567',
  CHARITY_ADDRESS: '1 Mill Street',
} as const;

/** `variables` without some of them, as where somebody forgot to set them. */
export const without = (
  variables: Readonly<Record<string, string>>,
  ...names: readonly string[]
): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !names.includes(name)));
