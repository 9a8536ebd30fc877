import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';

type CopyLinkProps = {
  id: string;
  label: string;
  hint?: string;
  address: string;
  /** The link's target, for people who hear only the button. */
  of: string;
  /** Shows only the button; the address appears where the browser can’t copy it. */
  short?: boolean;
  tone?: 'primary' | 'plain';
};

const root = css({
  display: 'grid',
  gap: '3',
  width: 'full',
  maxWidth: '30rem',
  '&[data-short]': { width: 'auto' },
  _print: { display: 'none' },
});

const said = {
  copied: 'The link is copied.',
  selected: 'Your browser couldn’t copy it. The link is selected: copy it yourself.',
};

/** An address to share, and a button that copies it. */
export const CopyLink = ({ id, label, hint, address, of, short, tone = 'plain' }: CopyLinkProps) => {
  const [outcome, setOutcome] = useState<keyof typeof said | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === 'selected') box.current?.querySelector('input')?.select();
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('selected'),
    );
  return (
    <div ref={box} className={root} data-short={short}>
      {short && outcome !== 'selected' ? null : (
        <TextField id={id} label={label} hint={hint} value={address} onChange={() => undefined} />
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <Button tone={tone} onClick={() => void copy()}>
          {short ? `Copy the ${label.toLowerCase()}` : 'Copy the link'}{' '}
          <VisuallyHidden>for {of}</VisuallyHidden>
        </Button>
        <p
          role="status"
          className={css({ textStyle: 'small', color: 'ink.soft', _empty: { display: 'none' } })}
        >
          {outcome === null ? '' : said[outcome]}
        </p>
      </div>
    </div>
  );
};
