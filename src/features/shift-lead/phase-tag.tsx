import type { SheetPhase } from '#machines/shift-lead/sheet-phase.rules.ts';
import { Tag } from '#src/components/notice/tag.tsx';

/** Says of a shift that it is the one to look at, or that it is over. */
export const PhaseTag = ({ phase }: { phase: SheetPhase }) => {
  if (phase === 'now') return <Tag tone="accent">Now</Tag>;
  if (phase === 'next') return <Tag tone="accent">Next</Tag>;
  return phase === 'over' ? <Tag tone="soft">Over</Tag> : null;
};
