import { problemText } from '#machines/donation/donation.messages.ts';
import { donationOnItsWay, referenceOf } from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationEvent } from '#machines/donation/donation.types.ts';
import { moneyExact } from '#machines/money.ts';
import { contentLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { ProgressBar } from '#src/components/progress-bar/progress-bar.tsx';
import { Fact, Facts } from '#src/components/review/review.tsx';
import { css } from '#styled-system/css';
import { Moment } from './moment.tsx';

type ConfirmingProps = {
  context: DonationContext;
  heading: string;
  text: string;
  /** The page has stopped asking; an e-mail will follow. */
  isWritten: boolean;
  /** The donor starts another donation. */
  isLeaving: boolean;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** The result of the charge is unknown. Nothing here can charge again. */
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
      isWide
      scene="answer-awaited"
      isSceneLast
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
            <Button size="lg" onClick={() => send({ type: 'outcome.requested' })}>
              Check again
            </Button>
          </>
        ) : undefined
      }
    >
      {isWritten && context.problem !== null ? (
        <Notice tone="error" role="alert" level={3} title="You can’t start another gift right now">
          {problemText(context.problem)}
        </Notice>
      ) : null}
      {isWritten ? (
        <Notice tone="warning" level={3} title="Please don’t give this again yet">
          If this one went through, you’d be charged twice. Check again in a while, or wait for our e-mail.
          You can close this page.
        </Notice>
      ) : (
        <div className={css({ display: 'grid', gap: '3', maxWidth: 'measure' })}>
          <ProgressBar about="Waiting for the payment service" value={null} visible={isBusy} />
          <p role="status">
            {isBusy ? 'This usually takes less than a minute. Please keep this page open.' : ''}
          </p>
        </div>
      )}
      <Facts>
        {donation === null ? null : (
          <Fact name="Your gift">
            {donation.name === null ? (
              <>
                <b>{moneyExact(donation.charge)}</b>, which you gave before. It isn’t a gift to{' '}
                {context.recipient.name}.
              </>
            ) : (
              <>
                <b>{moneyExact(donation.charge)}</b> to {donation.name}
              </>
            )}
          </Fact>
        )}
        <Fact name="What we know">
          We sent it to the payment service and haven’t heard back. You’ll be charged once at most, no matter
          how often we check.
        </Fact>
        <Fact name="What happens next">
          We’ll keep checking. Once we know, we’ll e-mail you: your receipt, or word that nothing was charged.
        </Fact>
        {context.attempt === null ? null : (
          <Fact name="Your reference">
            <b className={css({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' })}>
              {referenceOf(context.attempt.key)}
            </b>{' '}
            <span className={css({ color: 'ink.soft' })}>
              Mention it if you <TextLink {...contentLink('/contact')}>write to us</TextLink>.
            </span>
          </Fact>
        )}
      </Facts>
    </Moment>
  );
};
