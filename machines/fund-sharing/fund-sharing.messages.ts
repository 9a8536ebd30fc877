import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { FundSharingMeta } from './fund-sharing.types.ts';

const heading = 'Share what was raised';
const quiet = (announce: string): FundSharingMeta => ({ heading, announce });

export const fundSharingMeta = {
  loading: quiet('Loading what can be shared.'),
  unavailable: { heading: 'We couldn’t load what can be shared', announce: '' },
  editing: refusing(quiet('')),
  refreshing: quiet(''),
  planning: quiet('Making the plan.'),
  previewing: quiet('Checking which totals would change.'),
  confirming: { heading: 'Every total that changes', announce: 'See what would change, and confirm it.' },
  posting: { heading: 'Every total that changes', announce: 'Sharing the money.' },
  changed: {
    heading: 'The figures have changed',
    announce: 'No money moved. We’ve kept your amounts: check the new figures, and confirm again.',
  },
  unclear: {
    heading: 'We don’t know whether it worked',
    announce: 'The server didn’t answer. It’s safe to try again: it won’t be done twice.',
  },
  asking: quiet(''),
  acting: quiet('Saving.'),
  closed: { heading: 'Fund sharing has ended', announce: '' },
  expired: {
    heading: messages.loginAgain,
    announce: 'Your session has ended. Sign in again to continue; nothing you typed is lost.',
  },
  forbidden: {
    heading: 'This isn’t yours to share anymore',
    announce: 'You left the peloton, or someone else leads it now. You can still see its public page.',
  },
} satisfies Record<string, FundSharingMeta>;
