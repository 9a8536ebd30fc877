import type { FlowError } from '#machines/flow-error.ts';
import { monthlyProblemText } from '#machines/recurring-donation/recurring-donation.messages.ts';
import type { RecurringGift } from '#machines/recurring-donation/recurring-donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { money } from '#src/components/format/money.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import type { SendMonthly } from './recurring-donation.types.ts';
import { toWhom } from './recurring-donation-messages.ts';

type EndDialogProps = {
  gift: RecurringGift;
  heading: string;
  problem: FlowError | null;
  isEnding: boolean;
  /** What is waited for, in words. */
  waiting: string;
  send: SendMonthly;
};

/** Ending a gift can't be undone, so it is asked once more. */
export const EndDialog = ({ gift, heading, problem, isEnding, waiting, send }: EndDialogProps) => {
  const keep = () => send({ type: 'end.dropped' });
  return (
    <Dialog
      open
      role="alertdialog"
      title={heading}
      onClose={keep}
      actions={
        <>
          <Button tone="plain" disabled={isEnding} onClick={keep}>
            Keep giving
          </Button>
          <Button
            tone="danger"
            pending={isEnding}
            pendingText={waiting}
            onClick={() => send({ type: 'end.confirmed', key: crypto.randomUUID() })}
          >
            End my gift
          </Button>
        </>
      }
    >
      <p>
        Your {money(gift.amount)} a month to {toWhom(gift.recipient)} ends now, and nothing more is charged
        for it. What you have given stays given. It can’t be taken up again, but you can begin a new one at
        any time.
      </p>
      {problem === null ? null : (
        <Notice tone="error" level={3} role="alert">
          {monthlyProblemText(problem, 'end')}
        </Notice>
      )}
    </Dialog>
  );
};
