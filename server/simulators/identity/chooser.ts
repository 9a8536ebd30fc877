import type { FastifyReply } from 'fastify';
import { isEmail } from '#server/platform/contract/email.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LoginMethod } from '#server/platform/identity/policies.ts';
import {
  createSocialAccount,
  findAccount,
  findAccountByEmail,
  firstAccounts,
  type LocalAccount,
} from './accounts.ts';
import type { Pages, Visit } from './interaction.ts';
import { methodNames } from './method-names.ts';
import { chooserPage, type OtherErrors } from './pages/chooser.page.ts';
import { nameProblem } from './sign-up.ts';

const mostShown = 3;

type Other = { firstName: string; lastName: string; email: string };

const nobody: Other = { firstName: '', lastName: '', email: '' };

/** Facebook has people without an address; Google doesn't. */
const emailProblem = (method: LoginMethod, email: string): string | null => {
  if (email === '') return method === 'facebook' ? null : 'Enter an e-mail address.';
  return isEmail(email) ? null : 'Enter it in full, like ann@example.com.';
};

const errorsOf = (method: LoginMethod, other: Other): OtherErrors => {
  const firstName = nameProblem(other.firstName, 'Enter a first name.');
  const lastName = nameProblem(other.lastName, 'Enter a last name.');
  const email = emailProblem(method, other.email);
  return {
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    ...(email !== null && { email }),
  };
};

/** Simulates the sign-in of Google or Facebook: it accepts any chosen identity. */
export const chooser = (db: Db, method: Exclude<LoginMethod, 'email'>): Pages => {
  /** The demo's accounts, and those that this browser used before. */
  const shown = async ({ oid }: Visit): Promise<LocalAccount[]> => {
    const first = await firstAccounts(db, method, mostShown);
    if (oid === null || first.some((account) => account.oid === oid)) return first;
    const own = await findAccount(db, oid);
    return own?.method === method ? [own, ...first] : first;
  };

  const show = async (visit: Visit, other: Other | null, errors: OtherErrors): Promise<FastifyReply> =>
    visit.show(
      chooserPage({
        name: methodNames[method],
        accounts: await shown(visit),
        other,
        errors,
        back: visit.back,
      }),
    );

  const another = async (visit: Visit): Promise<FastifyReply> => {
    const other: Other = {
      firstName: visit.typed('firstName').trim(),
      lastName: visit.typed('lastName').trim(),
      email: visit.typed('email').trim(),
    };
    const errors = errorsOf(method, other);
    if (Object.keys(errors).length > 0) return show(visit, other, errors);
    const email = other.email === '' ? null : other.email;
    const made = await createSocialAccount(db, { ...other, method, email });
    const oid = made ?? (await findAccountByEmail(db, other.email, method))?.oid;
    return oid === undefined ? visit.again() : visit.signIn(oid);
  };

  return {
    open: async (visit) => show(visit, null, {}),

    answer: async (visit) => {
      if (visit.typed('action') === 'other') return show(visit, nobody, {});
      if (visit.typed('action') === 'use-other') return another(visit);
      const chosen = (await shown(visit)).find(({ oid }) => oid === visit.typed('account'));
      return chosen === undefined ? visit.again() : visit.signIn(chosen.oid);
    },
  };
};
