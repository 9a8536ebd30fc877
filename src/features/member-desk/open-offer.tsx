import { personOf } from '#machines/member-desk/member-desk.updates.ts';
import { Button } from '#src/components/button/button.tsx';
import { LastDay } from '#src/components/format/day.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { handoverText } from './desk-messages.ts';
import type { DeskPartProps } from './member-desk.types.ts';

/** The captain changed while the page was open. */
export const Handover = ({ context }: Pick<DeskPartProps, 'context'>) => {
  const handover = handoverText(context);
  return handover === null ? null : (
    <Notice tone="success" role="status" title="The captaincy has changed hands">
      <p>{handover}</p>
    </Notice>
  );
};

/** The open offer of the captaincy. */
export const OpenOffer = ({ context, send, isBusy }: Pick<DeskPartProps, 'context' | 'send' | 'isBusy'>) => {
  const { offer, role } = context.view.desk;
  if (offer === null) return null;
  const person = personOf(offer.offeredTo);
  const { name } = person;
  return (
    <Notice
      level={3}
      title={`${name} has been offered the captaincy`}
      action={
        role === 'captain' ? (
          <Button
            tone="plain"
            pending={isBusy && context.action?.kind === 'withdraw'}
            pendingText="Withdrawing it"
            onClick={() =>
              send({ type: 'member.changed', change: 'withdraw', person, key: crypto.randomUUID() })
            }
          >
            Withdraw the offer
          </Button>
        ) : undefined
      }
    >
      <p>
        {name} can accept until <LastDay until={offer.expiresAt} />. Until then nothing changes.
      </p>
    </Notice>
  );
};
