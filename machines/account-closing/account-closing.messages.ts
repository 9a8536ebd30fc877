import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { AccountClosingMeta } from './account-closing.types.ts';

const heading = 'Close your account';

export const accountClosingMeta = {
  loading: { heading, focus: 'none', announce: '' },
  unavailable: { heading: 'We couldn’t check what would end', focus: 'none', announce: '' },
  blocked: { heading: 'Before you close your account', focus: 'heading', announce: '' },
  reviewing: refusing({ heading, focus: 'none', announce: '' }),
  closing: { heading, focus: 'none', announce: 'Closing your account.' },
  expired: {
    heading: messages.loginAgain,
    focus: 'none',
    announce: 'Your session has ended. Nothing is closed yet. Sign in again to continue.',
  },
  closed: {
    heading: 'Your account is closed',
    focus: 'heading',
    announce: 'Your account is closed. You are being signed out.',
  },
} satisfies Record<string, AccountClosingMeta>;
