import { isLine, lineText } from '#server/platform/contract/field-problems.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createLocalAccount, findAccountByEmail } from './accounts.ts';
import { signUpEmail } from './code-emails.ts';
import { codeSteps } from './code-steps.ts';
import type { Pages, Visit } from './interaction.ts';
import type { MailedCodes } from './mailed-codes.ts';
import { type CodeStepTexts, emailStep } from './pages/code-steps.page.ts';
import { type DetailErrors, detailsStep } from './pages/sign-up.page.ts';
import { newPasswordErrors } from './password-rules.ts';

const texts: CodeStepTexts = {
  title: 'Create an account',
  heading: 'Let’s start with your e-mail',
  lede: 'We’ll send you a code, to make sure our mail reaches you.',
};

const taken = 'This address already has an account. Go back and sign in with it.';

/** Checks what the contract would refuse later, when the account would already exist and be unusable. */
export const nameProblem = (name: string, empty: string): string | null => {
  if (name === '') return empty;
  if (name.length > 80) return 'Use at most 80 characters.';
  return isLine(name) ? null : lineText;
};

const detailErrors = (visit: Visit): DetailErrors => {
  const firstName = nameProblem(visit.typed('firstName').trim(), 'Enter your first name.');
  const lastName = nameProblem(visit.typed('lastName').trim(), 'Enter your last name.');
  return {
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    ...newPasswordErrors(visit.typed),
  };
};

/** The e-mail sign-up policy: address, code, then name and password. */
export const signUp = (db: Db, codes: MailedCodes, site: string): Pages =>
  codeSteps(codes, {
    texts,
    letter: signUpEmail(site),
    recipient: async (email) =>
      (await findAccountByEmail(db, email)) === undefined ? { email } : { refusal: taken },
    last: {
      open: (visit, email) =>
        visit.show(detailsStep(texts, email, { firstName: '', lastName: '' }, {}, visit.back)),

      answer: async (visit, email) => {
        if (visit.typed('action') !== 'create') return visit.again();
        const typed = {
          firstName: visit.typed('firstName').trim(),
          lastName: visit.typed('lastName').trim(),
        };
        const errors = detailErrors(visit);
        if (Object.keys(errors).length > 0)
          return visit.show(detailsStep(texts, email, typed, errors, visit.back));
        const oid = await createLocalAccount(db, { email, password: visit.typed('password'), ...typed });
        await codes.forget(visit.uid);
        if (oid === null) return visit.show(emailStep(texts, email, taken, visit.back));
        return visit.signIn(oid);
      },
    },
  });
