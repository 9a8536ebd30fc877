import { useRef, useState } from 'react';
import type { OwnPlace } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { change, type ShiftsPartProps } from './shifts.types.ts';

type FriendsLinkProps = Pick<ShiftsPartProps, 'send'> & { place: OwnPlace; isBusy: boolean };

/** Where the link stands once there is one. */
export const friendsLinkId = (shiftId: string): string => `friends-${shiftId}`;

const linkOf = (code: string): string => `${location.origin}/volunteer-edit?friends=${code}`;

/** The address that brings friends into the same shift, to be copied. */
const Copying = ({ place, code }: { place: OwnPlace; code: string }) => {
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkOf(code));
      setSaid('The link is copied.');
    } catch {
      box.current?.querySelector('input')?.select();
      setSaid('Your browser couldn’t copy it. The link is selected: copy it yourself.');
    }
  };
  return (
    <div ref={box} className={css({ display: 'grid', gap: '3', maxWidth: '30rem', mt: '3' })}>
      <TextField
        id={friendsLinkId(place.shift.id)}
        label={`Link for friends: ${place.shift.title}`}
        hint="It takes your friends straight to this shift. It doesn’t hold a place for them."
        value={linkOf(code)}
        onChange={() => undefined}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <Button tone="plain" onClick={() => void copy()}>
          Copy the link <VisuallyHidden>for {place.shift.title}</VisuallyHidden>
        </Button>
        <p role="status" className={css({ textStyle: 'small', color: 'ink.soft' })}>
          {said}
        </p>
      </div>
    </div>
  );
};

/** Brings friends into a shift. */
export const FriendsLink = ({ place, isBusy, send }: FriendsLinkProps) =>
  place.code === null ? (
    <div>
      <Button
        tone="quiet"
        disabled={isBusy}
        onClick={() => change(send, { kind: 'share', shiftId: place.shift.id })}
      >
        Bring friends <VisuallyHidden>to {place.shift.title}</VisuallyHidden>
      </Button>
    </div>
  ) : (
    <Copying place={place} code={place.code} />
  );
