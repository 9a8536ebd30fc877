import { useEffect, useRef } from 'react';
import { readCode } from '#machines/form/code.ts';
import type { CodeKind, RegistrationEvent } from '#machines/registration/registration.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { isComposing } from '#src/components/keyboard/is-composing.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';
import { fieldId } from './registration.types.ts';

type CodeFieldProps = {
  kind: CodeKind;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  /** The effect of the code, after it was checked. */
  found: string | null;
  checking: CodeKind | undefined;
  isBusy: boolean;
  onChange: (value: string) => void;
  send: (event: RegistrationEvent) => void;
};

/** A field for a code, with buttons to check and remove it. */
export const CodeField = ({
  kind,
  label,
  hint,
  value,
  error,
  found,
  checking,
  isBusy,
  onChange,
  send,
}: CodeFieldProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isFound = found !== null && error === undefined;
  const wasFound = useRef(isFound);

  // The field and its result replace each other, and the focus stays with the visible one.
  useEffect(() => {
    if (wasFound.current === isFound) return;
    wasFound.current = isFound;
    const next = isFound ? place.current : place.current?.querySelector('input');
    next?.focus();
  }, [isFound]);

  const check = () => send({ type: 'code.applied', kind });

  return (
    <div ref={place} tabIndex={-1}>
      {isFound ? (
        <Notice tone="success" title={readCode(value)} role="status">
          <p>{found}</p>
          <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'code.removed', kind })}>
            Remove this code
          </Button>
        </Notice>
      ) : (
        <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start', flexWrap: 'wrap' })}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in the field */}
          <div
            className={css({ flex: '1 1 14rem', maxWidth: '24rem' })}
            onKeyDown={(event) => {
              // Who has typed a code means the code, not the whole step.
              if (event.key !== 'Enter' || isComposing(event.nativeEvent) || readCode(value) === '') return;
              event.preventDefault();
              check();
            }}
          >
            <TextField
              id={fieldId(`${kind}Code`)}
              label={label}
              hint={hint}
              optional
              value={value}
              error={error}
              disabled={isBusy}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={onChange}
            />
          </div>
          {/* Aligned with the input, not with its label. */}
          <div className={css({ mt: { base: '0', sm: '8' } })}>
            <Button
              tone="plain"
              disabled={isBusy && checking !== kind}
              pending={checking === kind}
              pendingText="Checking your code"
              aria-label={`Check code: ${label}`}
              onClick={check}
            >
              Check code
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
