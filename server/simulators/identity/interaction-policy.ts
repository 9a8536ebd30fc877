import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { methodOf, type PolicyName } from '#server/platform/identity/policies.ts';
import type { LocalAccount } from './accounts.ts';
import type { EndedSessions } from './sessions.ts';

const { base, Check, Prompt } = interactionPolicy;

/** The account behind a request, as `findAccount` of provider.ts made it. */
const accountOf = (ctx: KoaContextWithOIDC): LocalAccount | undefined =>
  ctx.oidc.account?.local as LocalAccount | undefined;

/** When a policy shows its own page, and when the tenant's session is enough. */
export const interactionsOf = (name: PolicyName, ended: EndedSessions) => {
  const policy = base();
  const login = policy.get('login')?.checks;
  login?.add(
    new Check(
      'other_method',
      'the session belongs to an account of another kind',
      'login_required',
      (ctx) => {
        const account = accountOf(ctx);
        return ctx.oidc.session?.accountId !== undefined && account?.method !== methodOf(name);
      },
    ),
  );
  // A person who typed a password that was replaced before they continued.
  login?.add(
    new Check('ended', 'the sign-in began before the sessions were ended', 'login_required', async (ctx) => {
      const { accountId, loginTs } = ctx.oidc.session ?? {};
      return accountId !== undefined && ended.has(accountId, loginTs ?? 0);
    }),
  );
  if (name === 'passwordReset')
    login?.add(
      new Check('new_password', 'a new password has to be chosen', 'login_required', (ctx) => {
        return ctx.oidc.result?.login === undefined;
      }),
    );
  policy.get('consent')?.checks.add(
    new Check(
      'consent_missing',
      'consent_required: the person has not agreed yet',
      'consent_required',
      (ctx) => {
        return accountOf(ctx)?.hasConsented === false;
      },
    ),
  );
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
};
