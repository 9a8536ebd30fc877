import type { Db } from '#server/platform/database/database.ts';
import { findAccountByEmail } from './accounts.ts';
import { inSeconds, type Pages } from './interaction.ts';
import type { PasswordLock, PasswordOutcome } from './lock.ts';
import { type SignInErrors, signInPage } from './pages/sign-in.page.ts';

/** The text, as in Azure AD B2C, for a sign-in or password reset without an account. */
export const unknownAddress =
  'We don’t know this address. Check it for a typo, or go back and create an account.';

/** The remaining time in whole minutes, at least one. */
const minutes = (milliseconds: number): string => {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? '1 minute' : `${count} minutes`;
};

const problem = (outcome: Exclude<PasswordOutcome, { kind: 'right' }>): string =>
  outcome.kind === 'wrong'
    ? 'That’s not the right password. Check it and try again.'
    : `Your account is locked for now because of too many tries. Try again in ${minutes(outcome.forMs)}, or choose a new password.`;

/** The e-mail sign-in policy. It says which of the two is wrong, as Azure AD B2C does. */
export const signIn = (db: Db, lock: PasswordLock): Pages => ({
  open: async (visit) => visit.show(signInPage('', {}, visit)),

  answer: async (visit) => {
    // Before the password is looked up: a new one may be saved during the comparison.
    const began = inSeconds();
    const email = visit.typed('email').trim();
    const password = visit.typed('password');
    const again = (errors: SignInErrors) => visit.show(signInPage(email, errors, visit));
    if (email === '') return again({ email: 'Enter your e-mail address.' });
    if (password === '') return again({ password: 'Enter your password.' });
    const account = await findAccountByEmail(db, email);
    if (account === undefined) return again({ email: unknownAddress });
    const outcome = await lock.check(account, password, visit.address);
    return outcome.kind === 'right'
      ? visit.signIn(account.oid, began)
      : again({ password: problem(outcome) });
  },
});
