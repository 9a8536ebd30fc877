import { dayIn, eventZone } from '#machines/calendar.ts';
import { problemText } from '#machines/donation/donation.messages.ts';
import type { DonationContext, DonationEvent, DonationReceipt } from '#machines/donation/donation.types.ts';
import { moneyExact } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Bill } from '#src/components/review/review.tsx';
import { css } from '#styled-system/css';

const columns = css({
  display: 'grid',
  gap: { base: '8', lg: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
});

type NextChargeProps = { receipt: DonationReceipt; isGuest: boolean };

const NextCharge = ({ receipt: { nextOn, charge, donorEmail }, isGuest }: NextChargeProps) =>
  nextOn === null ? null : (
    <Notice tone="info" level={3} title="What happens next">
      <p>
        Your next gift is charged on <b>{dateText(nextOn)}</b>, at {moneyExact(charge)}, and then every month.
        We’ll send you a receipt each time.{' '}
        {isGuest ? (
          <>
            To change or stop it, <TextLink to="/edit-donation">create an account</TextLink> with {donorEmail}
            .
          </>
        ) : (
          <>
            <TextLink to="/edit-donation">Change or stop it</TextLink> whenever you like.
          </>
        )}
      </p>
    </Notice>
  );

const isGranted = ({ paidWith }: DonationReceipt): boolean => paidWith?.type === 'Chariot';

const attachedText = (receipt: DonationReceipt): string => {
  if (receipt.refundedAmount >= receipt.charge) return ', as a PDF.';
  return isGranted(receipt)
    ? ', as a PDF. It isn’t a tax receipt: your fund gave you one when you gave to the fund.'
    : ', with a PDF for your taxes.';
};

const backText = (receipt: DonationReceipt): string => {
  const { refundedAmount, charge } = receipt;
  const went = isGranted(receipt) ? 'has since gone back to your fund' : 'has since been refunded to you';
  return refundedAmount >= charge
    ? `All of it ${went}.`
    : `${moneyExact(refundedAmount)} ${went}. ${moneyExact(charge - refundedAmount)} remains.`;
};

type ReceiptPartProps = {
  receipt: DonationReceipt;
  context: DonationContext;
  isResending: boolean;
  send: (event: DonationEvent) => void;
};

/** The donation, its charge, the receipt's address, and a button to e-mail it again. */
export const ReceiptPart = ({ receipt, context, isResending, send }: ReceiptPartProps) => {
  const isGrant = isGranted(receipt);
  return (
    <Part id="receipt" title={isGrant ? 'Your acknowledgment' : 'Your receipt'}>
      <div className={columns}>
        <Bill
          lines={[
            { name: `To ${receipt.recipientName}`, amount: receipt.amount },
            ...(receipt.fee === 0 ? [] : [{ name: 'Fee you covered', amount: receipt.fee }]),
          ]}
          sumName={isGrant ? 'Your fund gives' : 'You were charged'}
          sum={receipt.charge}
        />
        <div className={css({ display: 'grid', gap: '5', justifyItems: 'start', maxWidth: 'measure' })}>
          <p>
            No. <span translate="no">{receipt.number}</span>, {dateText(dayIn(eventZone, receipt.givenAt))}.
            It is on its way to <b translate="no">{receipt.donorEmail}</b>
            {attachedText(receipt)}
          </p>
          {receipt.refundedAmount > 0 ? <p>{backText(receipt)}</p> : null}
          {context.problem === null ? null : (
            <Notice tone="error" role="alert" level={3}>
              {problemText(context.problem)}
            </Notice>
          )}
          <Button
            tone="plain"
            pending={isResending}
            pendingText="Sending it again"
            onClick={() => send({ type: 'receipt.requested', key: crypto.randomUUID() })}
          >
            Send it again
          </Button>
          <p role="status">{context.isReceiptResent ? `Sent again to ${receipt.donorEmail}.` : null}</p>
          <NextCharge receipt={receipt} isGuest={context.known === null} />
        </div>
      </div>
    </Part>
  );
};
