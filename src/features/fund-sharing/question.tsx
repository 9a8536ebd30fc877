import type { FundSharingSnapshot } from '#machines/fund-sharing/fund-sharing.machine.ts';
import type { FundSharingEvent } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { wayText } from './sharing-messages.ts';

type QuestionProps = { snapshot: FundSharingSnapshot; send: (event: FundSharingEvent) => void };

/** Asks again before a share is taken back. */
export const Question = ({ snapshot, send }: QuestionProps) => {
  const { action } = snapshot.context;
  if (!snapshot.matches('asking') || action === null || !('share' in action)) return null;
  const { kind, share } = action;
  const dismiss = () => send({ type: 'question.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title={kind === 'undo' ? `Take ${money(share.amount)} back?` : `Give ${money(share.amount)} back?`}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            Cancel
          </Button>
          <Button tone="danger" onClick={() => send({ type: 'action.confirmed', key: crypto.randomUUID() })}>
            {kind === 'undo' ? 'Take it back now' : 'Give it back now'}
          </Button>
        </>
      }
    >
      <p>
        It goes back {wayText({ from: share.to, to: share.from }, snapshot.context.publicId)}. We’ll e-mail
        everyone it concerns.
      </p>
    </Dialog>
  );
};
