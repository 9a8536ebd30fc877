import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type MembershipSnapshot, metaOfMembership } from '#machines/membership/membership.machine.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { type MembershipPorts, membershipFlow } from './membership.actors.ts';
import { MembershipPanel } from './membership-panel.tsx';

type MembershipControlProps = MembershipPorts & {
  peloton: { id: string; name: string; acceptingNewMembers: boolean };
  /** The signed-in person's id; null for a visitor. Another person needs another `key`. */
  publicId: string | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Called after the membership changes. */
  onChanged: () => void;
  wayBack: WayBack;
};

/** The button's text, short enough for a phone's bar. */
const labelOf = ({ context: { joinState } }: MembershipSnapshot, isAccepting: boolean): string => {
  if (joinState?.captaincyOffer) return 'Answer the offer';
  if (joinState?.state === 'member') return 'Membership';
  if (joinState?.state === 'pending') return 'Your request';
  return isAccepting ? 'Join' : 'Join with a code';
};

/** The button that opens the panel, and follows decisions of captain and admins while the page is open. */
export const MembershipControl = (props: MembershipControlProps) => {
  const { peloton, publicId, isOpen, onOpen, onClose, onChanged, wayBack, ...ports } = props;
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => membershipFlow(ports));
  const actor = useFlowActor(logic, { input: { pelotonId: peloton.id, publicId } });
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
        {/* Announces changes by others while the panel is closed. */}
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
