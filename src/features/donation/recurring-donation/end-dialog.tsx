import type { FlowError } from '#machines/flow-error.ts';
import { money } from '#machines/money.ts';
import { recurringProblemText } from '#machines/recurring-donation/recurring-donation.messages.ts';
import type { RecurringDonation } from '#machines/recurring-donation/recurring-donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import type { SendRecurring } from './recurring-donation.types.ts';
import { toWhom } from './recurring-donation-messages.ts';

type EndDialogProps = {
  donation: RecurringDonation;
  heading: string;
  problem: FlowError | null;
  isEnding: boolean;
  /** Shown while a request runs. */
  waiting: string;
  send: SendRecurring;
};

/** Asks again before a recurring donation ends, because that is permanent. */
export const EndDialog = ({ donation, heading, problem, isEnding, waiting, send }: EndDialogProps) => {
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
        Your {money(donation.amount)} a month to {toWhom(donation.recipient)} ends now, and we won’t charge it
        again. What you gave stays with research. You can’t restart it, but you can set up a new one anytime.
      </p>
      {problem === null ? null : (
        <Notice tone="error" level={3} role="alert">
          {recurringProblemText(problem, 'end')}
        </Notice>
      )}
    </Dialog>
  );
};
