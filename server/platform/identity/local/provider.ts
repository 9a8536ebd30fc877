import { type Configuration, errors, Provider } from 'oidc-provider';
import type { Db } from '#server/platform/database/database.ts';
import { findAccount, type LocalAccount } from './accounts.ts';
import { databaseAdapter } from './adapter.ts';
import { siteOrigin, withAzureHabits } from './azure-habits.ts';
import type { SigningKey } from './keys.ts';
import { pagePolicy } from './page-policy.ts';
import { errorPage, signedOutPage, signingOutPage } from './pages/notice.page.ts';
import { localIssuer, localResource, localTenant, policyPath } from './tenant.ts';

const hour = 3600;

/** The claims that Azure AD B2C puts into this product's tokens, access tokens included. */
export const claimsOf = (account: LocalAccount, tfp: string) => ({
  oid: account.oid,
  tfp,
  emails: [account.email],
  name: `${account.firstName} ${account.lastName}`,
  given_name: account.firstName,
  family_name: account.lastName,
});

const apiScope = `${localResource}/access`;

const configuration = (db: Db, key: SigningKey, tfp: string): Configuration => ({
  adapter: databaseAdapter(db, tfp),
  jwks: { keys: [{ ...key.privateJwk } as NonNullable<Configuration['jwks']>['keys'][number]] },
  clients: [
    {
      client_id: localTenant.clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      // Replaced by the check in azure-habits.ts: the site's own origin is only known per request.
      redirect_uris: ['http://localhost:3000/auth/token'],
    },
  ],
  responseTypes: ['code'],
  scopes: ['openid', 'profile', 'offline_access'],
  claims: { openid: ['sub', 'oid', 'tfp', 'emails', 'name', 'given_name', 'family_name'] },
  conformIdTokenClaims: false,
  findAccount: async (_ctx, oid) => {
    const account = await findAccount(db, oid);
    if (account === undefined) return undefined;
    return { accountId: oid, claims: async () => ({ sub: oid, ...claimsOf(account, tfp) }) };
  },
  extraTokenClaims: async (_ctx, token) => {
    const account = 'accountId' in token ? await findAccount(db, token.accountId) : undefined;
    return account === undefined ? undefined : claimsOf(account, tfp);
  },
  // The app and its API are one product: nobody is asked whether the one may use the other.
  loadExistingGrant: async (ctx) => {
    const { session, client, provider } = ctx.oidc;
    if (session?.accountId === undefined || client === undefined) return undefined;
    const known = session.grantIdFor(client.clientId);
    const found = known === undefined ? undefined : await provider.Grant.find(known);
    if (found !== undefined) return found;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile offline_access');
    grant.addResourceScope(localResource, apiScope);
    await grant.save();
    return grant;
  },
  interactions: { url: (_ctx, interaction) => `${policyPath(tfp)}/interaction/${interaction.uid}` },
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  // Two tabs may refresh with the same token at once; rotating would take the second for a thief.
  rotateRefreshToken: false,
  clientBasedCORS: (ctx, origin) => origin === siteOrigin(ctx),
  cookies: {
    names: {
      session: `identity_${tfp}`,
      interaction: `identity_${tfp}_step`,
      resume: `identity_${tfp}_resume`,
    },
    long: { httpOnly: true, sameSite: 'lax', path: policyPath(tfp) },
    short: { httpOnly: true, sameSite: 'lax' },
  },
  ttl: {
    AccessToken: hour,
    AuthorizationCode: 300,
    Grant: 24 * hour,
    IdToken: hour,
    Interaction: hour,
    RefreshToken: 24 * hour,
    Session: 24 * hour,
  },
  routes: {
    authorization: '/oauth2/v2.0/authorize',
    token: '/oauth2/v2.0/token',
    end_session: '/oauth2/v2.0/logout',
    jwks: '/discovery/v2.0/keys',
  },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => localResource,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_ctx, resource) => {
        if (resource !== localResource) throw new errors.InvalidTarget();
        return {
          scope: apiScope,
          audience: localTenant.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: hour,
          jwt: { sign: { alg: 'RS256' } },
        };
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        ctx.body = signingOutPage(form);
      },
      postLogoutSuccessSource: async (ctx) => {
        ctx.body = signedOutPage();
      },
    },
  },
  renderError: async (ctx, out) => {
    ctx.type = 'html';
    ctx.body = errorPage(out.error_description ?? out.error);
  },
});

/** One policy of the tenant, as a provider of its own that looks to MSAL like Azure AD B2C. */
export const localProvider = (db: Db, key: SigningKey, tfp: string): Provider => {
  const provider = new Provider(localIssuer(tfp), configuration(db, key, tfp));
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', pagePolicy);
    await next();
  });
  return withAzureHabits(provider);
};
