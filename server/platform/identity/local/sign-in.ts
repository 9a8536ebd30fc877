import type { FastifyReply } from 'fastify';
import type { Db } from '#server/platform/database/database.ts';
import { findAccountByEmail } from './accounts.ts';
import type { Visit } from './interaction.ts';
import { signInPage } from './pages/sign-in.page.ts';
import { isPassword } from './passwords.ts';

/** The e-mail sign-in policy. It says which of the two is wrong, as Azure AD B2C does. */
export const signIn = (db: Db) => ({
  open: async (visit: Visit): Promise<FastifyReply> =>
    visit.show(signInPage(visit.loginHint, {}, visit.back)),

  answer: async (visit: Visit): Promise<FastifyReply> => {
    const email = visit.typed('email').trim();
    const password = visit.typed('password');
    if (email === '') return visit.show(signInPage('', { email: 'Enter your e-mail address.' }, visit.back));
    if (password === '')
      return visit.show(signInPage(email, { password: 'Enter your password.' }, visit.back));
    const account = await findAccountByEmail(db, email);
    if (account === undefined) {
      const unknown = 'We don’t know this address. Check it for a typo, or go back and create an account.';
      return visit.show(signInPage(email, { email: unknown }, visit.back));
    }
    if (!(await isPassword(password, account.passwordHash))) {
      const wrong = 'That’s not the right password. Check it and try again.';
      return visit.show(signInPage(email, { password: wrong }, visit.back));
    }
    return visit.finish({ login: { accountId: account.oid } });
  },
});
