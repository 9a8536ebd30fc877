import { useState } from 'react';
import { isSame } from '#machines/form/typed-values.ts';
import { normalStory, storyText } from '#machines/story/story.ts';
import { withText } from '#machines/story/story-edit.ts';
import { css } from '#styled-system/css';
import type { StoryEditorProps } from './story-editor.tsx';

type PlainStoryProps = StoryEditorProps & { onFocus: () => void; onBlur: () => void };

/** A story as plain text. Unchanged parts keep their formatting. */
export const PlainStory = ({
  id,
  value,
  onChange,
  disabled,
  describedBy,
  isInvalid,
  onFocus,
  onBlur,
}: PlainStoryProps) => {
  const [typed, setTyped] = useState('');
  // The typed text stays while it equals the value.
  const isOwn = isSame(normalStory(withText(value, typed)), normalStory(value));
  return (
    <textarea
      id={id}
      value={isOwn ? typed : storyText(value)}
      disabled={disabled}
      onFocus={onFocus}
      onBlur={onBlur}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(withText(value, target.value));
      }}
      className={css({
        display: 'block',
        width: 'full',
        // As tall as the editor with its toolbar, so that nothing moves when it loads.
        fieldSizing: 'content',
        minHeight: 'calc(19.25rem + 1px)',
        maxHeight: 'calc(39.25rem + 1px)',
        textStyle: 'body',
        p: '4',
        bg: 'transparent',
        outline: 'none',
        resize: 'vertical',
      })}
    />
  );
};
