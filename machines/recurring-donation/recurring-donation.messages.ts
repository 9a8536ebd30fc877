import { declineText } from '#machines/donation/donation.declines.ts';
import { problemText } from '#machines/donation/donation.messages.ts';
import type { FlowError } from '#machines/flow-error.ts';
import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { RecurringDonationMeta } from './recurring-donation.types.ts';

const quiet = (heading: string, announce: string): RecurringDonationMeta => ({
  heading,
  focus: 'none',
  announce,
});
const announced = (heading: string, announce: string): RecurringDonationMeta => ({
  heading,
  focus: 'heading',
  announce,
});

/** The form's heading, for as long as it is on the page. */
const change = 'Change this gift';

export const recurringMeta = {
  loading: quiet('Your monthly gifts', 'Loading your gifts.'),
  unavailable: announced(
    'We couldn’t load your gifts',
    'Your gifts could not be loaded. They continue as before.',
  ),
  listed: announced('Your monthly gifts', 'Your monthly gifts.'),
  editing: refusing(announced(change, 'Change this gift. Nothing changes until you save it.')),
  tokenizing: quiet(change, 'Checking how you pay. Nothing is charged now.'),
  saving: quiet(change, 'Saving your changes.'),
  asking: announced('End this monthly gift?', 'End this monthly gift? We won’t charge it anymore.'),
  ending: quiet('Ending this gift', 'Ending this gift.'),
  expired: announced(
    messages.loginAgain,
    'Your session has ended. Sign in again to continue; nothing you typed is lost.',
  ),
} satisfies Record<string, RecurringDonationMeta>;

/** There is no clear answer: the request may have been carried out. */
const isUnclear = ({ status, kind }: FlowError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unknownOutcome' || (status !== null && status >= 500);

/** Why a change wasn't saved, or a donation didn't end, and what helps. */
export const recurringProblemText = (problem: FlowError, asked: 'change' | 'end'): string => {
  if (problem.kind === 'declined') {
    const { title, text, said } = declineText({ reason: problem.reason ?? null, detail: problem.message });
    return `${title}. ${text}${said === '' ? '' : ` ${said}`} Your gift stays as it was, and nothing was charged.`;
  }
  if (problem.code === 'charge-changed')
    return 'This gift was changed somewhere else in the meantime. Check the amounts, then save again.';
  if (!isUnclear(problem)) return problemText(problem);
  return asked === 'change'
    ? 'We don’t know whether this was saved. Check your connection. Saving again is safe: you won’t be charged twice.'
    : 'We don’t know whether your gift has ended. Check your connection. It’s safe to try again: it won’t be done twice.';
};
