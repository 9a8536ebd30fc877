import type { FastifyReply } from 'fastify';
import { isLine, lineText } from '#server/platform/contract/line.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createLocalAccount, findAccountByEmail } from './accounts.ts';
import type { Visit } from './interaction.ts';
import { codeStep, type DetailErrors, detailsStep, emailStep } from './pages/sign-up.page.ts';
import { isEmail, passwordProblem } from './password-rules.ts';
import type { CodeOutcome, SignUpCodes } from './sign-up-codes.ts';

const taken = 'This address already has an account. Go back and sign in with it.';

const codeErrors: Record<Exclude<CodeOutcome, 'confirmed'>, string> = {
  wrong: 'That’s not the code we sent. Check the newest letter and try again.',
  expired: 'This code is too old by now. Send a new one.',
  'used-up': 'That was one try too many for this code. Send a new one.',
};

/** What the contract would refuse later, when there is an account already that nobody could use. */
const nameProblem = (name: string, empty: string): string | null => {
  if (name === '') return empty;
  if (name.length > 80) return 'Use at most 80 characters.';
  return isLine(name) ? null : lineText;
};

const detailErrors = (visit: Visit): DetailErrors => {
  const password = passwordProblem(visit.typed('password'));
  const firstName = nameProblem(visit.typed('firstName').trim(), 'Enter your first name.');
  const lastName = nameProblem(visit.typed('lastName').trim(), 'Enter your last name.');
  return {
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    ...(password !== null && { password }),
    ...(password === null &&
      visit.typed('confirmation') !== visit.typed('password') && {
        confirmation: 'The two passwords differ. Type the same one here.',
      }),
  };
};

/** The e-mail sign-up policy: address, code, then name and password. */
export const signUp = (db: Db, codes: SignUpCodes) => {
  const open = async (visit: Visit): Promise<FastifyReply> => {
    const state = await codes.state(visit.uid);
    if (state.step === 'email') return visit.show(emailStep(visit.loginHint, undefined, visit.back));
    if (state.step === 'code') return visit.show(codeStep(state.email, undefined, null, visit.back));
    return visit.show(detailsStep(state.email, { firstName: '', lastName: '' }, {}, visit.back));
  };

  const sendCode = async (visit: Visit): Promise<FastifyReply> => {
    const email = visit.typed('email').trim();
    if (!isEmail(email)) {
      const error = email === '' ? 'Enter your e-mail address.' : 'Enter it in full, like ann@example.com.';
      return visit.show(emailStep(email, error, visit.back));
    }
    if ((await findAccountByEmail(db, email)) !== undefined)
      return visit.show(emailStep(email, taken, visit.back));
    await codes.send(visit.uid, email);
    return visit.again();
  };

  const confirmCode = async (visit: Visit, email: string): Promise<FastifyReply> => {
    const typed = visit.typed('code').trim();
    if (typed === '') return visit.show(codeStep(email, 'Enter the code from the letter.', null, visit.back));
    const outcome = await codes.confirm(visit.uid, typed);
    if (outcome === 'confirmed') return visit.again();
    return visit.show(codeStep(email, codeErrors[outcome], null, visit.back));
  };

  const create = async (visit: Visit, email: string): Promise<FastifyReply> => {
    const typed = { firstName: visit.typed('firstName').trim(), lastName: visit.typed('lastName').trim() };
    const errors = detailErrors(visit);
    if (Object.keys(errors).length > 0) return visit.show(detailsStep(email, typed, errors, visit.back));
    const oid = await createLocalAccount(db, { email, password: visit.typed('password'), ...typed });
    await codes.forget(visit.uid);
    if (oid === null) return visit.show(emailStep(email, taken, visit.back));
    return visit.finish({ login: { accountId: oid } });
  };

  const answer = async (visit: Visit): Promise<FastifyReply> => {
    const action = visit.typed('action');
    const state = await codes.state(visit.uid);
    if (state.step === 'email') return action === 'send-code' ? sendCode(visit) : visit.again();
    if (action === 'change-email') {
      await codes.forget(visit.uid);
      return visit.again();
    }
    if (state.step === 'details') return action === 'create' ? create(visit, state.email) : visit.again();
    if (action === 'confirm-code') return confirmCode(visit, state.email);
    if (action !== 'send-again') return visit.again();
    await codes.send(visit.uid, state.email);
    return visit.show(
      codeStep(state.email, undefined, 'A new code is on its way. The old one is void.', visit.back),
    );
  };

  return { open, answer };
};
