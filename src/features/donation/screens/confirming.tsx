import { problemText } from '#machines/donation/donation.messages.ts';
import { donationOnItsWay } from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { moneyExact } from '#src/components/format/money.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Moment } from './moment.tsx';

type ConfirmingProps = {
  context: DonationContext;
  heading: string;
  text: string;
  /** We asked long enough: from now on we write. */
  isWritten: boolean;
  /** Something else is to be given. */
  isLeaving: boolean;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** Nobody knows yet whether the donor was charged. Nothing here can charge again. */
export const Confirming = ({
  context,
  heading,
  text,
  isWritten,
  isLeaving,
  isBusy,
  send,
}: ConfirmingProps) => {
  const donation = donationOnItsWay(context);
  return (
    <Moment
      key={heading}
      heading={heading}
      lede={text}
      actions={
        isWritten ? (
          <>
            <Button
              tone="quiet"
              pending={isLeaving}
              pendingText="One moment. We’re checking once more."
              onClick={() => send({ type: 'donation.begun' })}
            >
              Make a different gift
            </Button>
            <Button tone="plain" size="lg" onClick={() => send({ type: 'outcome.requested' })}>
              Check again
            </Button>
          </>
        ) : undefined
      }
    >
      {donation === null ? null : (
        <p>
          {donation.name === null ? (
            <>
              It’s the <b>{moneyExact(donation.charge)}</b> you gave before, not a gift to{' '}
              {context.recipient.name}.
            </>
          ) : (
            <>
              It’s your gift of <b>{moneyExact(donation.charge)}</b> to {donation.name}.
            </>
          )}
        </p>
      )}
      {isWritten && context.problem !== null ? (
        <Notice tone="error" role="alert" level={3} title="You can’t start another gift right now">
          {problemText(context.problem)}
        </Notice>
      ) : null}
      {isWritten ? (
        <Notice tone="warning" level={3} title="Please don’t give this again yet">
          If this one went through, you’d give twice. Check again in a while, or wait for our e-mail. You can
          close this page.
        </Notice>
      ) : (
        <p role="status">{isBusy ? 'Checking with the payment service. Please keep this page open.' : ''}</p>
      )}
    </Moment>
  );
};
