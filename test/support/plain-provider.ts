import { createPrivateKey, createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Configuration, errors, Provider } from 'oidc-provider';
import { localhostCertificate } from './certificate.ts';

const mount = '/climb';
const clientId = 'climb-app';
const audience = 'https://climb.example/api';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signingJwk = { ...privateKey.export({ format: 'jwk' }), kid: 'plain-1', use: 'sig', alg: 'RS256' };

/** This provider's own name for a person says nothing about their address. */
const subOf = (email: string) => `plain-${Buffer.from(email).toString('hex')}`;

const claimsOf = (sub: string) => {
  const email = Buffer.from(sub.slice('plain-'.length), 'hex').toString();
  // Many providers send the address by this name too; the app's library takes it for what the provider likes to be told.
  const names = { preferred_username: email, name: 'Pia Plain', given_name: 'Pia', family_name: 'Plain' };
  return { email, email_verified: true, ...names };
};

const hour = 3600;

const configuration = (site: string): Configuration => ({
  jwks: { keys: [signingJwk as NonNullable<Configuration['jwks']>['keys'][number]] },
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${site}/auth/token`, `${site}/auth-bridge.html`],
      post_logout_redirect_uris: [`${site}/auth/logout`],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['preferred_username', 'name', 'given_name', 'family_name'],
  },
  conformIdTokenClaims: false,
  findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...claimsOf(sub) }) }),
  extraTokenClaims: async (_ctx, token) =>
    'accountId' in token ? { email: claimsOf(String(token.accountId)).email } : undefined,
  loadExistingGrant: async ({ oidc: { session, client, provider } }) => {
    if (session?.accountId === undefined || client === undefined) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile offline_access');
    grant.addResourceScope(audience, 'access');
    await grant.save();
    return grant;
  },
  interactions: { url: (_ctx, { uid }) => `${mount}/interaction/${uid}` },
  issueRefreshToken: async () => true,
  rotateRefreshToken: false,
  clientBasedCORS: (_ctx, origin) => origin === site,
  cookies: { keys: ['plain'] },
  ttl: {
    AccessToken: hour,
    AuthorizationCode: 60,
    Grant: hour,
    IdToken: hour,
    Interaction: hour,
    RefreshToken: hour,
    Session: hour,
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        ctx.body = page(
          'Sign out?',
          `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
        );
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => audience,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_ctx, resource) => {
        if (resource !== audience) throw new errors.InvalidTarget();
        const jwt = { sign: { alg: 'RS256' } } as const;
        return { scope: 'access', audience, accessTokenFormat: 'jwt', accessTokenTTL: hour, jwt };
      },
    },
  },
});

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${content}</html>`;

const form = page(
  'Plain sign-in',
  '<form method="post"><label>Address <input name="email" type="email" autofocus></label><button>Continue</button></form>',
);

/** Shows a form that believes every address. */
const interact = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(form);
    return;
  }
  const email = new URLSearchParams(await text(request)).get('email') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId: subOf(email) } });
};

/** Adds `offline_access` to the granted scopes, like a provider that grants it without consent. */
const withOfflineAccess = (provider: Provider): Provider => {
  const { save } = provider.AuthorizationCode.prototype;
  provider.AuthorizationCode.prototype.save = function (...args: Parameters<typeof save>) {
    this.scope = `${this.scope ?? ''} offline_access`;
    return save.apply(this, args);
  };
  return provider;
};

export type PlainProvider = {
  /** What to set at the site; its certificate is unknown to browsers. */
  variables: Record<string, string>;
  /** Serves the site from now on. */
  open: (site: string) => void;
  /** A token signed with the provider's key that says what the test likes. */
  sign: (claims: Record<string, unknown>, alg?: 'RS256' | 'RS512') => string;
  email: (name: string) => { sub: string; email: string };
  close: () => Promise<void>;
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider that knows nothing of policies: `sub` and `email`, discovery at its own root, https on a free port. */
export const startPlainProvider = async (): Promise<PlainProvider> => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-provider-'));
  const certificate = localhostCertificate();
  const trusted = join(folder, 'certificate.pem');
  writeFileSync(trusted, certificate.cert);
  let handle: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const server = createServer(certificate, (request, response) => {
    if (handle !== null && request.url?.startsWith(`${mount}/`)) return handle(request, response);
    response.writeHead(404).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const issuer = `https://localhost:${address.port}${mount}`;
  return {
    variables: {
      IDENTITY: 'oidc',
      IDENTITY_AUTHORITY: issuer,
      IDENTITY_CLIENT_ID: clientId,
      IDENTITY_AUDIENCE: audience,
      IDENTITY_API_SCOPE: 'access',
      NODE_EXTRA_CA_CERTS: trusted,
    },
    open: (site) => {
      const provider = withOfflineAccess(new Provider(issuer, configuration(site)));
      const serve = provider.callback();
      handle = (request, response) => {
        const url = (request.url ?? '').slice(mount.length);
        const work = url.startsWith('/interaction/')
          ? interact(provider, request, response)
          : serve(Object.assign(request, { originalUrl: request.url, url }), response);
        work.catch(() => response.writeHead(500).end());
      };
    },
    sign: (claims, alg = 'RS256') => {
      const now = Math.floor(Date.now() / 1000);
      const right = { iss: issuer, aud: audience, iat: now, exp: now + hour };
      const content = `${encode({ alg, kid: signingJwk.kid })}.${encode({ ...right, ...claims })}`;
      const key = createPrivateKey({ key: signingJwk, format: 'jwk' });
      const hash = alg === 'RS256' ? 'RSA-SHA256' : 'RSA-SHA512';
      return `${content}.${createSign(hash).update(content).sign(key, 'base64url')}`;
    },
    email: (name) => ({ sub: subOf(`${name}@example.com`), email: `${name}@example.com` }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
