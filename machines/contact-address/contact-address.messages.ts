import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { ContactAddressMeta } from './contact-address.types.ts';

const heading = 'Your contact address';

const quiet = (announce: string): ContactAddressMeta => ({ heading, focus: 'none', announce });

export const contactAddressMeta = {
  loading: quiet(''),
  unavailable: { heading: 'You can’t change your address right now', focus: 'none', announce: '' },
  resting: { heading, focus: 'action', announce: '' },
  entering: refusing({ heading, focus: 'field', announce: '' }),
  sending: quiet('Sending a code.'),
  confirming: refusing({ heading, focus: 'field', announce: '' }),
  checking: quiet('Checking the code.'),
  cancelling: quiet('Keeping the old address.'),
  expired: {
    heading: messages.loginAgain,
    focus: 'none',
    announce: 'Your session has ended. Sign in again to change your address; what you typed is still here.',
  },
} satisfies Record<string, ContactAddressMeta>;
