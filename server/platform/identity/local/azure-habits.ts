import { Provider } from 'oidc-provider';
import { localTenantId } from './tenant.ts';

/** Pages of this site that a sign-in or sign-out may come back to. */
const returnPaths = new Set(['/auth/token', '/auth/logout', '/auth-bridge.html']);

/** Where the request came to; Koa's own `ctx.origin` is the header of that name. */
export const siteOrigin = (ctx: { href: string }) => new URL(ctx.href).origin;

const isOwnPage = (address: string): boolean => {
  const ctx = Provider.ctx;
  const url = URL.parse(address);
  return url !== null && ctx !== undefined && url.origin === siteOrigin(ctx) && returnPaths.has(url.pathname);
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Where oidc-provider and Azure AD B2C differ and MSAL counts on the latter. */
export const withAzureHabits = (provider: Provider): Provider => {
  // A registration lists fixed addresses; here the site's own origin counts, whatever its port.
  provider.Client.prototype.redirectUriAllowed = isOwnPage;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOwnPage;

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
