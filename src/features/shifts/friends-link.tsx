import type { OwnPlace } from '#machines/shifts/shifts.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { CopyLink } from '#src/components/copy-link/copy-link.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { change, type ShiftsPartProps } from './shifts.types.ts';

type FriendsLinkProps = Pick<ShiftsPartProps, 'send'> & { place: OwnPlace; isBusy: boolean };

/** The id of the link. */
export const friendsLinkId = (shiftId: string): string => `friends-${shiftId}`;

/** A link that invites friends into a shift. */
export const FriendsLink = ({ place: { shift, code }, isBusy, send }: FriendsLinkProps) =>
  code === null ? (
    <Button tone="quiet" disabled={isBusy} onClick={() => change(send, { kind: 'share', shiftId: shift.id })}>
      Bring friends <VisuallyHidden>to {shift.title}</VisuallyHidden>
    </Button>
  ) : (
    <CopyLink
      id={friendsLinkId(shift.id)}
      label={`Link for friends: ${shift.title}`}
      hint="It takes your friends straight to this shift. It doesn’t hold a place for them."
      address={`${location.origin}/volunteer-edit?friends=${code}`}
      of={shift.title}
    />
  );
