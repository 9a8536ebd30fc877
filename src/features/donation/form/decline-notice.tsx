import { declineText } from '#machines/donation/donation.declines.ts';
import { draftOf, methodsOf } from '#machines/donation/donation.drafts.ts';
import type { DonationContext } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import type { FormPartProps } from './form.types.ts';

export const declineId = 'donation-decline';

type DeclineNoticeProps = Pick<FormPartProps, 'change' | 'isBusy'> & {
  context: DonationContext;
};

/** Why the last payment was declined, where the donor can correct it. */
export const DeclineNotice = ({ context, change, isBusy }: DeclineNoticeProps) => {
  const at = slots('donation');
  const { decline } = context;
  if (decline === null) return null;
  const { title, text, said, isOtherOffered } = declineText(decline);
  const { method } = draftOf(context);
  // Another card goes into the form below, which also has the other methods.
  const isCardOffered =
    isOtherOffered && method !== 'CreditCard' && methodsOf(context).includes('CreditCard');
  const isAnotherCard = method === 'saved' && context.known?.savedMethod?.type === 'CreditCard';
  return (
    <div id={declineId}>
      <Notice
        tone="error"
        role="alert"
        level={3}
        title={title}
        action={
          isCardOffered ? (
            <Button tone="plain" disabled={isBusy} onClick={() => change({ method: 'CreditCard' })}>
              Pay with {isAnotherCard ? 'another card' : 'a card'}
            </Button>
          ) : null
        }
      >
        <p>{isOtherOffered ? `${text} Nothing was charged.` : text}</p>
        {said === '' ? null : <p className={at('code')}>{said}</p>}
      </Notice>
    </div>
  );
};
