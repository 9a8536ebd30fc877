import { Provider } from 'oidc-provider';
import { localTenantId } from '#server/platform/identity/simulated-tenant.ts';

/** AADB2C90091 is what Azure AD B2C says, in these words, when a person presses Cancel. */
export const cancelled = {
  error: 'access_denied',
  error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
};

/** And this when they ask for a new password: the app then goes to the policy for that. */
export const forgotten = {
  error: 'access_denied',
  error_description: 'AADB2C90118: The user has forgotten their password.',
};

/** Pages of this site that a sign-in or sign-out may come back to. */
const returnPaths = new Set(['/auth/token', '/auth/reset-password', '/auth/logout', '/auth-bridge.html']);

/** Whether an address is one that the tenant knows: such a page, on the origin that the request came to. */
export const isReturnAddress = (address: string, origin: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.origin === origin && returnPaths.has(url.pathname);
};

/** Where the request came to; Koa's own `ctx.origin` is the header of that name. */
export const siteOrigin = (ctx: { href: string }) => new URL(ctx.href).origin;

const isOwnPage = (address: string): boolean => {
  const ctx = Provider.ctx;
  return ctx !== undefined && isReturnAddress(address, siteOrigin(ctx));
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Where oidc-provider and Azure AD B2C differ and MSAL counts on the latter. */
export const withAzureHabits = (provider: Provider): Provider => {
  // A registration lists fixed addresses; here the site's own origin counts, whatever its port.
  provider.Client.prototype.redirectUriAllowed = isOwnPage;

  // oidc-provider drops offline_access and profile without a consent screen; MSAL later refreshes with both.
  const { save } = provider.AuthorizationCode.prototype;
  provider.AuthorizationCode.prototype.save = function (...args: Parameters<typeof save>) {
    const asked = (this.scope ?? '').split(' ').filter((scope) => scope !== '');
    this.scope = [...new Set([...asked, 'openid', 'profile', 'offline_access'])].join(' ');
    return save.apply(this, args);
  };

  // MSAL takes the account's home id from client_info, which only Microsoft's providers send.
  provider.use(async (ctx, next) => {
    await next();
    const oidc = 'oidc' in ctx ? ctx.oidc : undefined;
    const accountId = oidc?.route === 'token' ? oidc.account?.accountId : undefined;
    if (accountId !== undefined && typeof ctx.body === 'object' && ctx.status === 200) {
      const uid = `${accountId}-${new URL(provider.issuer).pathname.split('/')[3]}`;
      ctx.body = { ...ctx.body, client_info: encode({ uid, utid: localTenantId }) };
    }
  });
  return provider;
};
