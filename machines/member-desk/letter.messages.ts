import { type FlowError, isUnclear } from '#machines/flow-error.ts';
import { refusing } from '#machines/meta.ts';
import type { LetterMeta } from './letter.types.ts';

const heading = 'Write to your members';

export const letterMeta = {
  writing: refusing({ heading, announce: '' }),
  sending: { heading, announce: 'Sending your e-mail.' },
  sent: { heading: 'Your e-mail is on its way', announce: 'Your e-mail is on its way.' },
  expired: {
    heading: 'Your e-mail isn’t sent yet',
    announce: 'Your session has ended. Sign in again and it goes out; nothing you typed is lost.',
  },
} satisfies Record<string, LetterMeta>;

/** The title above `letterProblemText`. */
export const letterProblemTitle = (problem: FlowError): string =>
  isUnclear(problem) ? 'Your e-mail may not be sent yet' : 'Your e-mail isn’t sent yet';

/** Why an e-mail wasn't sent, and what helps. */
export const letterProblemText = (problem: FlowError): string =>
  isUnclear(problem)
    ? 'We don’t know whether your e-mail went out. Check your connection and send it again. No one gets it twice.'
    : problem.message;
