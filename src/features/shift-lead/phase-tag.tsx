import type { SheetPhase } from '#machines/shift-lead/sheet-phase.rules.ts';
import { Tag } from '#src/components/notice/tag.tsx';

/** Marks a shift as the current one, or as over. */
export const PhaseTag = ({ phase }: { phase: SheetPhase }) => {
  if (phase === 'now') return <Tag tone="accent">Now</Tag>;
  if (phase === 'next') return <Tag tone="accent">Next</Tag>;
  return phase === 'over' ? <Tag tone="soft">Over</Tag> : null;
};
