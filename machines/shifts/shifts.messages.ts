import { messages } from '#machines/shell/messages.ts';
import type { ShiftsMeta } from './shifts.types.ts';

const heading = 'Your shifts';
const meta = (focus: ShiftsMeta['focus'], announce: string, head = heading): ShiftsMeta => ({
  heading: head,
  focus,
  announce,
});

export const shiftsMeta = {
  loading: meta('none', 'Loading your shifts.'),
  unavailable: meta('none', '', 'We couldn’t load the shifts'),
  absent: meta('none', ''),
  resting: meta('result', ''),
  swapping: meta('list', 'Choose the shift you’d like instead.'),
  asking: meta('none', ''),
  saving: meta('none', 'Saving.'),
  expired: meta(
    'none',
    'Your session has ended. Sign in again to continue; nothing is lost.',
    messages.loginAgain,
  ),
} satisfies Record<string, ShiftsMeta>;
