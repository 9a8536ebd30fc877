import type { BaseCampMeta } from './base-camp.types.ts';

/** What each state that a person sees tells them. Nobody asked for the base camp, so it takes no focus. */
export const baseCampMeta = {
  loading: { heading: 'Base camp', focus: 'none', announce: 'Loading your base camp.' },
  unavailable: {
    heading: 'Base camp',
    focus: 'none',
    announce: 'We couldn’t load your base camp.',
  },
  open: { heading: 'Base camp', focus: 'none', announce: '' },
  celebrating: { heading: 'You made it', focus: 'none', announce: '' },
} satisfies Record<string, BaseCampMeta>;
