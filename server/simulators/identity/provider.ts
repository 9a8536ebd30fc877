import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Configuration, errors, Provider } from 'oidc-provider';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PolicyName } from '#server/platform/identity/policies.ts';
import {
  localIssuer,
  localResource,
  localTenant,
  policyPath,
  tenantPath,
} from '#server/platform/identity/simulated-tenant.ts';
import { findAccount, type LocalAccount } from './accounts.ts';
import { databaseAdapter } from './adapter.ts';
import { siteOrigin, withAzureHabits } from './azure-behaviour.ts';
import { interactionsOf } from './interaction-policy.ts';
import { pagePolicy } from './page-policy.ts';
import { errorPage, signedOutPage } from './pages/frame.ts';
import { endedSessions, sessionCookie } from './sessions.ts';

/** The key that signs every token of the simulator. */
export type SigningKey = { kid: string; privateJwk: JWK; publicJwk: JWK };

const read = (db: Db) => db.selectFrom('identityKey').select('privateJwk').executeTakeFirst();

const create = async (db: Db): Promise<void> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
  await db
    .insertInto('identityKey')
    .values({ id: 1, privateJwk: JSON.stringify(jwk), createdAt: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The stored key, created at the first call. Two processes that start together get the same one. */
export const signingKey = async (db: Db): Promise<SigningKey> => {
  if ((await read(db)) === undefined) await create(db);
  const row = await read(db);
  if (row === undefined) throw new Error('The signing key could not be stored.');
  const privateJwk = row.privateJwk as JWK;
  const { kty, n, e, kid, alg, use } = privateJwk;
  const publicJwk = { kty, n, e, kid, alg, use } as JWK;
  return { kid: kid ?? '', privateJwk, publicJwk };
};

/**
 * The claims of Azure AD B2C's tokens for this product, access tokens included. An account can be set at /sandbox to miss claims, or to
 * name an unknown policy.
 */
const claimsOf = ({ oid, email, firstName, lastName, claims }: LocalAccount, tfp: string) => ({
  ...(claims !== 'without-oid' && { oid }),
  tfp: claims === 'unknown-policy' ? 'B2C_1_somewhere_else' : tfp,
  ...(email !== null && claims !== 'without-email' && { emails: [email] }),
  name: fullNameOf({ firstName, lastName }),
  given_name: firstName,
  family_name: lastName,
});

const hour = 3600;

const apiScope = `${localResource}/access`;

const consentGone = 'consent_required: the person has taken back what they had agreed to';

const configuration = (db: Db, key: SigningKey, name: PolicyName, tfp: string): Configuration => ({
  adapter: databaseAdapter(db, tfp),
  jwks: { keys: [{ ...key.privateJwk } as NonNullable<Configuration['jwks']>['keys'][number]] },
  clients: [
    {
      client_id: localTenant.clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      // Replaced by the check in azure-behaviour.ts: the site's own origin is only known per request.
      redirect_uris: ['http://localhost:3000/auth/token'],
    },
  ],
  responseTypes: ['code'],
  scopes: ['openid', 'profile', 'offline_access'],
  claims: { openid: ['sub', 'oid', 'tfp', 'emails', 'name', 'given_name', 'family_name'] },
  conformIdTokenClaims: false,
  findAccount: async (_ctx, oid, token) => {
    const local = await findAccount(db, oid);
    if (local === undefined) return undefined;
    // A refresh token outlives its consent. With this value the library asks the person.
    if (token !== undefined && !local.hasConsented) throw new errors.ConsentRequired(consentGone);
    return { accountId: oid, local, claims: async () => ({ sub: oid, ...claimsOf(local, tfp) }) };
  },
  extraTokenClaims: async (_ctx, token) => {
    const account = 'accountId' in token ? await findAccount(db, token.accountId) : undefined;
    return account === undefined ? undefined : claimsOf(account, tfp);
  },
  // The app and its API are one product: no person is asked whether the app may use the API. The consent in interaction-policy.ts is about
  // the person's data.
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
  interactions: {
    policy: interactionsOf(name, endedSessions(db)),
    url: (_ctx, interaction) => `${policyPath(tfp)}/interaction/${interaction.uid}`,
  },
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  // Two tabs may refresh with the same token at once; rotation would take the second for a theft.
  rotateRefreshToken: false,
  clientBasedCORS: (ctx, origin) => origin === siteOrigin(ctx),
  cookies: {
    names: {
      session: sessionCookie,
      interaction: `identity_${tfp}_step`,
      resume: `identity_${tfp}_resume`,
    },
    long: { httpOnly: true, sameSite: 'lax', path: tenantPath },
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

/** One policy of the tenant, as a separate provider that looks to MSAL like Azure AD B2C. */
export const localProvider = (db: Db, key: SigningKey, name: PolicyName): Provider => {
  const { tfp } = localTenant.policies[name];
  const provider = new Provider(localIssuer(tfp), configuration(db, key, name, tfp));
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', pagePolicy);
    await next();
  });
  return withAzureHabits(provider);
};
