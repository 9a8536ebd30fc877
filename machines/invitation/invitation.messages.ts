import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { InvitationMeta } from './invitation.types.ts';

const heading = 'Invite by e-mail';

export const invitationMeta = {
  typing: refusing({ heading, focus: 'field', announce: '' }),
  sending: { heading, focus: 'none', announce: 'Sending your invitations.' },
  sent: { heading, focus: 'result', announce: '' },
  expired: {
    heading: messages.loginAgain,
    focus: 'none',
    announce: 'Your session has ended. Sign in again to send your invitations; what you typed is still here.',
  },
} satisfies Record<string, InvitationMeta>;
