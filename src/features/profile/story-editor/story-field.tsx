import { type ComponentType, useEffect, useState } from 'react';
import { isSame } from '#machines/form/typed-values.ts';
import { longestStory, storyLength } from '#machines/story/story.rules.ts';
import { normalStory, type Story, storyText } from '#machines/story/story.ts';
import { withText } from '#machines/story/story-edit.ts';
import { FieldNotes, Optional } from '#src/components/field/field.tsx';
import { leftText } from '#src/components/format/room.ts';
import { untilThere } from '#src/components/lazy/lazy-component.ts';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import type { StoryEditorProps } from './story-editor.tsx';

/** A story as plain text. Unchanged parts keep their formatting. */
const PlainStory = ({
  id,
  value,
  onChange,
  disabled,
  describedBy,
  isInvalid,
  onFocus,
  onBlur,
}: StoryEditorProps & { onFocus: () => void; onBlur: () => void }) => {
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

type Editor = ComponentType<StoryEditorProps>;

/** The editor when its script is loaded; retried until then. */
const useEditorScript = (isWanted: boolean): Editor | null => {
  const [editor, setEditor] = useState<{ Editor: Editor } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void untilThere(() => import('./story-editor.tsx')).then(({ StoryEditor }) => {
      if (!isGone) setEditor({ Editor: StoryEditor });
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return editor?.Editor ?? null;
};

type StoryFieldProps = {
  id: string;
  label: string;
  hint: string;
  value: Story | null;
  error: string | null | undefined;
  disabled: boolean;
  onChange: (story: Story | null) => void;
};

/** Browsers without editable elements keep the plain field. */
const canEdit = () => 'isContentEditable' in HTMLElement.prototype;

const box = css({
  bg: 'surface',
  border: '1px solid token(colors.edge)',
  borderRadius: 'field',
  overflow: 'hidden',
  _focusWithin: { borderColor: 'ink' },
  '&[data-invalid]': { borderColor: 'brick' },
  '&[data-disabled]': {
    bg: 'paper.deep',
    color: 'ink.soft',
    borderColor: 'line',
    '& *': { color: 'ink.soft' },
  },
});

/** The story's field: formatted, or plain text while the editor's script is missing. */
export const StoryField = ({ id, label, hint, value, error, disabled, onChange }: StoryFieldProps) => {
  const at = slots('field');
  const count = leftText(longestStory - storyLength(value));
  const common = {
    id,
    label,
    value,
    onChange,
    disabled,
    describedBy: [`${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' '),
    isInvalid: Boolean(error),
  };
  // The editor replaces the field only when it has no focus, so that typing isn't interrupted.
  const Editor = useEditorScript(canEdit());
  const [isTyping, setTyping] = useState(false);
  return (
    <div className={at('root')}>
      <label htmlFor={id} className={at('label')}>
        {label}
        <Optional />
      </label>
      <div className={box} data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        {Editor === null || isTyping ? (
          <PlainStory {...common} onFocus={() => setTyping(true)} onBlur={() => setTyping(false)} />
        ) : (
          <Editor {...common} />
        )}
      </div>
      <FieldNotes id={id} hint={`${hint} ${count}`} error={error} />
    </div>
  );
};
