import type { Db } from '#server/platform/database/database.ts';
import { findAccountByEmail, findAccountsByEmail, type LocalAccount } from './accounts.ts';
import { passwordResetEmail } from './code-emails.ts';
import { codeSteps } from './code-steps.ts';
import type { Pages } from './interaction.ts';
import { unlocked } from './lock.ts';
import type { MailedCodes } from './mailed-codes.ts';
import { methodNames } from './method-names.ts';
import { type CodeStepTexts, emailStep } from './pages/code-steps.page.ts';
import { newPasswordStep } from './pages/sign-up.page.ts';
import { newPasswordErrors } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { EndedSessions, TenantSessions } from './sessions.ts';
import { unknownAddress } from './sign-in.ts';

type Deps = { db: Db; codes: MailedCodes; sessions: TenantSessions; ended: EndedSessions; site: string };

const texts: CodeStepTexts = {
  title: 'Choose a new password',
  heading: 'Forgot your password?',
  lede: 'It happens. We’ll send a code to your address, and then you choose a new one.',
};

/** The code's recipient: always the account's own address; or why there is no password to change. */
const recipientOf = (accounts: readonly LocalAccount[]): { email: string } | { refusal: string } => {
  const email = accounts.find(({ method }) => method === 'email')?.email;
  if (typeof email === 'string') return { email };
  const [account] = accounts;
  if (account === undefined) return { refusal: unknownAddress };
  const name = methodNames[account.method];
  return {
    refusal: `This address signs in with ${name}, so there is no password here. Go back and choose ${name}.`,
  };
};

/**
 * The password-reset policy: address, code, then a new password. Afterwards the person is signed in here, and signed out everywhere else.
 */
export const passwordReset = ({ db, codes, sessions, ended, site }: Deps): Pages => {
  /** Sessions that began with the old password must end. */
  const change = async ({ oid }: LocalAccount, password: string, sessionUid: string | undefined) => {
    await db
      .updateTable('identityAccount')
      .set({ passwordHash: await hashPassword(password), ...unlocked })
      .where('oid', '=', oid)
      .execute();
    await sessions.endAll(oid, sessionUid);
    await ended.end(oid);
    // A sign-in that was admitted before the end may have saved records after it.
    await sessions.endAll(oid, sessionUid);
  };

  return codeSteps(codes, {
    texts,
    letter: passwordResetEmail(site),
    recipient: async (email) => recipientOf(await findAccountsByEmail(db, email)),
    last: {
      open: (visit, email) => visit.show(newPasswordStep(texts, email, {}, visit.back)),

      answer: async (visit, email) => {
        if (visit.typed('action') !== 'save') return visit.again();
        const errors = newPasswordErrors(visit.typed);
        if (Object.keys(errors).length > 0)
          return visit.show(newPasswordStep(texts, email, errors, visit.back));
        const account = await findAccountByEmail(db, email);
        await codes.forget(visit.uid);
        if (account === undefined) return visit.show(emailStep(texts, email, unknownAddress, visit.back));
        await change(account, visit.typed('password'), visit.sessionUid);
        return visit.signIn(account.oid);
      },
    },
  });
};
