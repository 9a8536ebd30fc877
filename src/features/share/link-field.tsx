import type { Ref } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Field, fieldLook } from '#src/components/field/field.tsx';
import { css } from '#styled-system/css';
import type { Copied } from './use-copied.ts';

const row = css({ display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '3' });
const status = css({ textStyle: 'small', color: 'ink.soft', mt: '2' });
const address = css({ flex: '1', minWidth: '0' });

const told: Readonly<Record<NonNullable<Copied>, string>> = {
  link: 'Copied. Paste it wherever your people are.',
  words: 'Your message and the link are copied. Paste them wherever your people are.',
  refused:
    'Your browser wouldn’t copy it. The link is selected: press Ctrl+C or ⌘C, or hold it and choose Copy.',
};

type LinkFieldProps = {
  ref: Ref<HTMLInputElement>;
  url: string;
  copied: Copied;
  /** The link is the main method to share here. */
  isMain: boolean;
  onCopy: () => void;
};

/** The address, to copy by a button or by hand. */
export const LinkField = ({ ref, url, copied, isMain, onCopy }: LinkFieldProps) => {
  const field = { id: 'share-link', label: 'Link' };
  const at = fieldLook({ width: 'full', emphasis: undefined });
  return (
    <div>
      <Field {...field}>
        <div className={row}>
          <span className={address}>
            <span className={at('box')}>
              <input
                ref={ref}
                id={field.id}
                readOnly
                value={url}
                className={at('input')}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </span>
          </span>
          <Button tone={isMain ? 'primary' : 'plain'} onClick={onCopy}>
            Copy link
          </Button>
        </div>
      </Field>
      <p role="status" className={status}>
        {copied === null ? 'Anyone can open it. No account needed.' : told[copied]}
      </p>
    </div>
  );
};
