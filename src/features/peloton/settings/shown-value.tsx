import type { ReactNode } from 'react';
import { moneyExact } from '#machines/money.ts';
import type { PelotonDraft, PelotonField } from '#machines/peloton/peloton.types.ts';
import { StoryText } from '#src/components/story/story-text.tsx';

const isGoal = (value: PelotonDraft[PelotonField]): value is { unclear: string } =>
  typeof value === 'object' && value !== null && 'unclear' in value;

/** A field's value as readable text. */
export const shownValue = (value: PelotonDraft[PelotonField]): ReactNode => {
  if (value === null || value === '') return <em>Nothing</em>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return moneyExact(value);
  if (typeof value === 'string') return value;
  return isGoal(value) ? value.unclear : <StoryText story={value} />;
};
