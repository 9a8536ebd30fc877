import type { FlowError } from '#machines/flow-error.ts';
import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import { errorText, isFromBehind } from '#machines/shell/snackbar/error-text.ts';
import type { DonationMeta } from './donation.types.ts';

const quiet = (heading: string, announce: string): DonationMeta => ({ heading, focus: 'none', announce });
const announced = (heading: string, announce: string): DonationMeta => ({
  heading,
  focus: 'heading',
  announce,
});

export const meta = {
  opening: quiet('How much?', 'Loading the form.'),
  amount: refusing(quiet('How much?', 'Step 1 of 4. Choose how much to give.')),
  donor: refusing(announced('Who’s giving?', 'Step 2 of 4. Tell us who you are.')),
  payment: refusing(
    announced('How will you pay?', 'Step 3 of 4. Choose how to pay. You review everything next.'),
  ),
  tokenizing: quiet('Checking your payment', 'Checking your payment. Nothing is charged yet.'),
  reviewing: refusing(
    announced('Review your gift', 'Step 4 of 4. Review your gift. We don’t charge you until you give.'),
  ),
  sending: quiet('Giving', 'Your gift is on its way. Please wait.'),
  proving: quiet(
    'One moment',
    'One moment. We’re running a quick security check in your browser. Nothing is charged yet.',
  ),
  authenticating: quiet(
    'Your bank is checking',
    'Your bank wants to make sure it’s you. Nothing is charged yet, and nothing you typed is lost.',
  ),
  repeating: announced(
    'You just gave this',
    'The same gift went through a few minutes ago. Nothing more was charged.',
  ),
  closed: announced(
    'They aren’t taking gifts anymore',
    'They aren’t taking gifts anymore. Nothing was charged.',
  ),
  expired: announced(
    messages.loginAgain,
    'Your session has ended. Nothing was charged, and nothing you typed is lost.',
  ),
  confirming: announced(
    'Checking on your gift',
    'We don’t know yet whether your gift went through. We keep checking, and you won’t be charged twice.',
  ),
  written: announced(
    'We’ll e-mail you',
    'We still don’t know whether you were charged. If your gift reached us, we’ll e-mail you as soon as we know.',
  ),
  thanked: announced('Thank you', 'Thank you. Your gift went through, and we e-mailed your receipt.'),
} satisfies Record<string, DonationMeta>;

/** The title above a failure's text; empty if the text says it all. */
export const problemTitle = ({ code }: Pick<FlowError, 'code'>): string | undefined =>
  code === 'too-many-attempts' ? 'Too many tries' : undefined;

/** The text of a problem for a person. What the payment services say, marked by their names, is in brackets with the error code. */
export const problemText = ({ message, status }: Pick<FlowError, 'message' | 'status'>): string =>
  isFromBehind(message) ? errorText({ message, status, skipParser: false }) : message;
