import type { FastifyReply } from 'fastify';
import { isEmail } from '#server/platform/contract/email.ts';
import type { Pages, Visit } from './interaction.ts';
import type { CodeEmail, CodeOutcome, MailedCodes } from './mailed-codes.ts';
import { type CodeStepTexts, codeStep, emailStep } from './pages/code-steps.page.ts';

const codeErrors: Record<Exclude<CodeOutcome, 'confirmed'>, string> = {
  wrong: 'That’s not the code we sent. Check the latest e-mail and try again.',
  expired: 'This code has expired. Send a new one.',
  'used-up': 'Too many tries with this code. Send a new one.',
};

const tooMany = 'We’ve sent a lot of codes to this address. Use the latest one, or try again in an hour.';

export type CodeSteps = {
  texts: CodeStepTexts;
  letter: CodeEmail;
  /** The address to send the code to, for a typed one; or why there is none. */
  recipient: (typed: string) => Promise<{ email: string } | { refusal: string }>;
  /** The step after the address is confirmed. */
  last: {
    open: (visit: Visit, email: string) => FastifyReply;
    answer: (visit: Visit, email: string) => Promise<FastifyReply>;
  };
};

/** The steps of a policy: an address, the e-mailed code, and the policy's own step. */
export const codeSteps = (codes: MailedCodes, { texts, letter, recipient, last }: CodeSteps): Pages => {
  const emailAgain = (visit: Visit, email: string, error: string) =>
    visit.show(emailStep(texts, email, error, visit.back));

  const sendCode = async (visit: Visit): Promise<FastifyReply> => {
    const typed = visit.typed('email').trim();
    if (typed === '') return emailAgain(visit, typed, 'Enter your e-mail address.');
    if (!isEmail(typed)) return emailAgain(visit, typed, 'Enter it in full, like ann@example.com.');
    const to = await recipient(typed);
    if ('refusal' in to) return emailAgain(visit, typed, to.refusal);
    const isSent = await codes.send(visit.uid, to.email, letter);
    return isSent ? visit.again() : emailAgain(visit, typed, tooMany);
  };

  const confirmCode = async (visit: Visit, email: string): Promise<FastifyReply> => {
    const typed = visit.typed('code').trim();
    const again = (error: string) => visit.show(codeStep(texts, email, error, null, visit.back));
    if (typed === '') return again('Enter the code from the e-mail.');
    const outcome = await codes.confirm(visit.uid, typed);
    return outcome === 'confirmed' ? visit.again() : again(codeErrors[outcome]);
  };

  const sendAgain = async (visit: Visit, email: string): Promise<FastifyReply> => {
    const isSent = await codes.send(visit.uid, email, letter);
    const note = isSent ? 'A new code is on its way. The old one no longer works.' : null;
    return visit.show(codeStep(texts, email, isSent ? undefined : tooMany, note, visit.back));
  };

  return {
    open: async (visit) => {
      const state = await codes.state(visit.uid);
      if (state.step === 'email') return visit.show(emailStep(texts, '', undefined, visit.back));
      if (state.step === 'code') return visit.show(codeStep(texts, state.email, undefined, null, visit.back));
      return last.open(visit, state.email);
    },

    answer: async (visit) => {
      const action = visit.typed('action');
      const state = await codes.state(visit.uid);
      if (state.step === 'email') return action === 'send-code' ? sendCode(visit) : visit.again();
      if (action === 'change-email') {
        await codes.forget(visit.uid);
        return visit.again();
      }
      if (state.step === 'details') return last.answer(visit, state.email);
      if (action === 'confirm-code') return confirmCode(visit, state.email);
      return action === 'send-again' ? sendAgain(visit, state.email) : visit.again();
    },
  };
};
