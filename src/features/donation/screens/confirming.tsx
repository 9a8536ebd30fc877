import type { DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { Moment } from './moment.tsx';

type ConfirmingProps = {
  heading: string;
  text: string;
  /** We asked long enough: from now on we write. */
  isWritten: boolean;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** Nobody knows yet whether the donor was charged. Nothing here can charge again. */
export const Confirming = ({ heading, text, isWritten, isBusy, send }: ConfirmingProps) => (
  <Moment
    key={heading}
    heading={heading}
    lede={text}
    actions={
      isWritten ? (
        <Button tone="plain" size="lg" onClick={() => send({ type: 'outcome.requested' })}>
          Ask once more
        </Button>
      ) : undefined
    }
  >
    {isWritten ? (
      <Notice tone="warning" level={3} title="Please don’t give this again">
        Had the first one gone through, you would have given twice. You can close this page.
      </Notice>
    ) : (
      <p role="status">{isBusy ? 'Asking the payment service. You can leave this page open.' : ''}</p>
    )}
  </Moment>
);
