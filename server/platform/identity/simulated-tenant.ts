import type { Policies } from './policies.ts';

const host = 'product.b2clogin.com';
const domain = 'product.onmicrosoft.com';

/** Azure names a tenant by a guid too. */
export const localTenantId = '6c1f0f5e-0d3b-4a8e-9a3f-2f6f1f7a5c11';

/** The simulator's path on the site's own origin; MSAL's discovery is pointed here. */
export const localMount = '/identity';

/** The tenant's folder below the origin, and the scope of its one session. */
export const tenantPath = `${localMount}/${domain}`;

/** Where a person sees what the product may learn about them. */
export const accountPath = `${tenantPath}/account`;

/** The folder of one policy. Lower case, because MSAL lower-cases an authority. */
export const policyPath = (tfp: string) => `${tenantPath}/${tfp.toLowerCase()}`;

/** Azure AD B2C's issuer with the policy in it; nominal, nothing ever requests it. */
export const localIssuer = (tfp: string) => `https://${host}/tfp/${localTenantId}/${tfp.toLowerCase()}/v2.0/`;

/** What the API scope belongs to; oidc-provider calls it the resource. */
export const localResource = `https://${domain}/api`;

const policy = (tfp: string) => ({ authority: `https://${host}/${domain}/${tfp}`, tfp });

/**
 * The tenant that the simulator plays. To MSAL it is exactly like one of Azure AD B2C, so the browser runs its production configuration.
 */
export const localTenant = {
  clientId: '8f3f6c0e-5e0b-4b57-9c52-0c7a3fd3a1d2',
  audience: '3a9e2d8b-6f1c-4f5e-b1a7-9d0c8e7f6a54',
  scopes: ['openid', `${localResource}/access`],
  knownAuthorities: [host],
  policies: {
    emailSignUp: policy('B2C_1_email_signup'),
    emailSignIn: policy('B2C_1_email_signin'),
    passwordReset: policy('B2C_1_password_reset'),
    google: policy('B2C_1_google'),
    facebook: policy('B2C_1_facebook'),
  } satisfies Policies,
};
