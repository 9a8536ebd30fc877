import { randomBytes, scryptSync } from 'node:crypto';
import type { Overrides } from '#server/open-platform.ts';
import { createLocalAccount, createSocialAccount } from '#server/simulators/identity/accounts.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { authorizeAddress, fragmentOf, policies, redeem, type Tokens } from '#test/support/authorize.ts';
import { localIdentity } from '#test/support/identity.ts';
import { type SitePage, siteVisitor } from '#test/support/site-visitor.ts';

export const password = 'Summit-2027';

export const [signIn, signUp, reset, google, facebook] = [
  policies.emailSignIn.tfp,
  policies.emailSignUp.tfp,
  policies.passwordReset.tfp,
  policies.google.tfp,
  policies.facebook.tfp,
] as const;

export type Visitor = ReturnType<typeof siteVisitor>;

/** The stored password with a cheap hash: its cost is not the subject of these tests. */
const quickHash = (): string => {
  const [N, r, p] = [2 ** 10, 8, 1];
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N, r, p });
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
};

/** A server with the local provider, and the actions of people there. */
export const openProvider = async (overrides: Overrides = {}) => {
  const api: TestApi = await startApi({ overrides: { identity: localIdentity(), ...overrides } });
  const { db } = api.store;
  let made = 0;

  const newEmail = (name: string): string => {
    made += 1;
    return `${name}.${made}@example.com`;
  };

  return {
    api,
    close: () => api.close(),
    newEmail,

    visitor: (): Visitor => siteVisitor(api.app),

    /** A person with a password. */
    async account(name = 'ann'): Promise<{ oid: string; email: string }> {
      const email = newEmail(name);
      const oid = await createLocalAccount(db, {
        email,
        passwordHash: quickHash(),
        firstName: 'Ann',
        lastName: 'Alder',
      });
      return { oid: oid ?? '', email };
    },

    async socialAccount(
      method: 'google' | 'facebook',
      email: string | null,
      hasConsented = true,
    ): Promise<{ oid: string; email: string | null }> {
      const names = { firstName: 'Gus', lastName: 'Green' };
      const oid = await createSocialAccount(db, { method, email, hasConsented, ...names });
      return { oid: oid ?? '', email };
    },

    /** The code in the newest e-mail to this address. */
    async codeFor(email: string, kind = 'sign-up-code'): Promise<string> {
      const emails = await db
        .selectFrom('mailOutbox')
        .select('subject')
        .where('recipient', '=', email)
        .where('kind', '=', kind)
        .orderBy('createdAt', 'desc')
        .execute();
      return emails.at(0)?.subject.slice(0, 6) ?? '';
    },

    /** Opens a policy, enters address and password, and returns with its answer. */
    async signIn({ visit }: Visitor, email: string, typed = password): Promise<SitePage> {
      const page = await visit(authorizeAddress(signIn));
      return visit(page.url.href, { email, password: typed });
    },

    async tokens(tfp: string, back: SitePage): Promise<Tokens> {
      const { status, body } = await redeem(api.app, tfp, back.url);
      if (status !== 200) throw new Error(`No tokens: ${JSON.stringify([fragmentOf(back), body])}`);
      return body;
    },

    /** The answer of a policy without a page. */
    silently: async ({ visit }: Visitor, tfp: string) =>
      fragmentOf(await visit(authorizeAddress(tfp, { prompt: 'none' }))),

    /** Whether the API admits the bearer of a token. */
    async asks(token: string): Promise<string> {
      const { status, body } = await api.send<{ code: string }>('GET', '/user', {
        headers: { authorization: `Bearer ${token}` },
      });
      return `${status} ${body.code}`;
    },

    sandbox: (method: 'POST' | 'PUT', path: string, payload: object) =>
      api.app.inject({ method, url: `/sandbox/api/identity${path}`, payload }),
  };
};
