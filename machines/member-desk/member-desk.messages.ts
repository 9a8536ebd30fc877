import { messages } from '#machines/shell/messages.ts';
import type { MemberDeskMeta } from './member-desk.types.ts';

const heading = 'The captain’s desk';
const quiet = (announce: string): MemberDeskMeta => ({ heading, announce });

export const memberDeskMeta = {
  loading: quiet('Loading the desk.'),
  unavailable: { heading: 'We couldn’t load the desk', announce: '' },
  showing: quiet(''),
  confirming: quiet(''),
  managing: quiet(''),
  previewing: quiet('Checking which totals would change.'),
  reviewing: quiet(''),
  deciding: quiet('Sending your answer.'),
  changing: quiet('Saving the change.'),
  removing: quiet('Removing the member.'),
  expired: {
    heading: messages.loginAgain,
    announce: 'Your session has ended. Sign in again to continue; nothing you chose or typed is lost.',
  },
  forbidden: {
    heading: 'You don’t lead this peloton anymore',
    announce: 'Its captain or another admin changed that, or you left. You can still see its public page.',
  },
} satisfies Record<string, MemberDeskMeta>;
