import { type FlowError, isUnclear } from '#machines/flow-error.ts';
import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { RefusedEntry, ShiftLeadMeta } from './shift-lead.types.ts';

const heading = 'The shifts you lead';
const meta = (focus: ShiftLeadMeta['focus'], announce: string, head = heading): ShiftLeadMeta => ({
  heading: head,
  focus,
  announce,
});

export const shiftLeadMeta = {
  loading: meta('none', 'Loading your shifts.'),
  unavailable: meta('heading', '', 'We couldn’t load your shifts'),
  absent: meta('none', ''),
  resting: meta('none', ''),
  syncing: meta('none', ''),
  waiting: meta('none', ''),
  expired: meta(
    'none',
    'Your session has ended. Sign in again to send what you enter; it stays on this device until then.',
    messages.loginAgain,
  ),
  writing: refusing(meta('field', 'Write to the people of this shift.')),
  mailing: meta('none', 'Sending your e-mail.'),
  confirming: meta('none', ''),
  removing: meta('none', 'Taking this person off the shift.'),
} satisfies Record<string, ShiftLeadMeta>;

/** Why an e-mail wasn't sent, and what helps. */
export const shiftLetterProblem = (problem: FlowError): string =>
  isUnclear(problem)
    ? 'We don’t know whether your e-mail went out. Check your connection and send it again. No one gets it twice.'
    : problem.message;

/** Why a person wasn’t removed, and what helps. */
export const removalProblemText = (problem: FlowError): { title: string; text: string } =>
  isUnclear(problem)
    ? {
        title: 'We don’t know whether that worked',
        text: 'Look at the sheet once you’re back online. Is the person still in the shift? Then try again.',
      }
    : { title: 'That didn’t work', text: problem.message };

/** Why the server refused an entry. */
export const refusalText: Readonly<Record<RefusedEntry['code'], string>> = {
  'shift-not-led': 'you don’t lead this shift anymore',
  'not-in-shift': 'this person was never in the shift',
  'check-in-closed': 'check-in for this shift isn’t open',
  'entry-changed': 'it clashes with another entry',
};
