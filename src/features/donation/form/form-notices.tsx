import { declineText } from '#machines/donation/donation.declines.ts';
import { draftOf, methodsOf } from '#machines/donation/donation.drafts.ts';
import { problemText, problemTitle } from '#machines/donation/donation.messages.ts';
import type { DonationContext, DonationEvent } from '#machines/donation/donation.types.ts';
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

/** The id of the failure, for `useStepFocus`. */
export const problemId = 'donation-problem';

type FormNoticesProps = {
  context: DonationContext;
  isBusy: boolean;
  send: (event: DonationEvent) => void;
};

/** Notices about the whole form. */
export const FormNotices = ({ context, isBusy, send }: FormNoticesProps) => {
  const { problem, fieldErrors } = context;
  const isSaid = problem !== null && Object.keys(fieldErrors).length === 0;
  return (
    <>
      {isSaid ? (
        <div id={problemId} tabIndex={-1}>
          <Notice
            tone={context.quotedCharge === null ? 'error' : 'warning'}
            role="alert"
            level={3}
            title={problemTitle(problem)}
          >
            {problemText(problem)}
          </Notice>
        </div>
      ) : null}
      {context.isDonorUnclear ? (
        <Notice
          tone="warning"
          level={3}
          title="We couldn’t load your details"
          action={
            <Button tone="plain" disabled={isBusy} onClick={() => send({ type: 'details.retried' })}>
              Load my details again
            </Button>
          }
        >
          <p>Type them yourself, or let us try again. Nothing you typed is lost.</p>
        </Notice>
      ) : null}
      {context.isStartedAfresh ? (
        <Notice tone="warning" level={3} title="We couldn’t bring back what you typed">
          We’ve updated the site since then. Please start again. Nothing was charged.
        </Notice>
      ) : null}
    </>
  );
};
