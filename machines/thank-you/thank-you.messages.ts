import { type FlowError, isUnclear } from '#machines/flow-error.ts';
import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { ThankYouMeta } from './thank-you.types.ts';

const quiet = (heading: string, announce: string): ThankYouMeta => ({ heading, focus: 'none', announce });
const announced = (heading: string, announce: string): ThankYouMeta => ({
  heading,
  focus: 'heading',
  announce,
});

export const thankYouMeta = {
  loading: quiet('Thank your donors', 'Loading your gifts.'),
  unavailable: announced(
    'We couldn’t load your gifts',
    'Your gifts could not be loaded. No e-mail was sent.',
  ),
  empty: announced('You’ve thanked everyone', 'There’s no one left to thank.'),
  choosing: refusing(announced('Who do you want to thank?', 'Choose the gifts you want to say thanks for.')),
  writing: refusing(
    announced('Say it in your own words', 'Write your e-mail. It goes out when you send it.'),
  ),
  sending: quiet('Sending', 'Sending your thanks.'),
  sent: announced('Your thanks are on their way', 'Your thanks are on their way.'),
  partlySent: announced(
    'Your thanks are on their way',
    'Your thanks are on their way, but not for every gift.',
  ),
  failed: announced('No e-mail was needed', 'No e-mail went out.'),
  expired: announced(
    messages.loginAgain,
    'Your session has ended. Sign in again to continue; nothing you typed is lost.',
  ),
} satisfies Record<string, ThankYouMeta>;

/** The e-mail's subject, as the server writes it. */
export const subjectOf = (name: string): string => `${name} thanks you for your gift`;

/** The server's note below the person's text. */
export const noteOf = (firstName: string): string =>
  `${firstName} wrote this on our site, and we sent it. ${firstName} can’t see your e-mail address. If you reply, your e-mail comes to us.`;

/** The link below it by which the donor stops such e-mails. */
export const stopText = 'No more e-mails like this to this address';

/** A ready text to begin with. `name` is the donor's, where one donation of a named donor is chosen. */
export const readyText = (firstName: string, name: string | null): string =>
  [
    name === null ? 'Hello,' : `Hello ${name},`,
    'Thank you for your gift. Every dollar of it goes to cancer research, and it means a lot to me that you are behind me.',
    'I will think of you on the longest climb.',
    firstName,
  ].join('\n\n');

/** Why an e-mail wasn't sent, and what helps. */
export const thankYouProblemText = (problem: FlowError): string =>
  isUnclear(problem)
    ? 'We don’t know whether your e-mail went out. Check your connection and send it again. No one gets it twice.'
    : problem.message;
