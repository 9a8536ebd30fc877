import type { FundSharingMeta } from './fund-sharing.types.ts';

const heading = 'Share what was raised';
const quiet = (announce: string): FundSharingMeta => ({ heading, announce });

/** What each state tells a person: its heading, and what a screen reader says. */
export const fundSharingMeta = {
  loading: quiet('Loading what can be shared.'),
  unavailable: { heading: 'We couldn’t load what can be shared', announce: '' },
  editing: quiet(''),
  refreshing: quiet(''),
  planning: quiet('Making the plan.'),
  previewing: quiet('Reading the totals that would change.'),
  confirming: { heading: 'Every total that changes', announce: 'Read what would change, and confirm it.' },
  posting: { heading: 'Every total that changes', announce: 'Sharing the money.' },
  changed: {
    heading: 'The figures have changed',
    announce: 'Nothing was moved. Your amounts are kept: look at the new figures, and confirm again.',
  },
  unclear: {
    heading: 'We don’t know whether it worked',
    announce: 'The server didn’t answer. Send the same again: it is done once at most.',
  },
  asking: quiet(''),
  acting: quiet('Saving it.'),
  closed: { heading: 'Fund sharing has ended', announce: '' },
  expired: {
    heading: 'Please login again.',
    announce: 'Your session has ended. Sign in again to go on; nothing you typed is lost.',
  },
  forbidden: {
    heading: 'This isn’t yours to share any more',
    announce: 'You left the peloton, or somebody else leads it now. You can still see its public page.',
  },
} satisfies Record<string, FundSharingMeta>;
