import { Provider } from 'oidc-provider';
import { localTenantId } from '#server/platform/identity/simulated-tenant.ts';

/** AADB2C90091 is Azure AD B2C's answer, with this text, when a person presses Cancel. */
export const cancelled = {
  error: 'access_denied',
  error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
};

/** Azure's answer when the person asks for a new password. The app then goes to the policy for new passwords. */
export const forgotten = {
  error: 'access_denied',
  error_description: 'AADB2C90118: The user has forgotten their password.',
};

/** Pages of this site that a sign-in or sign-out may return to. */
const returnPaths = new Set(['/auth/token', '/auth/reset-password', '/auth/logout', '/auth-bridge.html']);

/** Whether an address is registered in the tenant: such a page, on the origin of the request. */
export const isReturnAddress = (address: string, origin: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.origin === origin && returnPaths.has(url.pathname);
};

/** The origin of the request; Koa's own `ctx.origin` is the header of that name. */
export const siteOrigin = (ctx: { href: string }) => new URL(ctx.href).origin;

const isOwnPage = (address: string): boolean => {
  const ctx = Provider.ctx;
  return ctx !== undefined && isReturnAddress(address, siteOrigin(ctx));
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Adds Azure AD B2C's behaviour where oidc-provider differs and MSAL depends on it. */
export const withAzureHabits = (provider: Provider): Provider => {
  // A registration lists fixed addresses; here the site's own origin counts, with any port.
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
