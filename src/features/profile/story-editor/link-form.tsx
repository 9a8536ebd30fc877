import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { linkOf } from '#machines/story/story.rules.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { isComposing } from '#src/components/keyboard/is-composing.ts';
import { css } from '#styled-system/css';

const fieldId = 'story-link';

/** Asks for the address of the selected text. It is inside the page's form, so it is no form itself. */
export const LinkForm = ({ onLink, onClose }: { onLink: (href: string) => void; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const link = () => {
    const href = linkOf(typed);
    if (href === null) setError('Enter an address that begins with https://, such as https://example.org.');
    else onLink(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') link();
    else onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside.
    <div
      ref={box}
      onKeyDown={onKeyDown}
      className={css({ display: 'grid', gap: '3', p: '4', borderBottom: '1px solid token(colors.line)' })}
    >
      <TextField
        id={fieldId}
        label="Link to"
        hint="Select some words first. They’ll become the link."
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(value) => {
          setTyped(value);
          setError(null);
        }}
      />
      <div className={css({ display: 'flex', gap: '3' })}>
        <Button tone="plain" onClick={link}>
          Add the link
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
