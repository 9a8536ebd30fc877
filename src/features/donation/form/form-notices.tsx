import { problemText, problemTitle } from '#machines/donation/donation.messages.ts';
import type { DonationContext, DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';

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
