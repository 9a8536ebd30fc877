import { declineText } from '#machines/donation/donation.declines.ts';
import { draftOf, methodsOf } from '#machines/donation/donation.drafts.ts';
import type { DonationContext, DonationMethod } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import { methodNames } from '#src/features/donation/donation-messages.ts';
import type { FormPartProps } from './form.types.ts';

/** Another way than the one that didn't work: a card where it was something else, else PayPal, which every browser has. */
const otherThan = (method: DonationMethod) => (method === 'CreditCard' ? 'PayPalAccount' : 'CreditCard');

export const declineId = 'donation-decline';

type DeclineNoticeProps = Pick<FormPartProps, 'change' | 'isBusy'> & {
  context: DonationContext;
};

/** Why the last try didn't go through, right where it is put right. */
export const DeclineNotice = ({ context, change, isBusy }: DeclineNoticeProps) => {
  const at = slots('donation');
  const { decline } = context;
  if (decline === null) return null;
  const { title, text, said, isOtherOffered } = declineText(decline);
  const { method } = draftOf(context);
  const other = otherThan(method);
  const isAnotherCard = method === 'saved' && context.known?.savedMethod?.type === 'CreditCard';
  return (
    <div id={declineId}>
      <Notice
        tone="error"
        role="alert"
        level={3}
        title={title}
        action={
          isOtherOffered && methodsOf(context).includes(other) ? (
            <Button tone="plain" disabled={isBusy} onClick={() => change({ method: other })}>
              Pay with{' '}
              {other === 'CreditCard' ? (isAnotherCard ? 'another card' : 'a card') : methodNames[other]}
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
