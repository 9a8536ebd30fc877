import type { ReactNode } from 'react';
import type { Story } from '#machines/story/story.ts';

/** A field for a story; the route passes it in, with its editor. */
export type StorySlot = (field: {
  id: string;
  label: string;
  hint: string;
  value: Story | null;
  error: string | undefined;
  disabled: boolean;
  onChange: (story: Story | null) => void;
}) => ReactNode;
