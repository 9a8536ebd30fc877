import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { ActivityGoalsMeta } from './activity-goals.types.ts';

const heading = 'Your activity goals';
const meta = (focus: ActivityGoalsMeta['focus'], announce: string, head = heading): ActivityGoalsMeta => ({
  heading: head,
  focus,
  announce,
});

export const activityGoalsMeta = {
  loading: meta('none', 'Loading your goals.'),
  unavailable: meta('heading', '', 'We couldn’t load your goals'),
  absent: meta('none', ''),
  resting: meta('button', ''),
  editing: refusing(meta('field', 'Enter your goal.')),
  entering: refusing(meta('field', 'Enter what you did.')),
  asking: meta('none', ''),
  saving: meta('none', 'Saving.'),
  expired: meta(
    'none',
    'Your session has ended. Sign in again to continue; nothing you typed is lost.',
    messages.loginAgain,
  ),
} satisfies Record<string, ActivityGoalsMeta>;
