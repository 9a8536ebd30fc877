import type { MonthlyGiftMeta } from './monthly-gift.types.ts';

const quiet = (heading: string, announce: string): MonthlyGiftMeta => ({ heading, focus: 'none', announce });
const told = (heading: string, announce: string): MonthlyGiftMeta => ({
  heading,
  focus: 'heading',
  announce,
});

/** What each state tells a person: its heading, where focus goes, and what a screen reader says. */
export const monthlyMeta = {
  loading: quiet('Your monthly gifts', 'Loading your gifts.'),
  unavailable: told(
    'We couldn’t load your gifts',
    'Your gifts could not be loaded. They go on as they were.',
  ),
  listed: told('Your monthly gifts', 'Your monthly gifts.'),
  editing: told('Change this gift', 'Change this gift. Nothing changes until you save it.'),
  tokenizing: quiet('Checking how you pay', 'Checking how you pay. Nothing is charged now.'),
  saving: quiet('Saving', 'Saving your changes.'),
  asking: told('End this monthly gift?', 'End this monthly gift? Nothing will be charged any more.'),
  ending: quiet('Ending this gift', 'Ending this gift.'),
  expired: told(
    'Please login again.',
    'Your session has ended. Sign in again to go on; nothing you typed is lost.',
  ),
} satisfies Record<string, MonthlyGiftMeta>;
