import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type MembershipSnapshot, metaOfMembership } from '#machines/membership/membership.machine.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { type MembershipPorts, membershipFlow } from './membership.actors.ts';
import { MembershipPanel } from './membership-panel.tsx';

type MembershipControlProps = MembershipPorts & {
  peloton: { id: string; name: string; acceptingNewMembers: boolean };
  /** Of whoever is signed in; null for a visitor. Another one's needs another `key`. */
  publicId: string | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The membership is another. */
  onChanged: () => void;
  wayBack: WayBack;
};

/** What the button opens, as short as the bar of a phone needs it. */
const labelOf = ({ context: { standing } }: MembershipSnapshot, isAccepting: boolean): string => {
  if (standing?.captaincyOffer) return 'Answer the offer';
  if (standing?.state === 'member') return 'Membership';
  if (standing?.state === 'pending') return 'Your request';
  return isAccepting ? 'Join' : 'Join with a code';
};

/** The button that opens the panel, and follows what captain and admins decide while the page is open. */
export const MembershipControl = (props: MembershipControlProps) => {
  const { peloton, publicId, isOpen, onOpen, onClose, onChanged, wayBack, ...ports } = props;
  // The ports are those of the page that mounted it; another page mounts another.
  const [logic] = useState(() => membershipFlow(ports));
  const actor = useActorRef(logic, { input: { pelotonId: peloton.id, publicId } });
  const snapshot = useSelector(actor, (one) => one);
  const { heading } = metaOfMembership(snapshot);
  const label = labelOf(snapshot, peloton.acceptingNewMembers);

  useEffect(() => {
    const { unsubscribe } = actor.on('membership.changed', onChanged);
    return unsubscribe;
  }, [actor, onChanged]);

  return (
    <>
      <Button size="lg" tone="plain" aria-haspopup="dialog" onClick={onOpen}>
        {label}
      </Button>
      <VisuallyHidden>
        {/* What changes by itself, while the panel is closed. */}
        <span role="status">{snapshot.context.done === 'decided' && !isOpen ? heading : ''}</span>
      </VisuallyHidden>
      {isOpen
        ? createPortal(
            <Dialog open isLong title={heading} onClose={onClose}>
              <MembershipPanel actor={actor} wayBack={wayBack} isAccepting={peloton.acceptingNewMembers} />
            </Dialog>,
            document.body,
          )
        : null}
    </>
  );
};
