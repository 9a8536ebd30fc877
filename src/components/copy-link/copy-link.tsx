import { useRef, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';

type CopyLinkProps = {
  id: string;
  label: string;
  hint: string;
  address: string;
  /** What the link leads to, for who hears the button alone. */
  of: string;
};

/** An address to send to others, and the button that copies it. */
export const CopyLink = ({ id, label, hint, address, of }: CopyLinkProps) => {
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('The link is copied.');
    } catch {
      box.current?.querySelector('input')?.select();
      setSaid('Your browser couldn’t copy it. The link is selected: copy it yourself.');
    }
  };
  return (
    <div
      ref={box}
      className={css({
        display: 'grid',
        gap: '3',
        width: 'full',
        maxWidth: '30rem',
        _print: { display: 'none' },
      })}
    >
      <TextField id={id} label={label} hint={hint} value={address} onChange={() => undefined} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <Button tone="plain" onClick={() => void copy()}>
          Copy the link <VisuallyHidden>for {of}</VisuallyHidden>
        </Button>
        <p role="status" className={css({ textStyle: 'small', color: 'ink.soft' })}>
          {said}
        </p>
      </div>
    </div>
  );
};
